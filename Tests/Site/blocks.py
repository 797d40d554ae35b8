"""Runs the blocks of the documentation's pages, top to bottom, each page in an empty folder of its own.

    blocks.py ROOT WORK [--record] [PAGE…]

How a block is checked goes by its language:

console  Lines that begin with `$ ` are commands, one bash each, which a line that ends with `\\` continues. The lines
         after a command are what it prints, on both outputs. `…` alone on a line matches any lines, within one for
         any text. `(exit status 1)` after the output is the status; without it, that is 0.
sh       Is run as one script. Its status is 0; what it prints is not compared.
swift    Is compiled with all others, and an expression with a comment such as `// "Pause"` has that text. Characters
         that isolate directions are left out of what is compared, unless the comment has some.
yaml     Is an `l10n.yml` that `l10n` reads without an error, for the tables in the page's folder Settings or the
         shipped ones.

A block with `title="path"` is written to that path in the page's folder, whatever its language. All others need a
comment `<!-- not run: reason -->` before them. Further comments, which readers do not see:

<!-- setup: … -->           commands that are run there, with ROOT for the repository
<!-- swift: … -->           statements in front of the page's Swift blocks that follow
<!-- swift sources: … -->   a folder whose Swift files belong to the page's Swift blocks

With --record, the output of `console` blocks is written into the pages.
"""

import collections
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys

import swift_blocks
from pages import pages

STATUS = re.compile(r"^\(exit status (\d+)\)$")


class Failure(Exception):
    pass


class Runner:
    """The work folder of one page."""

    def __init__(self, page, root, work):
        self.page, self.root = page, root
        self.folder = work / "pages" / page.name
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        self.environment = {
            key: value for key, value in os.environ.items()
            if key not in ("CI", "LANGUAGE", "GITHUB_ACTIONS") and not key.startswith("LC_")
        }
        self.environment |= {
            "PATH": f"{work / 'bin'}:{os.environ['PATH']}", "ROOT": str(root), "LANG": "en_US.UTF-8", "COLUMNS": "80",
            "NO_COLOR": "1", "TERM": "dumb", "GIT_CONFIG_COUNT": "0", "L10N": str(work / "bin" / "l10n"),
            "GITHUB_STEP_SUMMARY": str(self.folder / "summary.md"),
            # One folder of builds for packages with the plugin, and for those of .ci/plugin: its tool is built once.
            "SWIFTPM_BUILD_DIR": str(root / ".build" / "packages"),
        }

    def shell(self, script):
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", script], cwd=self.folder, env=self.environment, timeout=600,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        # Characters that isolate directions cannot be seen, on a terminal or on a page.
        return done.returncode, re.sub("[\u2066-\u2069]", "", done.stdout.decode(errors="replace"))

    def run(self, block):
        if block.title:
            file = self.folder / block.title
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text)
        elif block.language in ("sh", "setup"):
            status, output = self.shell(block.text)
            if status != 0:
                raise Failure(f"exit status {status}\n{output}")
        elif block.language == "console":
            for command in commands(block.text):
                self.check(command)
        elif block.language == "yaml":
            self.read_settings(block)
        else:
            raise Failure(f"no way to check a block of '{block.language}': give it a title, or a comment 'not run'")

    def check(self, command):
        status, output = self.shell(command.script)
        command.status_found, command.found = status, output
        if status != command.status:
            raise Failure(f"$ {command.script}\nexit status {status}, not {command.status}\n{output}")
        if not command.matches(output):
            raise Failure(f"$ {command.script}\nprints\n{output}and not\n" + "\n".join(command.expected))

    def read_settings(self, block):
        """Lints the settings with tables: those of the page's folder Settings, or the shipped ones.

        What the tool does not know is an error at l10n.yml.
        """
        own, checked = self.folder / "Settings", self.folder / "Checked"
        shutil.copytree(own if own.is_dir() else self.root / "Localizations", checked)
        (checked / "l10n.yml").write_text(block.text)
        for name in ("Sources", "App"):
            (self.folder / name).mkdir(exist_ok=True)
        status, output = self.shell("l10n lint Checked --rule duplicate-key")
        shutil.rmtree(checked)
        if status > 1 or "[configuration]" in output:
            raise Failure(output)


class Command:
    def __init__(self, script):
        self.script, self.expected, self.status = script, [], 0

    def matches(self, output):
        pattern = "".join(
            r"(?:.*\n)*?" if line.strip() == "…"
            else ".*?".join(map(re.escape, line.rstrip().split("…"))) + r"[ \t]*\n"
            for line in self.expected)
        output = output if output.endswith("\n") or not output else output + "\n"
        return re.fullmatch(pattern, output) is not None


def commands(text):
    """The commands of a console block with what they are to print."""
    found = []
    for line in text.splitlines():
        if found and found[-1].script.endswith("\\"):
            found[-1].script += "\n" + line
        elif line.startswith("$ "):
            found.append(Command(line[2:]))
        elif not found:
            raise Failure("a console block begins with a command")
        elif STATUS.match(line):
            found[-1].status = int(STATUS.match(line)[1])
        else:
            found[-1].expected.append(line)
    return found


def recorded(text, runner):
    """The block with what its commands print now; times are left open."""
    lines = []
    for command in commands(text):
        lines += ["$ " + command.script]
        status, output = runner.shell(command.script)
        if status == command.status and command.matches(output):
            lines += command.expected
        else:
            lines += re.sub(r"\d+\.\d+ s\)", "… s)", output).splitlines()
        lines += [f"(exit status {status})"] if status else []
    return "".join(line + "\n" for line in lines)


class Outcome:
    """What came of a page's blocks: failures, those not run, Swift blocks for later, and how many there are by kind."""

    def __init__(self):
        self.failures, self.left, self.swift, self.counts = [], [], [], collections.Counter()


def check(page, root, work, record):
    runner, outcome = Runner(page, root, work), Outcome()
    for block in page.blocks():
        if block.reason:
            outcome.left.append(block)
        elif block.language.startswith("swift") and not block.title:
            outcome.swift.append((runner, block))
            outcome.counts[block.language] += block.language == "swift"
        elif record and block.language == "console" and not block.title:
            page.file.write_text(page.file.read_text().replace(block.text, recorded(block.text, runner), 1))
        else:
            try:
                runner.run(block)
            except (Failure, subprocess.TimeoutExpired) as failure:
                outcome.failures.append(f"{block.place}: {failure}")
            if block.language != "setup":
                outcome.counts["file" if block.title else block.language] += 1
    return outcome


def main(root, work, *names):
    root, work = pathlib.Path(root).resolve(), pathlib.Path(work).resolve()
    record = "--record" in names
    found = pages(root, [name for name in names if name != "--record"])
    # Two at a time: the package that is built on one page leaves a core to the others.
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        outcomes = list(pool.map(lambda page: check(page, root, work, record), found))
    failures = [failure for outcome in outcomes for failure in outcome.failures]
    swift = [entry for outcome in outcomes for entry in outcome.swift]
    if any(block.language == "swift" for _, block in swift):
        failures += swift_blocks.check(swift, root, work)
    for failure in failures:
        print(failure.rstrip() + "\n", file=sys.stderr)
    left = [block for outcome in outcomes for block in outcome.left]
    for block in left:
        print(f"{block.place}: not run: {block.reason}")
    counts = sum((outcome.counts for outcome in outcomes), collections.Counter())
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(counts.items()))
    print(f"{counts.total()} blocks checked ({kinds}), {len(left)} not run, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
