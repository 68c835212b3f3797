"""What is measured, in the order in which it is shown."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    key: str
    title: str
    # The row that this one is compared with: what flipcal takes for the same.
    ours: str | None = None
    # Whether README shows it.
    brief: bool = True


ROWS = [
    Row("cat", "cat FILE", "cold", brief=False),
    Row("scan", "memchr for line feeds", "cold"),
    Row("cold", "cold file to month, no index"),
    Row("build", "open: index is built"),
    Row("month", "month"),
    Row("flip", "next, prev"),
    Row("agenda", "agenda of a week"),
    Row("search", "search Dentist"),
    Row("files-cold", "cold directory to month, no index"),
    Row("files-build", "open directory: index is built"),
    Row("files-month", "month of directory, nothing changed"),
    Row("files-changed", "month of directory, one file changed"),
    Row("libical", "libical: parse and expand", "cold"),
    Row("python", "icalendar: parse and expand", "cold"),
    Row("khal-package-build", "khal (package): first list, cache is built", "files-build", brief=False),
    Row("khal-package", "khal (package): list of month", "files-month", brief=False),
    Row("khal-build", "khal (PyPI): first list, cache is built", "files-build"),
    Row("khal", "khal (PyPI): list of month", "files-month"),
    Row("calcurse-import", "calcurse: import", "build"),
    Row("calcurse", "calcurse: query of month", "month"),
]


@dataclass(frozen=True)
class Found:
    """What was measured for a row, and how many occurrences there were, with a word on what is counted."""

    row: str
    measurement: object
    count: str = ""


class Results:
    """What was found by row and size, sizes of indexes, and start-up, which has no size."""

    def __init__(self):
        self.found = {}
        self.index_bytes = {}
        self.startup = None
        self.startup_of_cal = None

    def of(self, key, size):
        found = self.found.get((key, size))
        return found.measurement if found else None

    def ratio(self, row, size):
        """How many times what flipcal takes, or None."""
        own, ours = self.of(row.key, size), self.of(row.ours, size)
        return own.seconds / ours.seconds if own and ours else None
