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
    words = ["pair", "--all", "--max", str(options.max), *flags, *preset, "--format", "json", "--quiet"]
    made = run(os.environ["EAST"], *words)
    if made.returncode > 1:
        sys.exit(made.stderr.strip())
    return json.loads(made.stdout)["edges"]


def builds(path, patch):
    """Whether the patched package builds; the errors are printed."""
    if run("git", "-C", path, "status", "--porcelain", "--untracked-files=no").stdout:
        sys.exit(f"{path} has changes; --build needs a checkout without")
    run("git", "-C", path, "apply", input=patch)
    try:
        built = run("swift", "build", "--package-path", path)
    finally:
        run("git", "-C", path, "apply", "--reverse", input=patch)
    errors = {line for line in built.stdout.splitlines() if "error:" in line}
    for line in sorted(errors)[:20]:
        print(f"  {line}", file=sys.stderr)
    return built.returncode == 0


def measure(path, options, forms, reasons):
    flags, is_bare = place(path)
    own = collections.Counter()
    edges = patches(flags, options)
    for edge in edges:
        own["patches"] += 1
        for key in ["uses", "cured", "left"]:
            own[key] += edge[key]
        for use in edge["rewritten"]:
            forms[use["form"]] += 1
        for use in edge["remaining"]:
            reasons[re.sub(r"'[^']*'", "'…'", use["reason"])] += 1
    patch = "".join(edge["patch"] for edge in edges)
    if patch and not is_bare:
        checked = run("git", "-C", path, "apply", "--check", input=patch)
        own["applied" if checked.returncode == 0 else "refused"] += len(edges)
        print(checked.stderr, end="", file=sys.stderr)
        if options.build and checked.returncode == 0:
            own["built" if builds(path, patch) else "broken"] += len(edges)
    return own


COLUMNS = ["patches", "uses", "cured", "left", "applied", "built", "broken"]


def line(name, own):
    print(f"{name:42}" + "".join(f"{own[column]:9}" for column in COLUMNS), flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--max", type=int, default=50)
    parser.add_argument("--preset")
    parser.add_argument("--build", action="store_true")
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
    return 1 if totals["refused"] or totals["broken"] else 0


if __name__ == "__main__":
    sys.exit(main())
