"""What is compared."""
import json
import os
import random
import shutil

import explaining
from running import Output, run

FORMATS = "text xcode json jsonl sarif github gitlab checkstyle junit rdjson sonar markdown".split()


class Linter:
    """One rule set on one repository."""

    def __init__(self, repository, rules, options):
        self.repository, self.rules, self.options = repository, rules, options
        self.cache = ["--cache-dir", f"{repository.place}/cache/{rules.name}"]
        self.random = random.Random(options.seed)

    def lint(self, *words, at=None, format="json", input=None):
        command = [self.options.east, "lint", "--format", format, *self.rules.flags, *words]
        return run(command, at or self.repository.work, input)

    def facts(self, *words):
        return run([self.options.east, "facts", "--no-cache", *words], self.repository.work)

    def gate(self, *words):
        command = [self.options.east, "gate", "--base", "HEAD", "--format", "json", *self.rules.flags, *words]
        return run(command, self.repository.work)

    def packs(self):
        folder = self.cache[1]
        return [f"{folder}/{name}" for name in sorted(os.listdir(folder)) if name.endswith(".pack")]

    def forget_findings(self):
        """Removes the kept findings, so that the next run needs the facts and the record."""
        for name in os.listdir(self.cache[1]):
            if name.endswith(".findings"):
                os.remove(f"{self.cache[1]}/{name}")


def everything(repository, rules, ledger, options):
    """Compares all modes; returns the number of findings."""
    linter = Linter(repository, rules, options)
    reference = linter.lint("--no-cache", "--jobs", "1")
    ledger.expect(reference.status in (0, 1), "the first run fails", reference)
    cached(linter, reference, ledger)
    places(linter, reference, ledger)
    shards(linter, reference, ledger)
    parts(linter, reference, ledger)
    formats(linter, ledger)
    orders(linter, ledger)
    standard_input(linter, reference, ledger)
    gates(linter, reference, ledger)
    explaining.findings(linter, reference, ledger)
    explaining.chains(linter, reference, ledger)
    return len(reference.findings)


def shards(linter, reference, ledger):
    """Facts from packs alone, of one part and of three, in any order."""
    folder = f"{linter.repository.place}/packs/{linter.rules.name}"
    os.makedirs(folder)
    for count in (1, 3):
        packs = [f"{folder}/{number}-{count}.pack" for number in range(1, count + 1)]
        for number, pack in enumerate(packs, 1):
            linter.facts("--shard", f"{number}/{count}", "--output", pack)
        linter.random.shuffle(packs)
        flags = [word for pack in packs + packs[:1] for word in ("--facts", pack)]
        ledger.same_bytes(f"{count} shards", reference, linter.lint("--no-cache", "--facts-only", *flags))
    shutil.rmtree(folder)


def parts(linter, reference, ledger):
    """Parts of the files, each beside the interfaces of all, put together."""
    folder = f"{linter.repository.place}/parts/{linter.rules.name}"
    os.makedirs(folder + "/uses")
    interfaces = f"{folder}/interfaces.pack"
    linter.facts("--interfaces", "--output", interfaces)
    runs = []
    files = [path for path, is_test in linter.repository.files if linter.rules.lints_tests or not is_test]
    linter.random.shuffle(files)
    for number in range(min(3, len(files))):
        paths = files[number::3]
        facts = f"{folder}/{number}.pack"
        linter.facts("--output", facts, *paths)
        flags = ["--facts", facts, "--facts", interfaces, "--facts-only", "--no-cache"]
        linter.facts("--uses", *linter.rules.flags, *flags, "--output", f"{folder}/uses/{number}.uses", *paths)
        runs.append(flags + ["--uses", folder + "/uses", *paths])
    together = [finding for flags in runs for finding in linter.lint(*flags).findings]
    order = lambda finding: json.dumps(finding, sort_keys=True)
    expected = sorted(reference.findings, key=order)
    ledger.expect(sorted(together, key=order) == expected, "parts: other findings", reference)
    shutil.rmtree(folder)


def cached(linter, reference, ledger):
    """No cache, cold, warm and half-warm, with every number of jobs."""
    for jobs in "12345678":
        ledger.same_bytes(f"--jobs {jobs}", reference, linter.lint("--no-cache", "--jobs", jobs))
    ledger.same_bytes("cold", reference, linter.lint(*linter.cache))
    for jobs in "148":
        ledger.same_bytes("kept", reference, linter.lint(*linter.cache, "--jobs", jobs))
        linter.forget_findings()
        ledger.same_bytes("warm", reference, linter.lint(*linter.cache, "--jobs", jobs))
    parts = linter.repository.parts(6)
    for _ in range(3):
        shutil.rmtree(linter.cache[1])
        for commit in parts:
            linter.lint(*linter.cache, "--rev", commit)
        packs = linter.packs()
        for pack in linter.random.sample(packs, len(packs) // 2):
            os.remove(pack)
        ledger.same_bytes("half-warm", reference, linter.lint(*linter.cache))
        ledger.same_bytes("warm after half-warm", reference, linter.lint(*linter.cache, "--rev", "HEAD"))


def places(linter, reference, ledger):
    """The commit, the index, other clones and a plain directory, each without a cache and with a warm one."""
    repository = linter.repository
    for cache in (["--no-cache"], linter.cache):
        ledger.same_bytes("--rev HEAD", reference, linter.lint(*cache, "--rev", "HEAD"))
        ledger.same_bytes("--staged", reference, linter.lint(*cache, "--staged"))
        ledger.same_bytes("a bare clone", reference, linter.lint(*cache, "--rev", "HEAD", at=repository.bare))
        ledger.same_bytes("a linked work tree", reference, linter.lint(*cache, at=repository.linked))
        ledger.same_bytes("a CR LF checkout", reference, linter.lint(*cache, at=repository.crlf))
        ledger.same_bytes("--repo", reference, linter.lint(*cache, "--repo", repository.work, at="/"))
    everything = linter.lint("--no-cache", "--include-generated")
    plain = linter.lint("--no-cache", "--include-generated", at=repository.plain)
    ledger.same_findings("a plain directory", everything, plain)


def formats(linter, ledger):
    """Every format, without a cache and with a warm one."""
    for format in FORMATS:
        first = linter.lint("--no-cache", "--jobs", "1", format=format)
        ledger.same_bytes(f"{format}, warm", first, linter.lint(*linter.cache, format=format))
        ledger.same_bytes(f"{format}, --staged", first, linter.lint(*linter.cache, "--staged", format=format))


def orders(linter, ledger):
    """Random orders of the files, through the package."""
    reference = linter.lint("--no-cache", "--include-generated")
    expected = [finding for finding in reference.findings if finding["rule"] != "unread-file"]
    options, repository = linter.options, linter.repository
    command = [options.shuffled, repository.work, linter.rules.flat, str(options.seed), str(1 + options.orders)]
    output = run(command, repository.work, listed(linter))
    reports = output.bytes.split(b"\n")[:-1]
    ledger.expect(len(reports) == 1 + options.orders, "the shuffled runs fail", output)
    for number, report in enumerate(reports):
        report = Output(f"{output.command}  # report {number}", output.status, report, output.error)
        ledger.expect(report.findings == expected, f"order {number}: other findings", reference, report)


def listed(linter):
    """The files as shuffled-lint reads them."""
    lines = []
    for path, is_test in linter.repository.files:
        is_linted = linter.rules.lints_tests or not is_test
        lines.append(f"{'linted' if is_linted else 'declared'} {path}\0")
    for path in linter.repository.tracked():
        if path.endswith("/project.pbxproj"):
            lines.append(f"project {path}\0")
    return os.fsencode("".join(lines))


def standard_input(linter, reference, ledger):
    """Some files given as standard input, against the same files named."""
    with_findings = sorted({finding["path"] for finding in reference.findings})
    others = [path for path, is_test in linter.repository.files if not is_test]
    chosen = linter.random.sample(with_findings, min(4, len(with_findings)))
    chosen += linter.random.sample(others, min(2, len(others)))
    for path in chosen:
        with open(os.path.join(linter.repository.work, path), "rb") as file:
            text = file.read()
        named = linter.lint(*linter.cache, path)
        given = linter.lint(*linter.cache, "-", "--stdin-filename", path, input=text)
        ledger.same_findings(f"standard input for {path}", named, given)


def gates(linter, reference, ledger):
    """A gate against an identical base: nothing is new, nothing is gone."""
    for words in (["--no-cache"], linter.cache, ["--head", "HEAD", *linter.cache], ["--staged", *linter.cache]):
        output = linter.gate(*words)
        is_same = output.status == 0 and output.findings == []
        if is_same:
            gate = output.json["summary"]["gate"]
            old = gate["unchanged"]
            is_same = gate["new"] == 0 and gate["fixed"] == 0 and old == len(reference.findings)
        ledger.expect(is_same, "gate finds a difference where there is none", output)
