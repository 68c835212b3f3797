"""Libraries asked for the same month, each by a small program."""

from pathlib import Path

import calendars
from measuring import Failure
from rows import Found

# What libical holds for each VEVENT of these calendars, with some room.
LIBICAL_BYTES_PER_EVENT = 6_500


def available_memory():
    """Bytes that programs may still take, or None where the system does not tell."""
    try:
        lines = Path("/proc/meminfo").read_text(encoding="ascii").splitlines()
    except FileNotFoundError:
        return None
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith("MemAvailable:")), None)


class Libical:
    largest = largest_of_all = 1_000_000

    def __init__(self, stopwatch, program):
        self.title, self.stopwatch, self.program = "libical", stopwatch, program
        self.version = stopwatch.output([program, "--version"]).strip()

    def measure(self, given):
        available = available_memory()
        if available is not None and available < given.size * LIBICAL_BYTES_PER_EVENT:
            raise Failure("not enough memory is free")
        command = [self.program, given.file, *calendars.MONTH_IN_UTC]
        yield Found("libical", self.stopwatch.measure(command), self.stopwatch.output(command).strip())


class Icalendar:
    largest = largest_of_all = 100_000

    def __init__(self, stopwatch, python):
        self.title, self.stopwatch, self.python = "icalendar", stopwatch, python
        code = "import platform, sys; from importlib.metadata import version; " \
            "print(platform.python_version(), *map(version, sys.argv[1:]))"
        versions = stopwatch.output([python, "-c", code, "icalendar", "recurring-ical-events"]).split()
        self.version = "{1} with recurring-ical-events {2} and Python {0}".format(*versions)

    def measure(self, given):
        script = Path(__file__).with_name("expand_month.py")
        command = [self.python, script, given.file, calendars.MONTH, calendars.ZONE]
        yield Found("python", self.stopwatch.measure(command), self.stopwatch.output(command).strip())
