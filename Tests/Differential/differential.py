#!/usr/bin/env python3
"""Compares the native rule engine with two oracles on random rules: python-dateutil and `reference_rules`.

usage: differential.py EXECUTABLE [RULES [SEED]]

EXECUTABLE reads lines `rule|start|isDate|from|to` and writes the instances of each from `from` to `to` on a line.

The engine must equal the reference always, and dateutil except where the rule has a form that dateutil is known to
treat otherwise (`known_faults`); the tally tells how often each fault was seen. Exit status 1 when a difference is
left. Windows are short and mostly near DTSTART, since both oracles step from there.
"""

import multiprocessing
import random
import signal
import subprocess
import sys
from collections import Counter
from datetime import datetime, timedelta

from dateutil.rrule import rrulestr

from reference_rules import FREQUENCIES, UNITS, WEEKDAYS, Rule

SECONDS_FOR_DATEUTIL = 0.1
MOST = 2000
SPANS = {  # days: the longest window and the furthest distance of its start from DTSTART
    "YEARLY": (12_000, 40_000),
    "MONTHLY": (2_000, 12_000),
    "WEEKLY": (700, 4_000),
    "DAILY": (200, 2_000),
    "HOURLY": (20, 100),
    "MINUTELY": (3, 6),
    "SECONDLY": (0.1, 0.1),
}


class TooSlow(Exception):
    pass


def alarm(*_):
    raise TooSlow


def signed(source, highest, most):
    """Some distinct numbers of ±1...highest, with small and last ones often."""
    pool = list(range(1, highest + 1)) + list(range(1, min(8, highest) + 1)) * 2 + [highest, highest - 1] * 3
    return sorted({max(1, source.choice(pool)) * source.choice([1, 1, -1]) for _ in range(source.randint(1, most))})


def listed(values):
    return ",".join(str(value) for value in values)


def random_parts(source, frequency, start, is_date):
    parts = {"FREQ": frequency}
    is_long = frequency in ("MONTHLY", "YEARLY")
    if source.random() < 0.5:
        parts["INTERVAL"] = source.choice([2, 2, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 24, 25, 30, 36, 45, 61, 90, 1440])
        if frequency == "YEARLY":
            parts["INTERVAL"] = source.choice([2, 2, 3, 4, 5, 7])
    if source.random() < 0.4:
        parts["WKST"] = source.choice(WEEKDAYS)
    if source.random() < 0.3:
        parts["BYMONTH"] = listed(source.sample(range(1, 13), source.randint(1, 5)))
        if source.random() < 0.5:  # A near window has something to show.
            parts["BYMONTH"] = listed(sorted({start.month, start.month % 12 + 1, source.randint(1, 12)}))
    if source.random() < (0.25 if frequency == "YEARLY" else 0.03):
        parts["BYWEEKNO"] = listed(signed(source, 53, 4))
    if source.random() < (0.15 if frequency == "YEARLY" or frequency in UNITS else 0.03):
        parts["BYYEARDAY"] = listed(signed(source, 366, 6))
    if source.random() < (0.3 if frequency != "WEEKLY" else 0.04):
        parts["BYMONTHDAY"] = listed(signed(source, 31, 6))
    if source.random() < 0.4:
        days = source.sample(WEEKDAYS, source.randint(1, 5))
        if source.random() < (0.5 if is_long else 0.05):
            highest = 53 if frequency == "YEARLY" and "BYMONTH" not in parts else 5
            plain = source.random() < 0.3
            days = [
                f"{'' if plain and source.random() < 0.5 else signed(source, highest, 1)[0]}{day}" for day in days
            ]
        parts["BYDAY"] = listed(days)
    for name, limit in (("BYHOUR", 24), ("BYMINUTE", 60), ("BYSECOND", 60)):
        if source.random() < 0.2:
            most = 12 if frequency in UNITS else 4
            parts[name] = listed(source.sample(range(limit), source.randint(1, most)))
    if any(name.startswith("BY") for name in parts) and source.random() < 0.3:
        parts["BYSETPOS"] = listed(signed(source, source.choice([1, 3, 5, 10, 40]), 3))
    if is_long and source.random() < 0.2:
        parts["SKIP"] = source.choice(["FORWARD", "BACKWARD"])
    return parts


def random_case(source):
    """A start, whether it is a date, the parts of a rule, and a window."""
    frequency = source.choice(FREQUENCIES)
    year = source.choice([source.randint(1995, 2035), source.randint(1604, 2110)])
    start = datetime(year, 1, 1) + timedelta(days=source.randrange(365))
    if source.random() < 0.15:
        start = source.choice([datetime(2024, 2, 29), datetime(2025, 12, 31), datetime(2026, 1, 31), datetime(2096, 2, 29)])
    is_date = source.random() < 0.15
    if not is_date:
        clock = (source.randrange(24), source.randrange(60), source.choice([0, 0, 7, 59]))
        start += timedelta(hours=clock[0], minutes=clock[1], seconds=clock[2])
    parts = random_parts(source, frequency, start, is_date)
    span, distance = SPANS[frequency]
    if source.random() < 0.3:
        parts["COUNT"] = source.choice([1, 2, 3, source.randint(1, 60), source.randint(1, 5000)])
    elif source.random() < 0.2:
        until = start + timedelta(seconds=source.randrange(1, int(86_400 * (span + distance))))
        parts["UNTIL"] = f"{until:%Y%m%d}" if is_date or source.random() < 0.2 else f"{until:%Y%m%dT%H%M%S}"
    first = start + timedelta(seconds=source.choice([-86_400, 0, source.randrange(int(86_400 * distance) + 1)]))
    last = first + timedelta(seconds=source.randrange(int(86_400 * span)) + 86_400 * (frequency not in UNITS))
    return start, is_date, parts, first, last


def known_faults(parts, start, is_date):
    """The forms of a rule that dateutil treats otherwise, with the reason."""
    frequency, byday = parts["FREQ"], parts.get("BYDAY", "")
    numbered = [entry for entry in byday.split(",") if len(entry) > 2]
    faults = []
    if numbered and len(numbered) < len(byday.split(",")) and frequency in ("MONTHLY", "YEARLY"):
        faults.append("plain and numbered BYDAY are intersected")
    if "BYWEEKNO" in parts and not {"BYDAY", "BYMONTHDAY", "BYYEARDAY"} & parts.keys():
        faults.append("BYWEEKNO without a day takes all seven")
    if "BYWEEKNO" in parts:
        faults.append("BYWEEKNO at the edges of the year: 53 and negative ones are off, WKST too")
    if numbered and "BYWEEKNO" in parts:
        faults.append("BYDAY ordinals beside BYWEEKNO")
    if frequency == "WEEKLY" and "BYSETPOS" in parts:
        faults.append("weekly BYSETPOS counts from DTSTART in the first week")
    if "SKIP" in parts:
        faults.append("SKIP is not known")
    if is_date and frequency in UNITS:
        faults.append("DATE start with a frequency below a day")
    return faults


def dateutil_instances(parts, start, is_date, first, last):
    """dateutil's instances with DTSTART in front and counted; None when it takes too long."""
    count = int(parts.get("COUNT", 10**9))
    left_out = {"COUNT", "SKIP"} | ({"BYHOUR", "BYMINUTE", "BYSECOND"} if is_date else set())
    parts = {name: value for name, value in parts.items() if name not in left_out}
    if len(parts.get("UNTIL", "")) == 8:
        parts["UNTIL"] += "T235959"
    found = [start]
    signal.setitimer(signal.ITIMER_REAL, SECONDS_FOR_DATEUTIL)
    try:
        for instance in rrulestr(";".join(f"{n}={v}" for n, v in parts.items()), dtstart=start):
            if len(found) >= count or instance > last:
                break
            if instance != start:
                found.append(instance)
    except ValueError as error:
        # INTERVAL never meets BYHOUR, BYMINUTE or BYSECOND: dateutil refuses such a rule.
        if "empty" not in str(error):
            raise
    except TooSlow:
        return None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    return [time for time in found if first <= time <= last][:MOST]


def differing(ours, wanted):
    """What only one of two lists has, in short."""
    only_ours, only_theirs = sorted(set(ours) - set(wanted))[:4], sorted(set(wanted) - set(ours))[:4]
    return f"  only ours {listed(only_ours)}\n  only theirs {listed(only_theirs)}"


def judge(job):
    """The verdict on an answer, how many instances it has, and what differs."""
    (start, is_date, parts, first, last), answer = job
    signal.signal(signal.SIGALRM, alarm)
    ours = [datetime.strptime(t, "%Y%m%dT%H%M%S") for t in answer.split() if t not in ("+", "...")]
    reference = Rule(parts, start, is_date).instances(first, last)[:MOST]
    if "..." in answer:
        return "DIFFERENT: given up", len(ours), ""
    if ours != reference:
        return "DIFFERENT from the reference", len(ours), differing(ours, reference)
    oracle = dateutil_instances(parts, start, is_date, first, last)
    if oracle is None:
        return "reference agrees, dateutil too slow", len(ours), ""
    if ours == oracle:
        return "all agree", len(ours), ""
    faults = known_faults(parts, start, is_date)
    if faults:
        return "reference agrees, dateutil: " + faults[0], len(ours), ""
    return "DIFFERENT from dateutil", len(ours), differing(ours, oracle)


def main():
    executable = sys.argv[1]
    rules = int(sys.argv[2]) if len(sys.argv) > 2 else 20_000
    source = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 5545)
    cases = [random_case(source) for _ in range(rules)]
    lines = []
    for start, is_date, parts, first, last in cases:
        rule = ";".join(f"{name}={value}" for name, value in parts.items())
        times = [f"{time:%Y%m%dT%H%M%S}" for time in (start, first, last)]
        lines.append("|".join([rule, times[0], str(int(is_date)), *times[1:]]))
    run = subprocess.run([executable], input="\n".join(lines) + "\n", capture_output=True, text=True, check=True)
    with multiprocessing.Pool() as pool:
        verdicts = pool.map(judge, zip(cases, run.stdout.split("\n")), chunksize=20)
    different = [(line, *verdict) for line, verdict in zip(lines, verdicts) if verdict[0].startswith("DIFFERENT")]
    for line, name, _, difference in different[:15]:
        print(f"{name} {line}\n{difference}")
    frequencies = Counter(parts["FREQ"] for _, _, parts, _, _ in cases)
    several = sum(count > 1 for _, count, _ in verdicts)
    print(f"{rules} rules, {several} with two or more instances in the window; {dict(frequencies)}")
    for name, number in Counter(name for name, _, _ in verdicts).most_common():
        print(f"{number:7} {name}")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
