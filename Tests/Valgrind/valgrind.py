#!/usr/bin/env python3
"""Runs flipcal under valgrind: no run may touch memory that is not its own, and none may lose more of it for more input.

  valgrind.py PROGRAM [--cases RUNNER]

PROGRAM is linked to the system's C library, of which valgrind replaces the allocator. The commands below run on the
samples; RUNNER, if given, is a script that runs a program on cases of its own and is handed one that runs under valgrind.
Exit 1 where anything is found. Standard library only; needs valgrind and strip.
"""
import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMMANDS = [
    ["month", "2026-12"], ["month", "2026-12", "--json"], ["agenda", "--from", "2026-11-01", "--days", "90", "--json"],
    ["agenda", "--days", "400", "--tsv"], ["day", "2026-12-15"], ["search", "a", "--from", "2026-01-01"],
    ["month", "2026-12", "--html"], ["month", "2026-12", "--svg"], ["check"],
]
# What is kept to the end on purpose is small and does not grow: the zones that a run has asked for.
MOST_MORE_LOST = 2048


def event(number):
    rule = ["", "RRULE:FREQ=WEEKLY;COUNT=30\r\n", "RRULE:FREQ=MONTHLY;BYDAY=-1FR\r\nEXDATE:20261225T090000Z\r\n"][number % 3]
    zone = ["DTSTART:", "DTSTART;TZID=Europe/Berlin:", "DTSTART;TZID=Nowhere:"][number % 3]
    return (
        f"BEGIN:VEVENT\r\nUID:{number}\r\nDTSTAMP:20260101T000000Z\r\n{zone}202612{number % 28 + 1:02}T090000\r\n{rule}"
        f"SUMMARY:Event {number}\\, with a long enough title\r\nLOCATION:Raum {number} für alle\r\n"
        f"DESCRIPTION:{'text ' * 20}\r\nATTENDEE:mailto:a@example.org\r\nEND:VEVENT\r\n")


def calendar(count):
    return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//example//EN\r\n" + "".join(map(event, range(count))) + "END:VCALENDAR\r\n"


class Valgrind:
    def __init__(self, program, folder):
        self.folder = folder
        self.logs = folder / "logs"
        self.logs.mkdir()
        self.logs.chmod(0o777)
        # Valgrind stumbles over the debugging information of newer compilers.
        plain = folder / "flipcal.plain"
        subprocess.run(["strip", "-g", "-o", plain, program], check=True)
        self.wrapper = folder / "flipcal"
        self.wrapper.write_text(
            "#!/bin/sh\nexec valgrind -q --leak-check=full --show-leak-kinds=none --errors-for-leak-kinds=none "
            f"--log-file={self.logs}/%p.log {plain} \"$@\"\n")
        self.wrapper.chmod(0o755)
        folder.chmod(0o755)

    def run(self, arguments):
        home = self.folder / "home"
        environment = {
            "HOME": str(home), "PATH": os.environ["PATH"], "TZ": "Europe/Berlin", "LANG": "C.UTF-8",
            "FLIPCAL_NOW": "2026-12-01T08:00:00Z"}
        subprocess.run(
            [self.wrapper, *arguments], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def lost(self, plain, arguments):
        """Bytes that a run has lost."""
        log = self.folder / "lost.log"
        subprocess.run(
            ["valgrind", "--leak-check=full", "--show-leak-kinds=none", f"--log-file={log}", plain, *arguments],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={"HOME": str(self.folder), "TZ": "UTC", "PATH": os.environ["PATH"]})
        found = re.findall(r"(?:definitely|indirectly) lost: ([\d,]+) bytes", log.read_text())
        return sum(int(number.replace(",", "")) for number in found)

    def errors(self):
        """What the logs hold: with -q, errors only."""
        texts = [log.read_text(errors="replace") for log in sorted(self.logs.iterdir())]
        return len(texts), [text for text in texts if re.search(r"== (Invalid|Conditional|Use of|Syscall|Process term)", text)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--cases", type=pathlib.Path)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        valgrind = Valgrind(args.program.resolve(), folder)
        samples = sorted((ROOT / "samples").glob("*.ics"))
        for command in COMMANDS:
            valgrind.run(command + [str(sample) for sample in samples])
        passed = True
        if args.cases:
            passed = subprocess.run([sys.executable, args.cases, valgrind.wrapper]).returncode == 0
        runs, errors = valgrind.errors()
        for text in errors[:5]:
            print(text)
        growth = []
        for command in COMMANDS:
            lost = []
            for count in (100, 1000):
                file = folder / f"{count}.ics"
                file.write_text(calendar(count), newline="")
                lost.append(valgrind.lost(folder / "flipcal.plain", command + [str(file)]))
            growth.append((" ".join(command), *lost))
        for command, few, many in growth:
            print(f"{command:50} lost with 100 events {few:>8,} bytes, with 1000 {many:>8,}")
        leaks = [row for row in growth if row[2] - row[1] > MOST_MORE_LOST]
        print(f"{runs} runs: {len(errors)} with invalid accesses; {len(leaks)} commands whose losses grow")
        sys.exit(0 if passed and not errors and not leaks else 1)


if __name__ == "__main__":
    main()
