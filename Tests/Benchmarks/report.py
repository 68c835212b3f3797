"""The measurements as text: tables for a terminal, and the one that README shows."""

from rows import ROWS

LINE = "  {:44} {:>10} {:>5} {:>10} {:>11}  {}"


def time_text(seconds):
    """Three digits, in the unit that suits them."""
    for unit, factor in [("s", 1), ("ms", 1e3), ("us", 1e6)]:
        number = seconds * factor
        if number >= 0.9995 or unit == "us":
            return f"{number:.{max(0, 2 if number < 9.995 else 1 if number < 99.95 else 0)}f} {unit}"


def memory_text(size):
    """Bytes in megabytes of 10^6, little in kilobytes of 10^3."""
    if size < 999.5e3:
        return f"{size / 1e3:.0f} kB"
    return f"{size / 1e6:.1f} MB" if size < 99.95e6 else f"{size / 1e6:,.0f} MB"


def ratio_text(ratio):
    """How many times, with at least two digits."""
    digits = 0 if ratio >= 99.5 else 1 if ratio >= 9.95 else 2 if ratio >= 0.1 else 4
    return f"{ratio:,.{digits}f}×"


def size_text(size):
    """1k, 10k, 1M."""
    for unit, factor in [("M", 1_000_000), ("k", 1000)]:
        if size >= factor and size % factor == 0:
            return f"{size // factor}{unit}"
    return str(size)


def heading():
    return LINE.format("", "median", "runs", "peak RSS", "to flipcal", "occurrences").rstrip()


def line(row, size, results):
    """One measurement: `to flipcal` is how many times the time of flipcal it is."""
    measured, ratio = results.of(row.key, size), results.ratio(row, size)
    ratio = "" if ratio is None else ratio_text(ratio)
    peak, count = memory_text(measured.peak_bytes), results.found[row.key, size].count
    return LINE.format(row.title, time_text(measured.seconds), measured.runs, peak, ratio, count).rstrip()


def startup_text(results):
    own, cal = results.startup, results.startup_of_cal
    text = f"Start-up: flipcal --version {time_text(own.seconds)}, {memory_text(own.peak_bytes)}"
    if cal is None:
        return text
    ratio = ratio_text(own.seconds / cal.seconds)
    return f"{text}; cal {time_text(cal.seconds)}, {memory_text(cal.peak_bytes)}; ratio {ratio}"


def cells(title, sizes, values):
    return f"| {title} | " + " | ".join(values.get(size) or "–" for size in sizes) + " |"


def markdown_row(row, sizes, results):
    values = {}
    for size in sizes:
        measured, ratio = results.of(row.key, size), results.ratio(row, size)
        if measured:
            values[size] = time_text(measured.seconds) + (f" ({ratio_text(ratio)})" if ratio is not None else "")
    return cells(row.title, sizes, values) if values else None


def peak_row(title, key, sizes, results):
    peaks = {size: memory_text(results.of(key, size).peak_bytes) for size in sizes if results.of(key, size)}
    return cells(title, sizes, peaks)


def markdown(results, sizes, machine):
    """README's table: flipcal's times, its index and memory, then the peers with how many times flipcal's time."""
    rows = [(row, markdown_row(row, sizes, results)) for row in ROWS if row.brief]
    index = {size: memory_text(count) for (key, size), count in results.index_bytes.items() if key == "build" and count}
    lines = ["| events | " + " | ".join(size_text(size) for size in sizes) + " |"]
    lines.append("|---|" + "---:|" * len(sizes))
    lines += [text for row, text in rows if text and not row.ours]
    lines += [cells("size of the index", sizes, index)] if index else []
    lines += [peak_row("peak RSS, cold", "cold", sizes, results), peak_row("peak RSS, month", "month", sizes, results)]
    lines += [text for row, text in rows if text and row.ours]
    return "\n".join([*lines, "", f"{startup_text(results)}. {machine}."])
