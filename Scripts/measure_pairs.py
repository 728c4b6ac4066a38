"""Runs `east pair --all` on repositories and counts what becomes of their uses; see measure-pairs."""
import argparse
import collections
import json
import os
import re
import subprocess
import sys
from pathlib import Path


def run(*words, **more):
    return subprocess.run(words, capture_output=True, text=True, errors="replace", **more)


def place(path):
    """The flags that read a repository: a bare one has only commits."""
    is_bare = not (Path(path) / ".git").exists()
    return ["--repo", path] + (["--rev", "HEAD"] if is_bare else []), is_bare


def patches(flags, options):
    preset = ["--preset", options.preset] if options.preset else []
    check = ["--check"] if options.check else []
    words = ["pair", "--all", "--max", str(options.max), *flags, *preset, *check, "--format", "json", "--quiet"]
    made = run(os.environ["EAST"], *words)
    if made.returncode > 1:
        sys.exit(made.stderr.strip())
    return json.loads(made.stdout)["edges"]


def tests(path, patch):
    """The tests of a package that fail only with a patch; the patch is taken back."""
    if run("git", "-C", path, "status", "--porcelain", "--untracked-files=no").stdout:
        sys.exit(f"{path} has changes; --test needs a checkout without")
    before = failing(path)
    run("git", "-C", path, "apply", input=patch)
    try:
        return failing(path) - before
    finally:
        run("git", "-C", path, "apply", "--reverse", input=patch)


def failing(path):
    """The names of the tests of a package that fail, or the package if they do not run."""
    tested = run("swift", "test", "--package-path", path)
    names = set(re.findall(r"Test Case '([^']+)' failed|✘ Test (\S+) .*failed", tested.stdout + tested.stderr))
    return names or ({path} if tested.returncode else set())


def measure(path, options, forms, reasons):
    flags, is_bare = place(path)
    own = collections.Counter()
    edges = patches(flags, options)
    for edge in edges:
        own["patches" if edge["cured"] else "broken"] += 1
        for key in ["uses", "cured", "left"]:
            own[key] += edge[key]
        for use in edge["rewritten"]:
            forms[use["form"]] += 1
        for use in edge["remaining"]:
            if BROKEN in use["reason"]:
                print(f"  {edge['edge']}: {use['reason']}", file=sys.stderr)
            reasons[re.sub(r"'[^']*'", "'…'", use["reason"])] += 1
    patch = "".join(edge["patch"] for edge in edges)
    if patch and not is_bare:
        checked = run("git", "-C", path, "apply", "--check", input=patch)
        own["applied" if checked.returncode == 0 else "refused"] += own["patches"]
        print(checked.stderr, end="", file=sys.stderr)
        if options.test and checked.returncode == 0:
            changed = tests(path, patch)
            own["failing"] += len(changed)
            print("".join(f"  fails with the patches: {name}\n" for name in sorted(map(str, changed))), file=sys.stderr, end="")
    return own


COLUMNS = ["patches", "uses", "cured", "left", "applied", "broken", "failing"]
BROKEN = "does not build"


def line(name, own):
    print(f"{name:42}" + "".join(f"{own[column]:9}" for column in COLUMNS), flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--max", type=int, default=50)
    parser.add_argument("--preset")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--test", action="store_true")
    parser.add_argument("paths", nargs="+")
    options = parser.parse_args()
    totals, forms, reasons = collections.Counter(), collections.Counter(), collections.Counter()
    print(f"{'repository':42}" + "".join(f"{column:>9}" for column in COLUMNS))
    for path in options.paths:
        own = measure(path, options, forms, reasons)
        totals += own
        line(Path(path).name, own)
    line("total", totals)
    print("\nforms of the uses that are cured:")
    for form, number in forms.most_common():
        print(f"{number:5}  {form}")
    print("\nreasons of the uses that are left:")
    for reason, number in reasons.most_common():
        print(f"{number:5}  {reason}")
    return 1 if any(totals[column] for column in ["refused", "broken", "failing"]) else 0


if __name__ == "__main__":
    sys.exit(main())
