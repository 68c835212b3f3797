"""The measurements of flipcal itself."""

import shutil

import calendars
from measuring import Failure, Measurement
from rows import Found

CHANGED_FILES = 5
# Names of months in a language that a person chose: C.UTF-8 would spare flipcal the work of finding them.
LOCALE = "en_US.UTF-8"


class Flipcal:
    """The program with a state and a cache of its own below `work`."""

    def __init__(self, binary, stopwatch, work):
        self.binary = binary
        self.stopwatch = stopwatch
        self.state = work / "state"
        self.cache = work / "cache"
        self.indexed = {"LC_ALL": LOCALE, "XDG_STATE_HOME": str(self.state), "XDG_CACHE_HOME": str(self.cache)}
        # Nothing can be made below a file, not even by root, so there is no index.
        no_directory = work / "file"
        no_directory.touch()
        self.bare = {
            "LC_ALL": LOCALE, "XDG_STATE_HOME": str(work / "no-state"), "XDG_CACHE_HOME": str(no_directory / "cache"),
        }

    def forget(self):
        for directory in (self.state, self.cache):
            shutil.rmtree(directory, ignore_errors=True)
            directory.mkdir()

    def index_bytes(self):
        return sum(path.stat().st_size for path in self.cache.rglob("*") if path.is_file())

    def month(self, *sources):
        return [self.binary, "month", calendars.MONTH, *sources]

    def agenda(self, *sources):
        return [self.binary, "agenda", "--from", f"{calendars.MONTH}-01", "--days", "7", *sources]

    def can_search(self):
        return self.stopwatch.run([self.binary, "help", "search"], statuses=(0, 2)).status == 0

    def occurrences(self, source):
        """How many occurrences the month has: rows of a table with a heading."""
        command = [self.binary, "agenda", "--from", calendars.MONTH, "--to", calendars.MONTH, "--tsv", source]
        return f"{len(self.stopwatch.output(command, self.bare).splitlines()) - 1}"

    def check(self, source):
        """Fails where a page or list that the index gives is not that of the calendar itself. Gives the page."""
        for command in (self.month, self.agenda):
            cold = self.stopwatch.output(command(source), self.bare)
            warm = self.stopwatch.output(command(), self.indexed)
            lines = [len(text.splitlines()) for text in (cold, warm)]
            if lines[0] != lines[1]:
                raise Failure(f"{source}: {lines[0]} lines without index, {lines[1]} with it: {command()[1]}")
            if cold != warm:
                raise Failure(f"{source}: other lines without index than with it: {command()[1]}")
        return self.stopwatch.output(self.month(), self.indexed)

    def measure_file(self, file):
        """Yields what was Found of a single file."""
        yield Found("cold", self.stopwatch.measure(self.month(file), self.bare), self.occurrences(file))
        yield Found("build", self.stopwatch.measure([self.binary, file], self.indexed, before=self.forget))
        self.check(file)
        yield Found("month", self.stopwatch.measure(self.month(), self.indexed))
        there, back = self.stopwatch.runs_of_each([[self.binary, "next"], [self.binary, "prev"]], self.indexed)
        yield Found("flip", Measurement.of(there + back))
        yield Found("agenda", self.stopwatch.measure(self.agenda(), self.indexed))
        if self.can_search():
            yield Found("search", self.stopwatch.measure([self.binary, "search", "Dentist"], self.indexed))

    def measure_directory(self, directory):
        """Yields what was Found of a directory of files."""
        yield Found("files-cold", self.stopwatch.measure(self.month(directory), self.bare), self.occurrences(directory))
        yield Found("files-build", self.stopwatch.measure([self.binary, directory], self.indexed, before=self.forget))
        self.check(directory)
        yield Found("files-month", self.stopwatch.measure(self.month(), self.indexed))
        yield Found("files-changed", self.measure_changes(directory))

    def measure_changes(self, directory):
        """The first month after a file was changed, and after it was changed back, for several files."""
        runs = []
        page = self.stopwatch.output(self.month(), self.indexed)
        files = calendars.files_of_the_month(directory, CHANGED_FILES)
        if not files:
            raise Failure(f"{directory}: no event begins in {calendars.MONTH}")
        for number, path in enumerate(files):
            with calendars.changed(path):
                runs.append(self.stopwatch.run(self.month(), self.indexed))
                if number == 0 and self.check(directory) == page:
                    raise Failure(f"{path}: its change is not seen")
            runs.append(self.stopwatch.run(self.month(), self.indexed))
            if self.stopwatch.output(self.month(), self.indexed) != page:
                raise Failure(f"{path}: it was changed back, and that is not seen")
        return Measurement.of(runs)
