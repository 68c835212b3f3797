"""What a measurement was made on: the machine and the versions of what is no peer."""

import datetime
import os
import platform
import subprocess
from pathlib import Path

from recurrence import processor


def first_line(*command):
    """The first line that a command writes, or None where there is no such command or it fails."""
    try:
        answer = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return answer.stdout.split("\n")[0].strip()


def memory():
    gibibytes = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") / 2**30
    return f"{gibibytes:.0f} GiB of memory"


def describe():
    """The machine in a line."""
    cores = f"{os.cpu_count()} cores"
    return f"{processor()}; {cores}; {memory()}; {platform.platform()}; {datetime.date.today()}"


def versions(binary):
    """Lines of what was measured: flipcal with its commit, and the programs that set floors."""
    here = str(Path(__file__).parent)
    commit = first_line("git", "-C", here, "describe", "--always", "--dirty", "--exclude", "*") or "unknown"
    return [
        f"{first_line(binary, '--version')}, commit {commit}",
        f"cal of ncal {first_line('dpkg-query', '-W', '-f', '${Version}', 'ncal') or 'unknown'}",
        first_line("cat", "--version") or "cat unknown",
    ]
