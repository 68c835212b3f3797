#!/usr/bin/env python3
"""Compares the occurrences of whole random events with recurring-ical-events and a plain reading of RFC 5545.

usage: event_differential.py FLIPCAL [EVENTS [SEED]]

FLIPCAL lists a calendar of EVENTS random events for several months in two viewing zones. What it must equal always is
`expected`, which takes the instances of rules from python-dateutil and everything else from the RFC: zones, lengths,
RDATE, EXDATE and overrides. recurring-ical-events must give the same, except where an event has a form that it is
known to treat otherwise (`known_faults`) and it gives exactly what `expected` gives with that fault. The tally tells
how often each fault was seen. Exit status 1 when a difference is left.

Left out, because the RFC leaves it open or `differential.py` covers it: an EXDATE for an instance that is also
overridden, a PERIOD after an override for THISANDFUTURE, UNTIL before DTSTART, an end before the start, EXDATE
and RECURRENCE-ID in another form than DTSTART, HOURLY in zones that set their clocks, and the rules that
python-dateutil treats otherwise.
"""

import json
import multiprocessing
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta, timezone
from functools import lru_cache
from itertools import combinations, islice
from zoneinfo import ZoneInfo

import recurring_ical_events
from dateutil.rrule import rrulestr
from icalendar import Calendar

WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
ZONES = [
    "Europe/Berlin", "Europe/Berlin", "America/New_York", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu",
    "Africa/Casablanca", "Pacific/Apia", "America/Sao_Paulo", "Europe/Dublin", "America/Santiago", "America/Havana",
    "Pacific/Chatham", "Asia/Beirut", "Africa/Cairo", "UTC",
]
VIEWING_ZONES = [
    "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "America/Santiago", "America/Havana", "Pacific/Apia",
]
DATE, FLOATING = "date", "floating"
STEADY_ZONES = ["UTC", "Asia/Kathmandu", FLOATING]
WINDOWS = 12
MONTHS = [1, 2, 3, 3, 3, 4, 4, 5, 6, 7, 8, 9, 9, 10, 10, 10, 11, 11, 12]  # Those with changes of offset come often.
DAY = timedelta(days=1)
HOUR = timedelta(hours=1)
MARGIN = 12 * DAY  # More than the longest event, the furthest offset and the furthest move of THISANDFUTURE together.
PROCESSES = 2
EVENTS_OF_A_CHUNK = 50

WALL_CLOCK = "a length is kept on the wall clock, not as exact time"
MIXED_NAMES = "EXDATE, RECURRENCE-ID and PERIOD match the figures of UTC and of local time alike"
UNCOUNTED_START = "a DTSTART outside the rule is not counted"
WALL_DUPLICATES = "instances are told apart by wall clock, not by moment"


# Events


@dataclass(frozen=True)
class Time:
    """A date, a floating time or a time on the clocks of a zone."""

    wall: datetime
    zone: str

    @property
    def is_date(self):
        return self.zone == DATE

    @property
    def is_zoned(self):
        return self.zone not in (DATE, FLOATING)

    def at(self, wall):
        return Time(wall, self.zone)

    def instant(self, viewing):
        """The moment in UTC. `fold=0` is RFC 5545 3.3.5: the offset before a gap, the first pass of an overlap."""
        zone = self.zone if self.is_zoned else viewing
        return self.wall.replace(tzinfo=ZoneInfo(zone)).astimezone(timezone.utc)

    def told_in(self, zone):
        """The same moment in another zone; in UTC where it falls on the second pass of an overlap there."""
        local = self.instant(None).astimezone(ZoneInfo(zone))
        if local.fold:
            return self.told_in("UTC")
        return Time(local.replace(tzinfo=None), zone)

    @property
    def text(self):
        if self.is_date:
            return f"{self.wall:%Y%m%d}"
        return f"{self.wall:%Y%m%dT%H%M%S}" + ("Z" if self.zone == "UTC" else "")


@dataclass(frozen=True)
class Duration:
    """Days on the clocks of the start's zone, then exact time."""

    days: int
    exact: timedelta = timedelta(0)

    @property
    def text(self):
        if not self.exact:
            return f"P{self.days // 7}W" if self.days % 7 == 0 else f"P{self.days}D"
        hours, minutes = divmod(self.exact // timedelta(minutes=1), 60)
        return "P" + (f"{self.days}D" if self.days else "") + f"T{hours}H" + (f"{minutes}M" if minutes else "")


@dataclass
class Override:
    instance: Time
    start: Time
    end: Time | Duration | None
    is_cancelled: bool = False
    is_for_future: bool = False


@dataclass
class Event:
    uid: str
    start: Time
    end: Time | Duration | None = None
    rule: dict = field(default_factory=dict)
    additions: list = field(default_factory=list)  # (start, end of a PERIOD or None)
    exceptions: list = field(default_factory=list)
    overrides: list = field(default_factory=list)
    walls: list = field(default_factory=list)  # What the rule gives near the windows, DTSTART in front and counted.
    uncounted: list = field(default_factory=list)  # What the rule gives besides when DTSTART is not counted.


# Their text


def property_line(name, times, parameters="", texts=None):
    """A property with times of one form, folded."""
    first = times[0]
    if first.is_date:
        parameters += ";VALUE=DATE"
    elif first.is_zoned and first.zone != "UTC":
        parameters += f";TZID={first.zone}"
    line = f"{name}{parameters}:" + ",".join(texts or [time.text for time in times])
    return "\r\n ".join(line[n : n + 70] for n in range(0, len(line), 70))


def span_lines(start, end):
    lines = [property_line("DTSTART", [start])]
    if isinstance(end, Duration):
        lines.append(f"DURATION:{end.text}")
    elif end:
        lines.append(property_line("DTEND", [end]))
    return lines


def by_zone(times):
    groups = {}
    for time in times:
        groups.setdefault(time.zone, []).append(time)
    return groups.values()


def component(uid, lines):
    return ["BEGIN:VEVENT", f"UID:{uid}", "DTSTAMP:20200101T000000Z", *lines, "END:VEVENT"]


def event_lines(event):
    lines = span_lines(event.start, event.end)
    if event.rule:
        lines.append("RRULE:" + ";".join(f"{name}={value}" for name, value in event.rule.items()))
    for times in by_zone(start for start, end in event.additions if end is None):
        lines.append(property_line("RDATE", times))
    for start, end in event.additions:
        if end is not None:
            lines.append(property_line("RDATE", [start], ";VALUE=PERIOD", [f"{start.text}/{end.text}"]))
    for times in by_zone(event.exceptions):
        lines.append(property_line("EXDATE", times))
    lines = component(event.uid, lines)
    for override in event.overrides:
        parameters = ";RANGE=THISANDFUTURE" if override.is_for_future else ""
        own = [property_line("RECURRENCE-ID", [override.instance], parameters)]
        own += span_lines(override.start, override.end) + ["STATUS:CANCELLED"] * override.is_cancelled
        lines += component(event.uid, own)
    return lines


def calendar_text(events):
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//flipcal//event_differential//EN"]
    for event in events:
        lines += event_lines(event)
    return "\r\n".join([*lines, "END:VCALENDAR", ""])


# Random events


@dataclass(frozen=True)
class Window:
    first: date
    end: date  # exclusive

    @property
    def span(self):
        return tuple(datetime(day.year, day.month, day.day) for day in (self.first, self.end))


def random_windows(source):
    months = set()
    while len(months) < WINDOWS:
        months.add((source.randint(2020, 2032), source.choice(MONTHS)))
    return [Window(date(year, month, 1), date(year + month // 12, month % 12 + 1, 1)) for year, month in sorted(months)]


@lru_cache(maxsize=None)
def changes_of_offset(zone, windows):
    """The wall times before which a zone's offset changes within the windows."""
    found = []
    for window in windows:
        moment, end = (time.replace(tzinfo=timezone.utc) for time in window.span)
        while moment < end:
            local, later = (time.astimezone(ZoneInfo(zone)) for time in (moment, moment + HOUR / 2))
            if local.utcoffset() != later.utcoffset():
                found.append((local + HOUR / 2).replace(tzinfo=None))
            moment += HOUR / 2
    return found


class EventMaker:
    """One random event, the same for a seed, a number and the windows."""

    def __init__(self, seed, number, windows):
        self.source = random.Random(f"{seed}/{number}")
        self.windows = windows
        self.uid = f"event-{number}"

    def chance(self, probability):
        return self.source.random() < probability

    def event(self):
        self.zone = self.source.choices([DATE, FLOATING, self.source.choice(ZONES)], [15, 12, 73])[0]
        weights = {"DAILY": 25, "WEEKLY": 20, "MONTHLY": 17, "YEARLY": 10, "HOURLY": 8 * (self.zone in STEADY_ZONES), None: 20}
        self.frequency = self.source.choices(list(weights), list(weights.values()))[0]
        start = Time(self.start_wall(), self.zone)
        event = Event(self.uid, start, self.end(start))
        if self.frequency:
            self.add_rule(event)
        self.is_for_future = bool(event.rule) and self.chance(0.05)
        instances = [start.at(wall) for wall in event.walls] or [start]
        if self.chance(0.25):
            event.additions = self.additions(instances)
        instances += [time for time, end in event.additions if time not in instances]
        if event.rule or event.additions:
            self.change_instances(event, instances)
        return event

    # Starts and lengths

    def clock(self):
        if self.zone == DATE:
            return timedelta(0)
        hour = self.source.choice([0, 0, 1, 1, 2, 2, 2, 3, 9, 17, 22, 23, self.source.randrange(24)])
        return timedelta(hours=hour, minutes=self.source.choice([0, 0, 15, 30, 30, 45, 59]))

    def start_wall(self):
        first = self.source.choice(self.windows).span[0]
        changes = changes_of_offset(self.zone, self.windows) if self.zone not in (DATE, FLOATING) else []
        if changes and self.chance(0.35):
            back = 0 if self.frequency == "HOURLY" else self.source.choice([0, 0, 1, 2, 7, 14, 28])
            return self.source.choice(changes) - back * DAY + self.source.randint(-12, 12) * HOUR / 4
        if self.frequency == "HOURLY":
            return first + self.source.randint(-10, 28) * DAY + self.clock()
        if self.frequency is None or self.chance(0.65):
            return first + self.source.randint(-70, 31) * DAY + self.clock()
        return datetime(1990, 1, 1) + self.source.randrange(41 * 365) * DAY + self.clock()

    def other_zone(self):
        return self.source.choice(ZONES)

    def end(self, start):
        """A DTEND, a DURATION or nothing; never an end before the start."""
        days = self.source.choice([1, 1, 1, 2, 3, 7])
        clock = timedelta(minutes=self.source.choice([15, 30, 60, 60, 90, 120, 180, 300, 480, 480, 720, 1440, 1500]))
        if start.is_date:
            return self.source.choice([None, Duration(days), start.at(start.wall + days * DAY)])
        form = self.source.choices(["none", "end", "elsewhere", "exact", "nominal", "days"], [12, 35, 10, 23, 12, 8])[0]
        if form == "none":
            return None
        if form == "exact":
            return Duration(0, clock)
        if form == "nominal":
            return Duration(days, clock)
        if form == "days":
            return Duration(days)
        end = start.at(start.wall + clock + (days * DAY if self.chance(0.1) else timedelta(0)))
        if form == "elsewhere" and start.is_zoned:
            end = end.told_in(self.other_zone())
        return end if end.instant("UTC") >= start.instant("UTC") else None

    # Rules

    def add_rule(self, event):
        start = event.start
        parts = {"FREQ": self.frequency}
        is_long = self.frequency in ("MONTHLY", "YEARLY")
        if self.chance(0.4):
            parts["INTERVAL"] = self.source.choice([2, 2, 3, 4, 5, 6] if self.frequency != "YEARLY" else [2, 3])
        if self.chance(0.2):
            parts["WKST"] = self.source.choice(WEEKDAYS)
        self.add_days(parts, start.wall, is_long)
        if not start.is_date and self.frequency != "HOURLY" and self.chance(0.12):
            parts["BYHOUR"] = self.numbers(start.wall.hour, 0, 23)
        elif not start.is_date and self.chance(0.06):
            parts["BYMINUTE"] = self.numbers(start.wall.minute, 0, 59)
        if self.chance(0.1) and self.has_many_days(parts):
            parts["BYSETPOS"] = self.source.choice(["1", "-1", "2", "1,-1", "2,-2"])
        self.bound(parts, start)
        until = start.wall + 6 * 366 * DAY
        if len(list(islice(rrulestr(f"{rule_text(parts)};UNTIL={until:%Y%m%dT%H%M%S}", dtstart=start.wall), 2))) < 2:
            # A rule without instances, or nearly so, would be searched to the year 9999.
            parts = {name: value for name, value in parts.items() if not name.startswith("BY")}
        event.rule = parts
        event.walls, event.uncounted = instances_near(parts, start, self.windows)

    def numbers(self, own, lowest, highest):
        others = [self.source.randint(lowest, highest) for _ in range(self.source.randint(0, 2))]
        return ",".join(str(number) for number in sorted({own, *others}))

    def add_days(self, parts, start, is_long):
        own = WEEKDAYS[start.weekday()]
        if self.chance(0.2):
            parts["BYMONTH"] = self.numbers(start.month, 1, 12)
        if self.frequency != "WEEKLY" and self.chance(0.2):
            parts["BYMONTHDAY"] = self.source.choice([self.numbers(start.day, 1, 28), "-1", "1,15,-1", "29,30,31"])
        elif self.frequency == "YEARLY" and self.chance(0.15):
            parts["BYYEARDAY"] = self.source.choice(["1,100,-1", "59,60,61", "-100,200"])
        elif is_long and self.chance(0.4):
            place = (start.day - 1) // 7 + 1
            if self.chance(0.5) and (self.frequency == "MONTHLY" or "BYMONTH" in parts):
                parts["BYDAY"] = self.source.choice([f"{place}{own}", f"-1{own}", f"1{own},-1{own}", "2MO,-2FR"])
            else:
                parts["BYDAY"] = self.source.choice(["MO,TU,WE,TH,FR", f"{own}", "SA,SU"])
        elif not is_long and self.chance(0.45 if self.frequency == "WEEKLY" else 0.15):
            parts["BYDAY"] = ",".join({own: None, **dict.fromkeys(self.source.sample(WEEKDAYS, 2))})
            if self.chance(0.15):  # Without DTSTART's own.
                parts["BYDAY"] = WEEKDAYS[(start.weekday() + 2) % 7]

    def has_many_days(self, parts):
        return self.frequency in ("MONTHLY", "YEARLY") and len(parts.get("BYDAY", "").strip("-0123456789")) > 4

    def bound(self, parts, start):
        if self.frequency == "HOURLY" or self.chance(0.3):
            highest = {"HOURLY": 250, "DAILY": 3000, "WEEKLY": 500, "MONTHLY": 100, "YEARLY": 25}[self.frequency]
            is_old = start.wall < self.windows[0].span[0] - 70 * DAY
            counts = [highest, highest // 2] if is_old else [2, 3, 5, 10, 30, self.source.randint(1, highest)]
            parts["COUNT"] = str(self.source.choice(counts))
        elif self.chance(0.3):
            last = max(start.wall, self.source.choice(self.windows).span[0]) + self.source.randint(0, 31) * DAY
            until = start.at(last)
            parts["UNTIL"] = (until.told_in("UTC") if until.is_zoned else until).text

    # RDATE, EXDATE, RECURRENCE-ID

    def additions(self, instances):
        """New instances, near given ones, and now and then one that is there already."""
        found = [(time, None) for time in filter(None, map(second_pass, instances)) if self.chance(0.5)][:1]
        for near in self.source.sample(instances, min(len(instances), self.source.randint(1, 3))):
            if self.chance(0.15):
                found.append((near, self.period_end(near)))
                continue
            step = DAY if near.is_date else HOUR / 4
            time = near.at(near.wall + self.source.randint(-40, 40) * step + 7 * self.source.randint(-2, 2) * DAY)
            if time.is_zoned and self.chance(0.35):
                time = time.told_in(self.other_zone())
            known = {start.instant("UTC") for start in instances} | {start.instant("UTC") for start, _ in found}
            if time.instant("UTC") not in known:
                found.append((time, self.period_end(time)))
        return found

    def period_end(self, start):
        if start.is_date or self.is_for_future or self.chance(0.6):
            return None
        end = self.end(start)
        return end.told_in(start.zone) if isinstance(end, Time) and start.is_zoned else end

    def named(self, time):
        """An instance as EXDATE and RECURRENCE-ID may write it."""
        if not time.is_zoned or self.chance(0.6):
            return time
        return time.told_in(self.source.choice(["UTC", self.other_zone()]))

    def change_instances(self, event, instances):
        chosen = self.source.sample(instances, min(len(instances), 6))
        moments = {}
        for time in chosen:
            moments.setdefault(time.instant("UTC"), time)
        chosen = list(moments.values())
        if self.chance(0.3):
            event.exceptions = [self.named(chosen.pop()) for _ in range(min(len(chosen), self.source.randint(1, 3)))]
        if self.is_for_future and chosen:
            event.overrides.append(self.move_for_future(chosen.pop(), event.start.zone))
        if self.chance(0.4):
            event.overrides += [self.override(chosen.pop()) for _ in range(min(len(chosen), self.source.randint(1, 3)))]

    def move_for_future(self, instance, zone):
        if instance.zone != zone:
            instance = instance.told_in(zone)
        steps = [-1, 0, 1, 2] if instance.is_date else [-1, 0, 1 / 24, 2 / 24, -3 / 48]
        start = instance.at(instance.wall + self.source.choice(steps) * DAY)
        return Override(instance, start, self.end(start), is_for_future=True)

    def override(self, instance):
        days = self.source.choice([0, 0, 0, 0, 1, -1, 5, 25, -25, 40, -40])
        step = timedelta(0) if instance.is_date else self.source.choice([0, 0, 1, 2, -1, -3, 8]) * HOUR / 2
        start = instance.at(instance.wall + days * DAY + step)
        if start.is_zoned and self.chance(0.3):
            start = start.told_in(self.other_zone())
        if self.chance(0.05):
            midnight = start.wall.replace(hour=0, minute=0)
            if start.is_date:
                start = Time(midnight + self.source.randrange(96) * HOUR / 4, "UTC")
            else:
                start = Time(midnight, DATE)
        return Override(self.named(instance), start, self.end(start), is_cancelled=self.chance(0.15))


def second_pass(time):
    """In UTC, since no local time can say it; None where a time comes only once."""
    if not time.is_zoned:
        return None
    local = time.wall.replace(tzinfo=ZoneInfo(time.zone), fold=1)
    moment = Time(local.astimezone(timezone.utc).replace(tzinfo=None), "UTC")
    return moment if moment.instant("UTC") > time.instant("UTC") else None


def rule_text(parts, *left_out):
    return ";".join(f"{name}={value}" for name, value in parts.items() if name not in ("COUNT", "UNTIL", *left_out))


@lru_cache(maxsize=None)
def days_near(windows):
    days = set()
    for window in windows:
        first, end = window.span
        days |= {(first - MARGIN + n * DAY).date() for n in range((end - first + 2 * MARGIN).days)}
    return days


def instances_near(parts, start, windows):
    """The instances of a rule near the windows: DTSTART in front and counted, and what is left when it is not."""
    count = int(parts.get("COUNT", 10**9))
    last, near = windows[-1].span[1] + MARGIN, days_near(windows)
    found, uncounted, number = [start.wall], [], 1
    for wall in rrulestr(rule_text(parts), dtstart=start.wall):
        if wall > last or is_past(parts.get("UNTIL"), start.at(wall)):
            break
        if wall == start.wall:
            continue
        number += 1
        if number > count:
            uncounted.append(wall)
            break
        if wall.date() in near:
            found.append(wall)
    # A rule that gives DTSTART itself counts it anyway.
    if uncounted and next(iter(rrulestr(rule_text(parts), dtstart=start.wall))) == start.wall:
        uncounted = []
    return found, uncounted


def is_past(until, time):
    if until is None or (time.wall + 2 * DAY).year < int(until[:4]):
        return False
    if until.endswith("Z"):
        return f"{time.instant('UTC'):%Y%m%dT%H%M%SZ}" > until
    return time.text > until


# The answer that is expected


def length(start, end, viewing, on_wall_clock):
    """RFC 5545 3.8.5.3: an exact length from an end, a nominal one from a DURATION, for all instances but those that
    an RDATE of PERIOD value type gives another, be they the rule's as well.
    """
    if end is None:
        return Duration(1 if start.is_date else 0)
    if isinstance(end, Duration):
        return end
    if start.is_date or on_wall_clock and start.zone == end.zone:
        return Duration(0, end.wall - start.wall)
    return Duration(0, end.instant(viewing) - start.instant(viewing))


def span(start, duration, viewing, on_wall_clock):
    """The dates or the moments of an instance."""
    if start.is_date:
        return start.wall.date(), (start.wall + duration.days * DAY + duration.exact).date()
    begin = start.instant(viewing)
    if on_wall_clock:
        end = start.at(start.wall + duration.days * DAY + duration.exact).instant(viewing)
    else:
        end = start.at(start.wall + duration.days * DAY).instant(viewing) + duration.exact
    return begin, max(begin, end)


def expected(event, viewing, faults=frozenset()):
    """The spans of all occurrences near the windows, as the RFC has it or with faults of recurring-ical-events."""
    on_wall_clock = WALL_CLOCK in faults

    def names(time):
        """What EXDATE, RECURRENCE-ID and PERIOD name an instance by, the moment first."""
        if not time.is_zoned:
            return [time.wall]
        moment = time.instant(None).replace(tzinfo=None)
        return [moment, time.wall] if MIXED_NAMES in faults else [moment]

    def identity(time):
        if WALL_DUPLICATES not in faults:
            return time.wall if time.is_date else time.instant(viewing)
        return time.wall.replace(tzinfo=ZoneInfo(time.zone)) if time.is_zoned else time.wall

    excluded = {name for time in event.exceptions for name in names(time)}
    replaced = {}
    for override in event.overrides:
        for name in names(override.instance):
            replaced.setdefault(name, override)
    walls = event.walls + (event.uncounted if UNCOUNTED_START in faults else [])
    candidates = [event.start, *map(event.start.at, walls), *(start for start, _ in event.additions)]
    periods = {}
    for start, end in event.additions:
        if end:
            periods.update(dict.fromkeys(names(start), length(start, end, viewing, on_wall_clock)))
    usual = length(event.start, event.end, viewing, on_wall_clock)
    for_future = [override for override in event.overrides if override.is_for_future]
    seen, met, found = set(), [], []
    for start in candidates:
        own_names = names(start)
        if identity(start) in seen or not excluded.isdisjoint(own_names):
            continue
        hits = [replaced[name] for name in own_names if name in replaced]
        if hits:
            met.append(hits[-1])
            continue
        seen.add(identity(start))
        own = next((periods[name] for name in reversed(own_names) if name in periods), usual)
        for override in for_future:
            if names(override.instance)[0] < own_names[0]:
                start = start.at(start.wall + (override.start.wall - override.instance.wall))
                own = length(override.start, override.end, viewing, on_wall_clock)
        found.append(span(start, own, viewing, on_wall_clock))
    for override in event.overrides:
        own_names = names(override.instance)
        is_known = any(replaced[name] is override for name in own_names) and excluded.isdisjoint(own_names)
        if not override.is_cancelled and (is_known or any(override is other for other in met)):
            own = length(override.start, override.end, viewing, False)
            # Here the library takes DTEND as it is.
            on_wall = on_wall_clock and isinstance(override.end, Duration)
            found.append(span(override.start, own, viewing, on_wall))
    return found


def known_faults(event):
    """The faults of recurring-ical-events that an event's form may bring out.

    * WALL_CLOCK: it adds `end - start` of Python's datetimes, which in one zone is the difference of the figures.
      23:00 to 07:00 in Europe/Berlin before the first Sunday of summer time is 7 hours; the next night is 8 there.
    * MIXED_NAMES: for 09:00 in Berlin it remembers 07:00 (UTC) and 09:00 without a zone, and an instance at 07:00 in
      Berlin is taken for the one that was meant.
    * UNCOUNTED_START: COUNT=2 with a DTSTART that the rule does not give makes three instances; RFC 5545 3.3.10 wants
      DTSTART to count as the first.
    * WALL_DUPLICATES: 02:30 and 03:30 are one moment where the clocks go from 02:00 to 03:00; it keeps both.
    """
    parts = [event, *event.overrides]
    has_length = any(part.end is not None for part in parts) or any(end for _, end in event.additions)
    zones = {event.start.zone, *(part.start.zone for part in parts), *(time.zone for time, _ in event.additions)}
    faults = []
    if has_length and zones - {DATE, "UTC"}:
        faults.append(WALL_CLOCK)
    if event.start.is_zoned and (event.exceptions or event.overrides or any(end for _, end in event.additions)):
        faults.append(MIXED_NAMES)
    if event.uncounted:
        faults.append(UNCOUNTED_START)
    if event.rule and not event.start.is_date:
        faults.append(WALL_DUPLICATES)
    return faults


# The answers that are compared


@lru_cache(maxsize=None)
def edges(window, viewing):
    return [Time(time, FLOATING).instant(viewing) for time in window.span]


def touches(start, end, window, viewing):
    """Whether an occurrence touches a window: one that ends where it begins does not, one without length may."""
    if not isinstance(start, datetime):
        return start < window.end and end > window.first
    first, last = edges(window, viewing)
    return start < last and (end > first or start == end and start >= first)


def in_windows(spans, windows, viewing):
    return Counter((place, *s) for place, window in enumerate(windows) for s in spans if touches(*s, window, viewing))


def oracle_components(event, windows):
    """What recurring-ical-events finds near each window, with room on both sides for the zones."""
    query = recurring_ical_events.of(Calendar.from_ical(calendar_text([event])))
    answers = []
    for window in windows:
        first, end = window.span
        found = query.between(first - MARGIN, end + MARGIN)
        answers.append([(c["DTSTART"].dt, c["DTEND"].dt) for c in found if c.get("STATUS") != "CANCELLED"])
    return answers


def oracle_answer(answers, windows, viewing):
    def moment(time):
        if not isinstance(time, datetime):
            return time
        return (time if time.tzinfo else time.replace(tzinfo=ZoneInfo(viewing))).astimezone(timezone.utc)

    result = Counter()
    for place, (window, found) in enumerate(zip(windows, answers)):
        for start, end in found:
            start, end = moment(start), moment(end)
            end = max(start, end)
            if touches(start, end, window, viewing):
                result[(place, start, end)] += 1
    return result


def flipcal_answers(executable, path, windows, viewing_zones, state):
    """For each event and viewing zone what flipcal lists in the windows."""
    environment = {**os.environ, "TZ": "UTC", "LC_ALL": "C.UTF-8", "XDG_STATE_HOME": state,
                   "FLIPCAL_CONFIG": os.devnull}

    def listed(place, viewing):
        window = windows[place]
        days = ["--from", f"{window.first}", "--to", f"{window.end - DAY}"]
        command = [executable, "agenda", *days, "--tz", viewing, "--json", path]
        run = subprocess.run(command, env=environment, capture_output=True, text=True)
        if run.returncode or run.stderr:
            sys.exit(f"{' '.join(command)}: status {run.returncode}\n{run.stderr}")
        return place, viewing, json.loads(run.stdout)

    def moment(text):
        if len(text) == len("2026-12-01"):
            return date.fromisoformat(text)
        return datetime.fromisoformat(text).astimezone(timezone.utc)

    answers = {}
    with ThreadPoolExecutor(PROCESSES) as pool:
        jobs = [pool.submit(listed, place, viewing) for place in range(len(windows)) for viewing in viewing_zones]
        for place, viewing, occurrences in (job.result() for job in jobs):
            for occurrence in occurrences:
                key = (place, moment(occurrence["start"]), moment(occurrence["end"]))
                answers.setdefault(occurrence["uid"], {}).setdefault(viewing, Counter())[key] += 1
    return answers


@dataclass
class Verdict:
    event: Event
    name: str
    occurrences: int
    differences: list


def differences(kind, ours, theirs, viewing):
    """Lines that tell how two answers differ."""

    def text(time):
        return f"{time:%Y-%m-%d %H:%MZ}" if isinstance(time, datetime) else f"{time}"

    def shown(items):
        return "; ".join(sorted({f"{text(start)} to {text(end)}" for _, start, end in items})[:4])

    found = [("ours", ours - theirs), (kind, theirs - ours)]
    return [f"  {viewing}, only {name}: {shown(items)}" for name, items in found if items]


def predicted_by(event, oracle, windows):
    """The fewest known faults that give exactly what the library gives, or None."""
    faults = known_faults(event)
    for number in range(1, len(faults) + 1):
        for some in combinations(faults, number):
            if all(in_windows(expected(event, v, some), windows, v) == answer for v, answer in oracle.items()):
                return some
    return None


def judge(event, answers, windows, viewing_zones):
    ours = {viewing: answers.get(viewing, Counter()) for viewing in viewing_zones}
    reference = {viewing: in_windows(expected(event, viewing), windows, viewing) for viewing in viewing_zones}
    occurrences = sum(sum(answer.values()) for answer in ours.values())
    components = oracle_components(event, windows)
    oracle = {viewing: oracle_answer(components, windows, viewing) for viewing in viewing_zones}
    if ours != reference:
        lines = [line for v in viewing_zones for line in differences("the RFC's", ours[v], reference[v], v)]
        other = "the RFC's" if oracle == reference else "ours" if oracle == ours else "a third one"
        lines.append(f"  The library's answer is {other}.")
        return Verdict(event, "DIFFERENT from the reading of the RFC", occurrences, lines)
    if ours == oracle:
        return Verdict(event, "all agree" if occurrences else "all agree that the windows are empty", occurrences, [])
    faults = predicted_by(event, oracle, windows)
    if faults:
        return Verdict(event, "agree except known fault: " + " + ".join(faults), occurrences, [])
    lines = [line for v in viewing_zones for line in differences("the library's", ours[v], oracle[v], v)]
    return Verdict(event, "DIFFERENT from recurring-ical-events", occurrences, lines)


def made_chunk(job):
    seed, numbers, windows = job
    return [EventMaker(seed, number, windows).event() for number in numbers]


def judged_chunk(job):
    events, answers, windows, viewing_zones = job
    return [judge(event, answers.get(event.uid, {}), windows, viewing_zones) for event in events]


def main():
    executable = os.path.abspath(sys.argv[1])
    events_wanted = int(sys.argv[2]) if len(sys.argv) > 2 else 3000
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 5545
    source = random.Random(seed)
    windows = tuple(random_windows(source))
    viewing_zones = source.sample(VIEWING_ZONES, 2)
    chunks = [range(n, min(n + EVENTS_OF_A_CHUNK, events_wanted)) for n in range(0, events_wanted, EVENTS_OF_A_CHUNK)]
    with multiprocessing.Pool(PROCESSES) as pool, tempfile.TemporaryDirectory() as folder:
        made = pool.map(made_chunk, [(seed, numbers, windows) for numbers in chunks], chunksize=1)
        path = os.path.join(folder, "events.ics")
        with open(path, "w", encoding="utf-8", newline="") as file:
            file.write(calendar_text([event for chunk in made for event in chunk]))
        answers = flipcal_answers(executable, path, windows, viewing_zones, folder)
        jobs = []
        for chunk in made:
            own = {event.uid: answers[event.uid] for event in chunk if event.uid in answers}
            jobs.append((chunk, own, windows, viewing_zones))
        verdicts = [verdict for chunk in pool.map(judged_chunk, jobs, chunksize=1) for verdict in chunk]
    return report(verdicts, windows, viewing_zones)


def report(verdicts, windows, viewing_zones):
    different = [verdict for verdict in verdicts if verdict.name.startswith("DIFFERENT")]
    for verdict in different[:15]:
        print(verdict.name)
        for line in event_lines(verdict.event) + verdict.differences:
            print("  " + line.replace("\r\n ", ""))
    events = [verdict.event for verdict in verdicts]
    forms = {
        "rule": sum(bool(event.rule) for event in events),
        "RDATE": sum(bool(event.additions) for event in events),
        "EXDATE": sum(bool(event.exceptions) for event in events),
        "override": sum(bool(event.overrides) for event in events),
        "THISANDFUTURE": sum(any(override.is_for_future for override in event.overrides) for event in events),
    }
    print(
        f"{len(events)} events in {len(windows)} months seen from {' and '.join(viewing_zones)}: "
        f"{sum(verdict.occurrences for verdict in verdicts)} occurrences; with {forms}"
    )
    for name, number in Counter(verdict.name for verdict in verdicts).most_common():
        print(f"{number:7} {name}")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
