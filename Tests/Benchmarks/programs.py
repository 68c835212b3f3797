"""Other calendars for the terminal, asked for the same month."""

import shutil

import calendars
from rows import Found

KHAL_SETTINGS = """\
[calendars]
[[calendar]]
path = {directory}
readonly = True
[locale]
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
local_timezone = {zone}
default_timezone = {zone}
[sqlite]
path = {cache}
"""


# The largest calendar that is asked of them where time matters, and where it does not.
EVERYDAY_LARGEST = 10_000
PATIENT_LARGEST = 100_000


class Khal:
    largest_of_all = PATIENT_LARGEST

    def __init__(self, stopwatch, program, title, row, work, largest):
        self.title, self.stopwatch, self.program, self.row, self.largest = title, stopwatch, program, row, largest
        self.settings, self.cache = work / f"{row}.config", work / f"{row}.db"
        self.version = stopwatch.output([program, "--version"]).split()[-1]

    def command(self, *options):
        return [self.program, "-c", self.settings, "list", *options, f"{calendars.MONTH}-01", "31d"]

    def measure(self, given):
        settings = KHAL_SETTINGS.format(directory=given.directory, zone=calendars.ZONE, cache=self.cache)
        self.settings.write_text(settings, encoding="utf-8")
        yield Found(f"{self.row}-build", self.stopwatch.measure(self.command(), before=self.forget))
        listed = len(self.stopwatch.output(self.command("--format", "{uid}", "--day-format", "")).split())
        yield Found(self.row, self.stopwatch.measure(self.command()), f"{listed} by day")

    def forget(self):
        self.cache.unlink(missing_ok=True)


class Calcurse:
    # An import that leaves something out ends with 1 and a log in TMPDIR.
    import_statuses = (0, 1)
    largest_of_all = PATIENT_LARGEST

    def __init__(self, stopwatch, program, work, largest):
        self.title, self.stopwatch, self.program, self.largest = "calcurse", stopwatch, program, largest
        self.home = work / "calcurse"
        self.version = stopwatch.output([program, "--version"]).split()[1]

    def command(self, *options):
        return [self.program, "-D", self.home, "-C", self.home, *options]

    def measure(self, given):
        importing = self.command("-q", "-i", given.file)
        measured = self.stopwatch.measure(importing, statuses=self.import_statuses, before=self.forget)
        kept = len((self.home / "apts").read_bytes().splitlines())
        yield Found("calcurse-import", measured, f"{kept:,} of {given.size:,} events kept")
        year, month = calendars.MONTH.split("-")
        query = self.command("-Q", "--from", f"{month}/01/{year}", "--days", "31")
        formats = [f"--format-{kind}=x\\n" for kind in ("apt", "recur-apt", "event", "recur-event")]
        listed = self.stopwatch.output([*query, *formats]).splitlines().count("x")
        yield Found("calcurse", self.stopwatch.measure(query), f"{listed} by day")

    def forget(self):
        shutil.rmtree(self.home, ignore_errors=True)
        self.home.mkdir()
