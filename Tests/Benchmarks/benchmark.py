"""What is measured one after the other; each measurement is shown as soon as it is there."""

import os
import shutil
import sys
from pathlib import Path

import calendars
import machine
import peers
from flipcal import LOCALE, Flipcal
from goals import goals
from measuring import Failure, Measurement, Stopwatch
from report import heading, line, memory_text, size_text, startup_text, time_text
from rows import ROWS, Found, Results

# What `true` takes at most where peaks are measured rightly.
LITTLE_MEMORY = 3e6


class Benchmark:
    def __init__(self, options, sizes):
        self.sizes = sizes
        self.tools, self.data = Path(options.tools).absolute(), Path(options.data).absolute()
        self.output = sys.stderr if options.markdown else sys.stdout
        self.work = self.data / "work"
        shutil.rmtree(self.work, ignore_errors=True)
        self.work.mkdir(parents=True)
        self.stopwatch = Stopwatch(self.tools / "run-measured", self.environment())
        self.binary = Path(options.flipcal).absolute()
        self.flipcal = Flipcal(self.binary, self.stopwatch, self.work)
        patient = os.environ.get("BENCH_PEERS") == "all"
        self.peers, self.left_out = peers.find(
            self.stopwatch, self.tools / "libical-expand", Path(options.peers).absolute(), self.work, patient)
        self.rows = {row.key: row for row in ROWS}
        self.results = Results()
        self.machine = machine.describe()

    def environment(self):
        home = str(self.work)
        return {"PATH": os.environ["PATH"], "HOME": home, "TMPDIR": home, "TZ": calendars.ZONE, "LC_ALL": "C.UTF-8"}

    def say(self, text=""):
        print(text, file=self.output, flush=True)

    def run(self):
        self.say_what_is_measured()
        self.measure_startup()
        for size in self.sizes:
            self.measure_size(size)
        self.say()
        self.say("Goals")
        for goal in goals(self.results):
            self.say(str(goal))
        for left_out in self.left_out:
            self.say(left_out)
        shutil.rmtree(self.work)

    def say_what_is_measured(self):
        self.say(self.machine)
        self.say("; ".join(machine.versions(self.binary) + [f"{peer.title} {peer.version}" for peer in self.peers]))
        self.say(f"Medians of wall time and peak RSS. {calendars.MONTH}, zone {calendars.ZONE}, flipcal in {LOCALE}.")
        nothing = self.stopwatch.measure(["true"])
        if nothing.peak_bytes > LITTLE_MEMORY:
            raise Failure(f"peaks are measured wrongly: `true` seems to take {memory_text(nothing.peak_bytes)}")
        load = f"The machine's load is {os.getloadavg()[0]:.1f}."
        self.say(f"{load} Of each: `true` takes {time_text(nothing.seconds)} and {memory_text(nothing.peak_bytes)}.")

    def measure_startup(self):
        cal = shutil.which("cal")
        commands = [[self.binary, "--version"]] + ([[cal]] if cal else [])
        runs = self.stopwatch.runs_of_each(commands, {"LC_ALL": LOCALE})
        self.results.startup, self.results.startup_of_cal = [*map(Measurement.of, runs), None][:2]
        if not cal:
            self.left_out.append("cal is left out: not installed")
        self.say(startup_text(self.results))

    def measure_size(self, size):
        given = calendars.make(self.tools / "release/calendar-generator", self.data, size)
        given.warm()
        self.say()
        files = f", and a directory of {size:,} files" if given.directory else ""
        self.say(f"{size_text(size)} events: a file of {memory_text(given.file.stat().st_size)}{files}")
        self.say(heading())
        self.measure_file(given)
        if given.directory:
            for found in self.flipcal.measure_directory(given.directory):
                self.record(found, size)
        for peer in self.peers:
            self.measure_peer(peer, given)

    def measure_file(self, given):
        for found in self.flipcal.measure_file(given.file):
            self.record(found, given.size)
        # After flipcal, for they are compared with it.
        floors = [("cat", ["cat", given.file]), ("scan", [self.tools / "count-lines", given.file])]
        for key, command in floors:
            self.record(Found(key, self.stopwatch.measure(command)), given.size)

    def measure_peer(self, peer, given):
        if given.size > peer.largest:
            hint = "BENCH_PEERS=all measures it" if given.size <= peer.largest_of_all else "it would take too long"
            self.left_out.append(f"{peer.title} is left out at {size_text(given.size)}: {hint}")
            return
        try:
            for found in peer.measure(given):
                self.record(found, given.size)
        except Failure as failure:
            self.left_out.append(f"{peer.title} is left out at {size_text(given.size)}: {failure}")

    def record(self, found, size):
        self.results.found[found.row, size] = found
        self.say(line(self.rows[found.row], size, self.results))
        if found.row in ("build", "files-build"):
            index = self.results.index_bytes[found.row, size] = self.flipcal.index_bytes()
            self.say(f"    size of the index: {memory_text(index) if index else 'there is none'}")
