"""The whole run: flags, rule sets, table."""
import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time

import checks
from repository import Repository
from rulesets import rule_sets
from running import Ledger

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))


def main(usage):
    options = flags(usage)
    scratch = os.path.realpath(options.scratch or tempfile.mkdtemp(prefix="same-answer-"))
    os.environ["XDG_CACHE_HOME"] = scratch + "/home"
    rows, differences = [], 0
    for path in options.paths:
        row, found = compared(path, scratch, options)
        rows.append(row)
        differences += found
        print_table(rows[-1:], header=len(rows) == 1)
    if differences:
        print(f"same-answer: {differences} differences; the outputs are in {scratch}", file=sys.stderr)
        return 1
    if not options.scratch:
        shutil.rmtree(scratch)
    return 0


def compared(path, scratch, options):
    """Compares all modes of one repository; returns its row of the table and the number of differences."""
    start = time.monotonic()
    name = "/".join(path.rstrip("/").removesuffix("/repo").split("/")[-1:]).replace("+", "/")
    place = os.path.join(scratch, name.replace("/", "+"))
    shutil.rmtree(place, ignore_errors=True)
    repository = Repository(path, place, options)
    ledger = Ledger()
    counts = []
    for rules in rule_sets(repository, options):
        counts.append(f"{rules.name} {checks.everything(repository, rules, ledger, options)}")
    shutil.rmtree(place + "/cache", ignore_errors=True)
    if not ledger.differences:
        shutil.rmtree(place)
    return (name, ", ".join(counts), ledger.comparisons, ledger.differences, time.monotonic() - start), ledger.differences


def print_table(rows, header):
    if header:
        print("| repository | findings | comparisons | differences | seconds |\n| --- | --- | ---: | ---: | ---: |")
    for name, findings, comparisons, differences, seconds in rows:
        print(f"| {name} | {findings} | {comparisons} | {differences} | {seconds:.0f} |", flush=True)


def flags(usage):
    parser = argparse.ArgumentParser(usage=usage, add_help=True)
    parser.add_argument("paths", nargs="+")
    parser.add_argument("--east")
    parser.add_argument("--shuffled")
    parser.add_argument("--rules", action="append", choices=["recommended", "strict", "legacy", "all"])
    parser.add_argument("--explain", type=int, default=sys.maxsize)
    parser.add_argument("--chains", type=int, default=200)
    parser.add_argument("--orders", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scratch")
    options = parser.parse_args()
    options.east = os.path.realpath(options.east or built_linter())
    options.shuffled = os.path.realpath(options.shuffled or built("shuffled-lint"))
    return options


def built_linter():
    subprocess.run([ROOT + "/Scripts/east", "version"], check=True, stdout=subprocess.DEVNULL)
    return ROOT + "/.build/release/east"


def built(product):
    command = ["swift", "build", "--package-path", ROOT, "--configuration", "release", "--product", product]
    subprocess.run(command, check=True, stdout=sys.stderr)
    return f"{ROOT}/.build/release/{product}"
