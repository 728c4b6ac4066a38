"""Runs `east pair --edge` on the edges of repositories and counts what becomes of their uses; see measure-pairs."""
import collections
import json
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


def edges_of(east, flags):
    found = run(east, "lint", *flags, "--format", "json", "--fail-level", "never", "--quiet")
    uses = collections.Counter()
    for finding in json.loads(found.stdout or '{"findings": []}')["findings"]:
        if finding.get("chain"):
            uses[finding["edge"]] += finding["uses"]
    return uses, len(json.loads(found.stdout)["findings"]) if found.stdout else 0


def patches(east, flags, edge):
    made = run(east, "pair", *flags, "--edge", edge, "--format", "json", "--quiet")
    if made.returncode > 1:
        return None, made.stderr.strip()
    return json.loads(made.stdout)["edges"][0], ""


def main(east, count, paths):
    totals = collections.Counter()
    reasons = collections.Counter()
    print(f"{'repository':42} {'edges':>5} {'uses':>5} {'cured':>5} {'forwarded':>9} {'left':>5} {'applied':>7}")
    for path in paths:
        flags, is_bare = place(path)
        uses, _ = edges_of(east, flags)
        own = collections.Counter()
        for edge, _ in uses.most_common(count):
            result, why = patches(east, flags, edge)
            if result is None:
                print(f"  {edge}: {why}", file=sys.stderr)
                continue
            own["edges"] += 1
            for key in ["uses", "cured", "forwarded", "left"]:
                own[key] += result[key]
            if result["patch"] and not is_bare:
                checked = run("git", "-C", path, "apply", "--check", input=result["patch"])
                own["applied" if checked.returncode == 0 else "refused"] += 1
                if checked.returncode:
                    print(f"  {edge}: {checked.stderr.strip()}", file=sys.stderr)
            for entry in result["remaining"]:
                if entry["fate"] == "left":
                    reasons[re.sub(r"'[^']*'", "'…'", entry["reason"])] += 1
        totals += own
        line(Path(path).name, own)
    line("total", totals)
    share = 100 * totals["cured"] / max(1, totals["uses"])
    print(f"cured: {share:.1f} %\n\nreasons of the uses that are left:")
    for reason, number in reasons.most_common():
        print(f"{number:5}  {reason}")
    return 1 if totals["refused"] else 0


def line(name, own):
    print(
        f"{name:42} {own['edges']:5} {own['uses']:5} {own['cured']:5} {own['forwarded']:9} {own['left']:5} "
        f"{own['applied']:7}",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), sys.argv[3:]))
