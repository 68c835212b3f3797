#!/usr/bin/env python3
"""Compares the speed of the native rule engine with that of libical's iterator on the rules of `rules.txt`.

usage: recurrence.py RULE-BENCHMARK LIBICAL-ITERATOR

Both programs read lines `rule|start|isDate|from|to`, take the number of repetitions as last argument, and write
`count seconds`: the instances of one query, and the processor time of all repetitions. libical is measured as it is
mostly used, stepping from DTSTART, and placed at the window with icalrecur_iterator_set_start. That refuses rules with
COUNT, so in the totals and means those stand as stepped. Exit status 1 when the counts differ.
"""

import datetime
import math
import platform
import statistics
import subprocess
import sys
from pathlib import Path

RUNS = 5
SECONDS_PER_RUN = 0.1
ROW = "{:21} {:>8} {:>8} {:>10} {:>9} {:>10} {:>10} {:>10} {:>7} {:>7}"


def read_rules():
    """The names of the rules and the lines that the programs read."""
    lines = (Path(__file__).parent / "rules.txt").read_text(encoding="ascii").splitlines()
    return [line.split("|", 1) for line in lines if line and not line.startswith("#")]


def run(command, repeats, line):
    """The count of one query and the seconds of all."""
    answer = subprocess.run([*command, str(repeats)], input=line + "\n", stdout=subprocess.PIPE, text=True, check=True)
    count, seconds = answer.stdout.split()
    return int(count), float(seconds)


def enough_repeats(command, line):
    """So many repetitions that a run takes about SECONDS_PER_RUN."""
    repeats = 1
    while True:
        _, seconds = run(command, repeats, line)
        if seconds >= SECONDS_PER_RUN / 4:
            return max(1, round(repeats * SECONDS_PER_RUN / seconds))
        repeats *= 4


def measure(commands, line):
    """Each command's count and the median of its seconds per query; the runs alternate, so a slow moment is shared."""
    repeats = [enough_repeats(command, line) for command in commands]
    counts, seconds = [set() for _ in commands], [[] for _ in commands]
    for _ in range(RUNS):
        for index, command in enumerate(commands):
            count, time = run(command, repeats[index], line)
            counts[index].add(count)
            seconds[index].append(time / repeats[index])
    if any(len(of_one) > 1 for of_one in counts):
        raise RuntimeError(f"a program contradicts itself: {line}")
    return [of_one.pop() for of_one in counts], [statistics.median(times) for times in seconds]


def processor():
    """The processor's name, as Linux or macOS tells it."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    except FileNotFoundError:
        command = ["sysctl", "-n", "machdep.cpu.brand_string"]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    return platform.machine()


def print_row(name, count, seconds, steps_only=False):
    """A row of the table; `steps_only` leaves out what libical cannot do."""
    rates = [f"{count / time:,.0f}" for time in seconds]
    ratios = [f"{time / seconds[0]:.1f}" for time in seconds[1:]]
    times = [f"{time * 1e6:.2f}" for time in seconds]
    if steps_only:
        times[2] = rates[2] = ratios[1] = "-"
    print(ROW.format(name, f"{count:,}", *times, *rates, *ratios))


def print_heading(libical):
    version = subprocess.run([*libical, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    print(f"{processor()}; {platform.platform()}; {datetime.date.today()}")
    print(f"libical {version}: from DTSTART (step), and placed at the window with set_start (set).")
    print(f"Processor time with set-up, median of {RUNS} runs. Ratio: libical's time to ours. set_start refuses COUNT.")
    print()
    print(ROW.format("", "", "us/query", "", "", "inst./s", "", "", "ratio", ""))
    print(ROW.format("rule", "inst.", "ours", "step", "set", "ours", "step", "set", "step", "set"))


def main():
    if len(sys.argv) != 3:
        sys.exit("usage: recurrence.py RULE-BENCHMARK LIBICAL-ITERATOR")
    ours, libical = [sys.argv[1]], [sys.argv[2]]
    commands = [ours, libical, [*libical, "--set-start"]]
    print_heading(libical)
    total, totals, ratios, different = 0, [0.0] * len(commands), [], []
    for name, line in read_rules():
        counts, seconds = measure(commands, line)
        print_row(name, counts[0], seconds, steps_only=";COUNT=" in line)
        if len(set(counts)) > 1:
            different.append(f"{name}: {counts[0]} instances, but libical has {counts[1]} (step), {counts[2]} (set)")
        total += counts[0]
        totals = [sum_of_one + time for sum_of_one, time in zip(totals, seconds)]
        ratios.append([time / seconds[0] for time in seconds[1:]])
    rates = [f"{total / time:,.0f}" for time in totals]
    step, placed = (math.exp(statistics.fmean(map(math.log, column))) for column in zip(*ratios))
    print(
        f"All, inst./s: {rates[0]} ours, {rates[1]} step, {rates[2]} set. "
        f"Geometric mean of ratio: {step:.1f} step, {placed:.1f} set."
    )
    if different:
        sys.exit("\n".join(["The counts differ:", *different]))


if __name__ == "__main__":
    main()
