#!/usr/bin/env python3
"""Runs the fuzz targets and tells what they found.

  fuzz.py PROGRAM [--seconds N | --runs N] [--targets NAME,...] [--seeds DIR]... [--work DIR]

Each target runs for N seconds, or for N inputs, as many at a time as there are processors. What they learn is kept in
DIR/corpus and begun with the next time; inputs that break something are kept in DIR/findings. Exit 1 where there is
one. Standard library only.
"""
import argparse
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

# Longer inputs find nothing that shorter ones do not, and take longer.
MOST_BYTES = {"splitter": 8192, "components": 8192, "recurrence": 1024, "index": 16384, "check": 8192, "search": 512}
# What begins with files: their endings.
FILES = {"splitter": ".ics", "components": ".ics", "check": ".ics"}


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=pathlib.Path)
    limit = parser.add_mutually_exclusive_group(required=True)
    limit.add_argument("--seconds", type=int)
    limit.add_argument("--runs", type=int)
    parser.add_argument("--targets", help="those to run, parted by commas; all where left out")
    parser.add_argument("--seeds", type=pathlib.Path, action="append", default=[], help="a folder of calendars")
    parser.add_argument("--work", type=pathlib.Path, default=pathlib.Path(".build/fuzz"))
    return parser.parse_args()


def target_names(program):
    told = subprocess.run([program], capture_output=True, text=True, env=environment("")).stdout
    return told.split(":", 1)[1].split()


def environment(target, **more):
    # The backtraces of Swift's runtime stand in the way of libFuzzer's. libical keeps some memory for itself.
    options = "detect_leaks=0:allocator_may_return_null=1"
    return {**os.environ, "FUZZ_TARGET": target, "SWIFT_BACKTRACE": "enable=no", "ASAN_OPTIONS": options, **more}


def prepare(args, target):
    """The folder of what is begun with."""
    corpus = args.work / "corpus" / target
    corpus.mkdir(parents=True, exist_ok=True)
    files = [file for seeds in args.seeds for file in sorted(seeds.rglob("*.ics")) if file.is_file()]
    small = [file for file in files if file.stat().st_size < 64 * 1024]
    for number, file in enumerate(small if target in FILES else []):
        # The beginnings of longer ones are worth something too.
        (corpus / f"file-{number}").write_bytes(file.read_bytes()[: MOST_BYTES[target]])
    sources = ":".join(str(file) for file in small)
    subprocess.run(
        [args.program], check=True, env=environment(target, FUZZ_SEEDS=str(corpus), FUZZ_SOURCES=sources))
    return corpus


def run(args, target):
    corpus = prepare(args, target)
    findings = args.work / "findings" / target
    findings.mkdir(parents=True, exist_ok=True)
    limit = f"-max_total_time={args.seconds}" if args.seconds else f"-runs={args.runs}"
    known = {file.name for file in findings.iterdir()}
    began = time.monotonic()
    result = subprocess.run(
        [
            args.program, limit, "-timeout=20", "-rss_limit_mb=3000", f"-max_len={MOST_BYTES.get(target, 512)}",
            "-print_final_stats=1", "-use_value_profile=1", "-seed=5545", f"-artifact_prefix={findings}/", corpus,
        ],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment(target))
    seconds = time.monotonic() - began
    log = result.stdout.decode(errors="replace")
    (args.work / f"{target}.log").write_text(log)
    runs = re.search(r"number_of_executed_units:\s*(\d+)", log)
    found = sorted({file.name for file in findings.iterdir()} - known)
    if result.returncode and not found:
        found = [f"exit {result.returncode}"]
    return target, int(runs.group(1)) if runs else 0, seconds, found, log


def main():
    args = arguments()
    names = args.targets.split(",") if args.targets else target_names(args.program)
    results = []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        for target, runs, seconds, found, log in pool.map(lambda name: run(args, name), names):
            results.append((runs, seconds, found))
            print(f"{target:12} {runs:>10,} runs {seconds:>7.0f} s  {', '.join(found) or 'nothing found'}", flush=True)
            if found:
                print("\n".join(log.splitlines()[-60:]))
    runs, seconds = sum(r[0] for r in results), sum(r[1] for r in results)
    findings = sum(len(r[2]) for r in results)
    print(f"{runs:,} executions in {seconds / 3600:.2f} hours of {len(results)} targets: {findings} findings")
    sys.exit(1 if findings else 0)


if __name__ == "__main__":
    main()
