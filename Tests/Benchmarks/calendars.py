"""The calendars that are measured: made by calendar-generator below one directory, once, and kept."""

import shutil
import subprocess
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

SEED = 4
# The generator keeps an event and its overrides in one file, so a directory takes a few more VEVENTs than files.
VEVENTS_PER_FILE = 1.07
LARGEST_DIRECTORY = 100_000
# Occurrences of this month are asked for everywhere, in a zone that is neither UTC nor without summer time.
MONTH = "2026-12"
ZONE = "Europe/Berlin"
MONTH_IN_UTC = ("20261130T230000Z", "20261231T230000Z")


@dataclass(frozen=True)
class Calendars:
    """A file of so many VEVENTs, and a directory of so many files or None."""

    size: int
    file: Path
    directory: Path | None

    def warm(self):
        """Reads everything once, so that it comes from the page cache afterwards."""
        for path in [self.file, *(self.directory.iterdir() if self.directory else [])]:
            with path.open("rb", buffering=0) as file:
                while file.read(1 << 20):
                    pass


def make(generator, root, size):
    """The calendars of a size; what an earlier run has finished is taken as it is."""
    root.mkdir(parents=True, exist_ok=True)
    file = root / f"{size}.ics"
    if not file.exists():
        unfinished = file.with_suffix(".unfinished")
        with unfinished.open("wb") as output:
            subprocess.run([generator, str(size), str(SEED)], stdout=output, check=True)
        unfinished.rename(file)
    directory = root / f"{size}-files"
    if size > LARGEST_DIRECTORY:
        return Calendars(size, file, None)
    if not directory.exists():
        make_directory(generator, directory, size)
    return Calendars(size, file, directory)


def make_directory(generator, directory, files):
    unfinished = directory.with_name(directory.name + ".unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    unfinished.mkdir()
    subprocess.run([generator, str(round(files * VEVENTS_PER_FILE)), str(SEED), str(unfinished)], check=True)
    names = sorted(unfinished.iterdir(), key=lambda path: int(path.stem.split("-")[1]))
    if len(names) < files:
        raise RuntimeError(f"{len(names)} files were made, {files} wanted")
    for path in names[files:]:
        path.unlink()
    unfinished.rename(directory)


def files_of_the_month(directory, most):
    """Files with an event that begins in MONTH, so that a change of them can be seen there."""
    wanted = f":{MONTH.replace('-', '')}".encode()
    found = []
    for path in sorted(directory.iterdir()):
        lines = path.read_bytes().splitlines()
        if any(line.startswith(b"DTSTART") and wanted in line for line in lines):
            found.append(path)
            if len(found) == most:
                break
    return found


@contextmanager
def changed(path):
    """The file with another SUMMARY, written in place; afterwards it is as it was."""
    before = path.read_bytes()
    try:
        path.write_bytes(before.replace(b"SUMMARY:", b"SUMMARY:Moved: ", 1))
        yield
    finally:
        path.write_bytes(before)
