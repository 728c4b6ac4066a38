"""The rule sets that a repository is linted with."""
import json
from dataclasses import dataclass

from running import run


@dataclass
class RuleSet:
    name: str
    # What the linter is told.
    flags: list
    # A file with the whole configuration.
    flat: str
    lints_tests: bool


def rule_sets(repository, options):
    """Every preset, and all rules at once."""
    wanted = options.rules or ["recommended", "strict", "legacy", "all"]
    for name in wanted:
        if name == "all":
            file = repository.place + "/all-rules.json"
            with open(file, "w") as output:
                json.dump(all_rules(repository, options), output, indent=2)
            rules = RuleSet(name, ["--config", file], file + ".flat", True)
        else:
            rules = RuleSet(name, ["--preset", name], f"{repository.place}/{name}.flat", False)
        with open(rules.flat, "wb") as output:
            output.write(run([options.east, "show-config", *rules.flags], repository.work).bytes)
        yield rules


def all_rules(repository, options):
    """Every rule as a warning, low confidence and tests, and an edge between any two folders of sources."""
    listed = run([options.east, "rules", "--format", "json"], repository.work).json["rules"]
    rules = {rule["id"]: "warning" for rule in listed if rule["id"] != "unread-file"}
    folders = sorted({folder(path) for path, _ in repository.files})[:12]
    edges = [f"{a} -> {b}" for a in folders for b in folders if a != b]
    if edges:
        rules["module-edge"] = {"severity": "warning", "edges": edges}
    groups = {"First": {"paths": folders[:1] or ["none"]}, "Views": {"types": "*View"}, "Models": {"types": ["*Model", "*Store", "*Service"]}}
    for group in groups.values():
        group["optional"] = True
    uses = {
        "first-folder": {"onlyFrom": "First", "to": ["Views", "UserDefaults"], "how": ["write", "call"]},
        "views": {"from": "Views", "to": "Models"},
        "layers": {"layers": ["Views", "Models"]},
    }
    for use in uses.values():
        use["because"] = "it is a test"
    settings = {"extends": "strict", "confidence": "low", "tests": True}
    return {**settings, "rules": rules, "groups": groups, "uses": uses}


def folder(path):
    parts = path.split("/")
    return parts[1] if parts[0] == "Sources" and len(parts) > 2 else parts[0]
