"""How fast flipcal has to answer, and whether the measurements keep to it."""

from dataclasses import dataclass

from report import memory_text, ratio_text, time_text


@dataclass(frozen=True)
class Goal:
    """A measured value, or None where it was not measured, and the most that it may be."""

    title: str
    value: float | None
    most: float
    write: object

    def __str__(self):
        if self.value is None:
            return f"  not measured  {self.title} <= {self.write(self.most)}"
        verdict = "met" if self.value <= self.most else "MISSED"
        return f"  {verdict:12}  {self.title} <= {self.write(self.most)}: {self.write(self.value)}"


def goals(results):
    """All goals with what was measured."""

    def seconds(key, size):
        measured = results.of(key, size)
        return measured.seconds if measured else None

    def peak(key):
        measured = results.of(key, 100_000)
        return measured.peak_bytes if measured else None

    def ratio(own, other):
        return own / other if own is not None and other else None

    started, started_cal = results.startup, results.startup_of_cal
    of_cal = ratio(started.seconds, started_cal.seconds) if started_cal else None
    yield Goal("start-up to that of cal", of_cal, 1.5, ratio_text)
    for size, name, most in [(10_000, "10k", 0.003), (100_000, "100k", 0.006), (1_000_000, "1M", 0.030)]:
        yield Goal(f"warm month at {name}", seconds("month", size), most, time_text)
        yield Goal(f"flip at {name}", seconds("flip", size), most, time_text)
    cold = seconds("cold", 100_000)
    yield Goal("cold file to month at 100k", cold, 0.120, time_text)
    yield Goal("cold 100k to libical's time", ratio(cold, seconds("libical", 100_000)), 1 / 20, ratio_text)
    yield Goal("cold directory of 100k files", seconds("files-cold", 100_000), 1.0, time_text)
    yield Goal("one changed file of 10k", seconds("files-changed", 10_000), 0.040, time_text)
    yield Goal("peak RSS cold at 100k", peak("cold"), 32e6, memory_text)
    yield Goal("peak RSS of warm month at 100k", peak("month"), 16e6, memory_text)
    yield Goal("peak RSS of flip at 100k", peak("flip"), 16e6, memory_text)
