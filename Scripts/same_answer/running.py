"""Running the linter, and keeping count of what was compared."""
import json
import os
import shlex
import subprocess
import sys
from dataclasses import dataclass


@dataclass
class Output:
    """What one run printed, and how to run it again."""

    command: str
    status: int
    bytes: bytes
    error: bytes

    @property
    def json(self):
        return json.loads(self.bytes)

    @property
    def findings(self):
        """The findings as the report has them, or the whole output where it is no report."""
        try:
            return self.json["findings"]
        except (ValueError, KeyError):
            return self.bytes.decode(errors="replace") + self.error.decode(errors="replace")


def run(words, directory, input=None, environment=None):
    """Runs a program to its end; a run that takes ten minutes hangs."""
    command = f"cd {shlex.quote(directory)} && " + " ".join(
        [f"{name}={shlex.quote(value)}" for name, value in (environment or {}).items()] + [shlex.quote(word) for word in words])
    try:
        ended = subprocess.run(
            words, cwd=directory, input=input, stdin=None if input is not None else subprocess.DEVNULL,
            capture_output=True, timeout=600, env=os.environ | (environment or {}))
    except subprocess.TimeoutExpired:
        return Output(command, -1, b"", b"it did not end in ten minutes")
    return Output(command, ended.returncode, ended.stdout, ended.stderr)


class Ledger:
    """Counts comparisons, and prints those that differ."""

    def __init__(self):
        self.comparisons = 0
        self.differences = 0

    def expect(self, is_same, what, *outputs):
        """Notes one comparison; the commands of the outputs show a difference again."""
        self.comparisons += 1
        if is_same:
            return
        self.differences += 1
        print(f"same-answer: {what}", file=sys.stderr)
        for output in outputs:
            last = output.error.decode(errors="replace").strip().rsplit("\n", 1)[-1]
            print(f"    {output.command}  # exit {output.status}, {len(output.bytes)} bytes; {last[:200]}", file=sys.stderr)

    def same_bytes(self, what, first, second):
        self.expect((first.status, first.bytes) == (second.status, second.bytes), f"{what} differs", first, second)

    def same_findings(self, what, first, second):
        self.expect(first.findings == second.findings, f"{what}: other findings", first, second)
