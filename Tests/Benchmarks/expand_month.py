#!/usr/bin/env python3
"""Reads a calendar with icalendar, expands a month with recurring-ical-events, and writes how many occurrences it has.

usage: expand_month.py FILE YYYY-MM ZONE
"""

import sys
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import icalendar
import recurring_ical_events


def main():
    name, month, zone = sys.argv[1:]
    year, number = map(int, month.split("-"))
    start = datetime(year, number, 1, tzinfo=ZoneInfo(zone))
    end = start.replace(year=year + number // 12, month=number % 12 + 1)
    calendar = icalendar.Calendar.from_ical(Path(name).read_bytes())
    print(len(recurring_ical_events.of(calendar).between(start, end)))


if __name__ == "__main__":
    main()
