"""Wall time and peak memory of commands, as run-measured.c tells them."""

import statistics
import subprocess
from dataclasses import dataclass

SECONDS_PER_MEASUREMENT = 3.0
MOST_RUNS = 41
LEAST_RUNS = 3
# What takes longer than this is run once.
SLOW_SECONDS = 20.0


class Failure(RuntimeError):
    """A command did not do what it is measured for."""


@dataclass(frozen=True)
class Run:
    status: int
    seconds: float
    peak_bytes: int


@dataclass(frozen=True)
class Measurement:
    """Medians of the times and of the peaks of several runs."""

    seconds: float
    peak_bytes: float
    runs: int

    @staticmethod
    def of(runs):
        middle = statistics.median
        return Measurement(middle(run.seconds for run in runs), middle(run.peak_bytes for run in runs), len(runs))


def enough_runs(first):
    """So many runs that all take about SECONDS_PER_MEASUREMENT, judged by the first one; few of what is slow."""
    if first.seconds > SLOW_SECONDS:
        return 1
    return max(LEAST_RUNS, min(MOST_RUNS, round(SECONDS_PER_MEASUREMENT / max(first.seconds, 1e-6))))


class Stopwatch:
    """Runs commands in an environment. Nothing of the person's own environment reaches them but `PATH`."""

    def __init__(self, launcher, environment):
        self.launcher = launcher
        self.environment = environment

    def run(self, command, more=None, statuses=(0,)):
        """One run; `more` adds to the environment."""
        status, nanoseconds, kilobytes = map(int, self.output([self.launcher, *command], more).split())
        if status not in statuses:
            raise Failure(f"exit status {status}: {' '.join(map(str, command))}")
        return Run(status, nanoseconds / 1e9, kilobytes * 1024)

    def output(self, command, more=None, statuses=(0,)):
        """What a command writes, not timed."""
        command = [str(word) for word in command]
        environment = {**self.environment, **(more or {})}
        try:
            answer = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, capture_output=True)
        except OSError as error:
            raise Failure(str(error)) from error
        if answer.returncode not in statuses:
            said = answer.stderr.decode("utf-8", "replace").strip()[-200:]
            raise Failure(f"exit status {answer.returncode}: {' '.join(command)}: {said}")
        # Pages of flipcal are compared, so nothing may be lost.
        return answer.stdout.decode("utf-8", "surrogateescape")

    def measure(self, command, more=None, statuses=(0,), before=None):
        """Several runs of one command; `before`, not timed, prepares each of them."""
        return Measurement.of(self.runs_of_each([command], more, statuses, before)[0])

    def runs_of_each(self, commands, more=None, statuses=(0,), before=None):
        """Several runs of each command: they take turns, so a slow moment of the machine is shared."""
        runs = [[] for _ in commands]
        wanted = 1
        while len(runs[0]) < wanted:
            for own, command in zip(runs, commands):
                if before:
                    before()
                own.append(self.run(command, more, statuses))
            if len(runs[0]) == 1:
                wanted = max(enough_runs(own[0]) for own in runs)
        return runs
