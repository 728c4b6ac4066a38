"""`east explain` against `east lint`."""
import os
import re

from running import run

# `  warning: reaches through … [reach]`, perhaps with `, reported at line 3 for all uses in 'f()'` behind it.
CLAIM = re.compile(r"^  (error|warning|note): (.*) \[([a-z0-9/-]+)\](, reported at line (\d+) for all uses in .*)?$", re.M)


def explain(linter, place):
    command = [linter.options.east, "explain", *linter.rules.flags, *linter.cache, place]
    return run(command, linter.repository.work)


def claims(output):
    """What `explain` says is reported: (severity, message, rule, the other line where it is)."""
    text = output.bytes.decode(errors="replace")
    return {(severity, message, rule, line) for severity, message, rule, _, line in CLAIM.findall(text)}


def findings(linter, reference, ledger):
    """At every finding `explain` says that it is reported there."""
    found = reference.findings
    if len(found) > linter.options.explain:
        found = linter.random.sample(found, linter.options.explain)
    for finding in found:
        # What could not be read has no chain.
        if finding["rule"] == "unread-file":
            continue
        output = explain(linter, f"{finding['path']}:{finding['line']}:{finding['column']}")
        claim = (finding["severity"], finding["message"], finding["rule"], "")
        ledger.expect(
            claim in claims(output), f"explain does not know of [{finding['rule']}] {finding['message']}", output)


def chains(linter, reference, ledger):
    """At chains on whose line nothing is found, `explain` claims nothing that `lint` does not say elsewhere."""
    repository = linter.repository
    lines = [line for line in listed_linted(linter)]
    output = run([linter.options.shuffled, "chains", repository.work], repository.work, os.fsencode("".join(lines)))
    taken = {(finding["path"], finding["line"]) for finding in reference.findings}
    said = {(f["path"], f["severity"], f["message"], f["rule"], str(f["line"])) for f in reference.findings}
    places = [os.fsdecode(place) for place in output.bytes.split(b"\0")[:-1]]
    free = [place for place in places if split(place) not in taken]
    for place in linter.random.sample(free, min(linter.options.chains, len(free))):
        output = explain(linter, place)
        # What attributes call generated or vendored is not linted either.
        if b"is skipped; " in output.error:
            continue
        path, _ = split(place)
        # An outer chain around the place, or the declaration's first use of the edge, may be reported.
        wrong = [claim for claim in claims(output) if claim[3] and (path, *claim) not in said]
        wrong += [claim for claim in claims(output) if not claim[3] and not any((path, *claim[:3]) == s[:4] for s in said)]
        ledger.expect(output.status == 0 and not wrong, f"explain at {place} claims what lint does not find", output)


def listed_linted(linter):
    for path, is_test in linter.repository.files:
        if linter.rules.lints_tests or not is_test:
            yield f"linted {path}\0"


def split(place):
    path, line, _ = place.rsplit(":", 2)
    return path, int(line)
