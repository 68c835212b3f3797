#!/usr/bin/env python3
"""Measures how fast flipcal answers, beside floors and other programs, and compares that with its goals.

usage: store.py [--markdown] --flipcal BINARY --tools DIRECTORY --peers DIRECTORY --data DIRECTORY

`--tools` holds calendar-generator, run-measured, count-lines and libical-expand; `--peers` is a Python virtual
environment; calendars and what programs remember go below `--data`. BENCH_SIZES=1000,10000 chooses the numbers of
events; BENCH_PEERS=all asks the slow peers at 100k as well. With --markdown standard output gets README's table only.

Times are wall times with the start of the process, peaks are ru_maxrss; both are medians. Standard output goes to
/dev/null, and what is read comes from the page cache. Exit status 1 when flipcal's index gives another page or list
than the calendar itself.
"""

import argparse
import os
import sys

from benchmark import Benchmark
from measuring import Failure
from report import markdown

SIZES = "1000,10000,100000,1000000"


def read_arguments():
    reader = argparse.ArgumentParser(description="Measures how fast flipcal answers.")
    reader.add_argument("--markdown", action="store_true", help="write README's table; the rest goes to standard error")
    reader.add_argument("--flipcal", required=True, help="the program")
    reader.add_argument("--tools", required=True, help="where the programs of this benchmark are")
    reader.add_argument("--peers", required=True, help="a Python virtual environment with other programs")
    reader.add_argument("--data", required=True, help="where calendars and what programs remember go")
    return reader.parse_args()


def main():
    options = read_arguments()
    sizes = [int(size) for size in (os.environ.get("BENCH_SIZES") or SIZES).split(",")]
    try:
        benchmark = Benchmark(options, sizes)
        benchmark.run()
    except Failure as failure:
        sys.exit(f"store.py: {failure}")
    if options.markdown:
        print(markdown(benchmark.results, sizes, benchmark.machine))


if __name__ == "__main__":
    main()
