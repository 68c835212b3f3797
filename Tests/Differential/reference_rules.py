"""A plain reading of RFC 5545 3.3.10 and RFC 7529 4.1 for the Gregorian calendar, as slow as it is short.

Every day of every period is looked at. It shares no idea with the native engine but the decisions listed here:
  * DTSTART is the first instance, and the first of COUNT, whether it satisfies the rule or not.
  * BY parts that the table rules out for a frequency limit.
  * BYDAY ordinals count in the month (MONTHLY, YEARLY with BYMONTH) or the year (YEARLY); elsewhere, and beside
    BYWEEKNO, they are ignored and the weekday stays.
  * YEARLY;BYWEEKNO takes the days of such weeks that lie in the calendar year of the period.
  * BYSETPOS counts in the whole period, DTSTART's own included.
  * SKIP moves days counted from the start that BYMONTHDAY (or DTSTART in its place) or, in YEARLY rules without
    BYMONTHDAY and BYWEEKNO, BYYEARDAY expand to; days counted from an end that is too near are left out. BYMONTH is
    applied before it, to the month that lacks the day or the last of the year; BYDAY limits after it, and beside
    BYMONTHDAY so do BYYEARDAY and BYWEEKNO.
"""

from datetime import date, datetime, timedelta
from functools import lru_cache

WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
FREQUENCIES = ["SECONDLY", "MINUTELY", "HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"]
UNITS = {"SECONDLY": 1, "MINUTELY": 60, "HOURLY": 3600}
DAY = timedelta(days=1)
EPOCH = datetime(1, 1, 1)


@lru_cache(maxsize=None)
def days_of_year(year):
    first = date(year, 1, 1)
    return tuple(first + timedelta(days=n) for n in range((date(year, 12, 31) - first).days + 1))


@lru_cache(maxsize=None)
def days_of_month(year, month):
    return tuple(day for day in days_of_year(year) if day.month == month)


@lru_cache(maxsize=None)
def weeks_of_year(year, week_start):
    """The first days of the weeks that have at least four days in the year."""
    firsts = {day - timedelta(days=(day.weekday() - week_start) % 7) for day in days_of_year(year)[3:-3]}
    return sorted(firsts)


@lru_cache(maxsize=None)
def week_numbers(day, week_start):
    """A day's week counted from the start and from the end of its week-year."""
    first = day - timedelta(days=(day.weekday() - week_start) % 7)
    for year in (day.year - 1, day.year, day.year + 1):
        weeks = weeks_of_year(year, week_start) if 1 <= year <= 9999 else []
        if first in weeks:
            place = weeks.index(first)
            return place + 1, place - len(weeks)
    raise AssertionError(day)


def is_numbered(day, ordinal, scope):
    same = [other for other in scope if other.weekday() == day.weekday()]
    place = same.index(day)
    return ordinal in (place + 1, place - len(same))


class Rule:
    def __init__(self, parts, start, is_date):
        self.start, self.is_date = start, is_date
        self.frequency = parts["FREQ"]
        self.interval = int(parts.get("INTERVAL", 1))
        self.count = int(parts["COUNT"]) if "COUNT" in parts else None
        self.until = parts.get("UNTIL")
        self.week_start = WEEKDAYS.index(parts.get("WKST", "MO"))
        self.skip = parts.get("SKIP", "OMIT")

        def numbers(name):
            return [int(text) for text in parts[name].split(",")] if name in parts else None

        self.months, self.weeks = numbers("BYMONTH"), numbers("BYWEEKNO")
        self.year_days, self.month_days = numbers("BYYEARDAY"), numbers("BYMONTHDAY")
        self.positions = numbers("BYSETPOS")
        self.hours, self.minutes, self.seconds = numbers("BYHOUR"), numbers("BYMINUTE"), numbers("BYSECOND")
        self.weekdays = None
        if "BYDAY" in parts:
            self.weekdays = [(WEEKDAYS.index(t[-2:]), int(t[:-2] or 0)) for t in parts["BYDAY"].split(",")]
        if self.year_days is None and self.month_days is None and self.weekdays is None:
            if self.frequency == "WEEKLY" or self.weeks is not None and self.frequency in ("MONTHLY", "YEARLY"):
                self.weekdays = [(start.weekday(), 0)]
            elif self.frequency in ("MONTHLY", "YEARLY"):
                self.month_days = [start.day]
                if self.frequency == "YEARLY" and self.months is None:
                    self.months = [start.month]
        self.expands_year_days = (
            self.frequency == "YEARLY" and self.year_days is not None and self.month_days is None and self.weeks is None
        )
        self.expands_month_days = self.frequency in ("MONTHLY", "YEARLY") and self.month_days is not None

    # Days

    def weekday_fits(self, day):
        if self.weekdays is None:
            return True
        for weekday, ordinal in self.weekdays:
            if weekday != day.weekday():
                continue
            if ordinal == 0 or self.weeks is not None or self.frequency not in ("MONTHLY", "YEARLY"):
                return True
            in_month = self.frequency == "MONTHLY" or self.months_given
            scope = days_of_month(day.year, day.month) if in_month else days_of_year(day.year)
            if is_numbered(day, ordinal, scope):
                return True
        return False

    @property
    def months_given(self):
        return self.months is not None

    def fits_before_month_days(self, day):
        return (self.months is None or day.month in self.months) and self.year_and_week_fit(day)

    def year_and_week_fit(self, day):
        if self.weeks is not None and not set(week_numbers(day, self.week_start)) & set(self.weeks):
            return False
        if self.year_days is not None:
            days = days_of_year(day.year)
            place = days.index(day)
            if place + 1 not in self.year_days and place - len(days) not in self.year_days:
                return False
        return True

    def month_day_fits(self, day):
        length = len(days_of_month(day.year, day.month))
        return self.month_days is None or day.day in self.month_days or day.day - length - 1 in self.month_days

    def days_in(self, days):
        """The days of a period that the rule chooses."""
        chosen = {d for d in days if self.fits_before_month_days(d) and self.month_day_fits(d)}
        if self.expands_month_days and self.skip != "OMIT":
            for year, month in {(day.year, day.month) for day in days}:
                if self.months is not None and month not in self.months:
                    continue
                month_days = days_of_month(year, month)
                if any(number > len(month_days) for number in self.month_days):
                    moved = month_days[-1] + (DAY if self.skip == "FORWARD" else 0 * DAY)
                    if self.year_and_week_fit(moved):
                        chosen.add(moved)
        if self.expands_year_days and self.skip != "OMIT" and (self.months is None or 12 in self.months):
            if any(number > len(days) for number in self.year_days):
                chosen.add(days[-1] + (DAY if self.skip == "FORWARD" else 0 * DAY))
        return sorted(day for day in chosen if self.weekday_fits(day))

    # Times

    def times(self):
        """The times of day that a whole day has, in seconds."""
        if self.is_date:
            return [self.start.hour * 3600 + self.start.minute * 60 + self.start.second]
        hours = self.hours or [self.start.hour]
        minutes = self.minutes or [self.start.minute]
        seconds = self.seconds or [self.start.second]
        return sorted({h * 3600 + m * 60 + s for h in hours for m in minutes for s in seconds})

    def periods(self, first, last):
        """The instances of each period that touches the time from first to last, before BYSETPOS."""
        start, step = self.start, self.interval
        if self.frequency == "YEARLY":
            for year in range(start.year, min(last.year, 9999) + 1, step):
                yield self.with_times(self.days_in(days_of_year(year)))
        elif self.frequency == "MONTHLY":
            for index in range(start.year * 12 + start.month - 1, last.year * 12 + last.month, step):
                yield self.with_times(self.days_in(days_of_month(index // 12, index % 12 + 1)))
        elif self.frequency == "WEEKLY":
            week = start.date() - timedelta(days=(start.weekday() - self.week_start) % 7)
            while week <= last.date():
                yield self.with_times(self.days_in([week + n * DAY for n in range(7)]))
                week += 7 * step * DAY
        elif self.frequency == "DAILY":
            day = start.date()
            while day <= last.date():
                yield self.with_times(self.days_in([day]))
                day += step * DAY
        else:
            yield from self.short_periods(first, last)

    def short_periods(self, first, last):
        unit = UNITS[self.frequency]
        origin = int((self.start - EPOCH).total_seconds()) // unit
        begin = origin
        wanted = int((first - EPOCH).total_seconds()) // unit
        if self.count is None and wanted > origin:
            begin += (wanted - origin) // self.interval * self.interval
        seen = set()
        for index in range(begin, int((last - EPOCH).total_seconds()) // unit + 1, self.interval):
            time = EPOCH + timedelta(seconds=index * unit)
            if not self.day_is_chosen(time.date()):
                continue
            if self.is_date:
                if time.date() not in seen:
                    seen.add(time.date())
                    yield self.with_times([time.date()])
                continue
            if self.hours and time.hour not in self.hours:
                continue
            if unit <= 60 and self.minutes and time.minute not in self.minutes:
                continue
            if unit == 1 and self.seconds and time.second not in self.seconds:
                continue
            minutes = [time.minute] if unit <= 60 else self.minutes or [self.start.minute]
            seconds = [time.second] if unit == 1 else self.seconds or [self.start.second]
            yield sorted({time.replace(minute=m, second=s) for m in minutes for s in seconds})

    def day_is_chosen(self, day):
        cache = self.__dict__.setdefault("cache", {})
        if day not in cache:
            cache[day] = bool(self.days_in([day]))
        return cache[day]

    def with_times(self, days):
        return [datetime(d.year, d.month, d.day) + timedelta(seconds=s) for d in days for s in self.times()]

    # Instances

    def instances(self, first, last):
        """The instances from first to last."""
        found = {self.start}
        # SKIP=FORWARD may move an instance out of its period, to the next day.
        for period in self.periods(first - DAY, last + DAY):
            if self.positions is not None:
                places = {p - 1 if p > 0 else len(period) + p for p in self.positions}
                period = [period[p] for p in places if 0 <= p < len(period)]
            found.update(time for time in period if time > self.start)
        ordered = sorted(found)
        if self.count is not None:
            ordered = ordered[: self.count]
        if self.until:
            until = datetime.strptime(self.until, "%Y%m%dT%H%M%S" if "T" in self.until else "%Y%m%d")
            if "T" not in self.until:
                until += timedelta(seconds=86_399)
            ordered = [time for time in ordered if time <= until or time == self.start]
        return [time for time in ordered if first <= time <= last]
