"""What flipcal is compared with. What cannot be had is left out, which is said."""

import shutil
from pathlib import Path

from libraries import Icalendar, Libical
from measuring import Failure
from programs import EVERYDAY_LARGEST, PATIENT_LARGEST, Calcurse, Khal


def find(stopwatch, libical, environment, work, patient):
    """The peers that are there, and lines about those that are not. `environment`: a Python virtual environment."""
    largest = PATIENT_LARGEST if patient else EVERYDAY_LARGEST
    kinds = [
        ("libical", libical, lambda program: Libical(stopwatch, program)),
        ("icalendar", environment / "bin/python", lambda program: Icalendar(stopwatch, program)),
        ("khal (package)", shutil.which("khal"),
         lambda program: Khal(stopwatch, program, "khal (package)", "khal-package", work, largest)),
        ("khal (PyPI)", environment / "bin/khal",
         lambda program: Khal(stopwatch, program, "khal (PyPI)", "khal", work, largest)),
        ("calcurse", shutil.which("calcurse"), lambda program: Calcurse(stopwatch, program, work, largest)),
    ]
    found, left_out = [], []
    for title, program, make in kinds:
        try:
            if program is None or not Path(program).exists():
                raise Failure("not installed")
            found.append(make(program))
        except Failure as failure:
            left_out.append(f"{title} is left out: {failure}")
    return found, left_out
