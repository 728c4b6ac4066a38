"""A repository of our own to lint: a clone of what was named, with its other shapes around it."""
import os
import shutil
import subprocess
import sys


class Repository:
    """A clone with a bare clone, a linked work tree, a CR LF checkout and a plain copy beside it.

    Baselines and what lies in folders whose names begin with a dot are taken out: a plain directory knows neither.
    """

    def __init__(self, path, place, options):
        self.place = place
        self.work = place + "/work"
        self.options = options
        os.makedirs(place)
        if is_repository(path):
            if subprocess.run(["git", "clone", "-q", os.path.realpath(path), self.work]).returncode:
                why = "pass a repository with all its objects, not a partial clone"
                print(f"error: git cannot clone '{path}', see above; {why}", file=sys.stderr)
                sys.exit(2)
        else:
            shutil.copytree(path, self.work, ignore=shutil.ignore_patterns(".git", ".build"))
            self.git("init", "-q")
        for file in self.tracked():
            if file == ".east-baseline" or any(part.startswith(".") for part in file.split("/")[:-1]):
                os.remove(os.path.join(self.work, file))
        self.git("add", "--all", "--force")
        self.git("commit", "-q", "--allow-empty", "-m", "what is linted")
        self.files = self.swift_files()
        self.bare, self.linked = place + "/bare.git", place + "/linked"
        self.crlf, self.plain = place + "/crlf", place + "/plain"
        self.git("clone", "-q", "--bare", self.work, self.bare)
        self.git("worktree", "add", "-q", "--detach", self.linked)
        self.git("clone", "-q", "-c", "core.autocrlf=true", self.work, self.crlf)
        shutil.copytree(self.work, self.plain, symlinks=True, ignore=shutil.ignore_patterns(".git"))

    def git(self, *words, input=None, environment=None):
        settings = ["-c", "user.name=Same", "-c", "user.email=same@example.org", "-c", "core.autocrlf=false"]
        variables = os.environ | {"GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"} | (environment or {})
        ended = subprocess.run(
            ["git", *(settings if "core.autocrlf=true" not in words else settings[:4]), *words], cwd=self.work,
            input=input, stdout=subprocess.PIPE, check=True, env=variables)
        return ended.stdout

    def tracked(self):
        return [os.fsdecode(file) for file in self.git("ls-files", "-z").split(b"\0") if file]

    def swift_files(self):
        """The regular Swift files, by path: (path, whether it is a test source)."""
        files = []
        for line in self.git("ls-files", "-s", "-z").split(b"\0"):
            mode, _, path = line.partition(b" ")
            path = os.fsdecode(path.partition(b"\t")[2])
            if not mode.startswith(b"100") or not path.endswith(".swift") or path == ".swift":
                continue
            with open(os.path.join(self.work, path), "rb") as file:
                if not file.read(64).startswith(b"version https://git-lfs.github.com/spec/"):
                    files.append((path, any(part.endswith("Tests") for part in path.split("/")[:-1])))
        return files

    def parts(self, count):
        """Commits that have a share of the files each, so that each fills a pack of its own."""
        lines = [line for line in self.git("ls-files", "-s", "-z").split(b"\0") if line.endswith(b".swift")]
        commits = []
        for number in range(count):
            index = {"GIT_INDEX_FILE": f"{self.place}/index-{number}"}
            share = b"".join(line + b"\0" for line in lines[number::count])
            self.git("update-index", "-z", "--index-info", input=share, environment=index)
            tree = self.git("write-tree", environment=index).decode().strip()
            commits.append(self.git("commit-tree", "-m", "a part", tree).decode().strip())
        return commits


def is_repository(path):
    """Whether the path itself is one, and not merely within one."""
    return os.path.exists(path + "/.git") or os.path.isfile(path + "/HEAD") and os.path.isdir(path + "/objects")
