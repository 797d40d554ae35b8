"""Writes the reference of the commands from what they say with --help: Commands.md, and a page for each command.

    commands.py L10N FOLDER
"""

import pathlib
import re
import subprocess
import sys
from collections import Counter

ENVIRONMENT = {"COLUMNS": "100", "LANG": "en_US.UTF-8", "NO_COLOR": "1"}
NOTE = "<!-- Written by `Tests/Site/run commands`. -->\n\n"


def help_of(tool, *command):
    text = subprocess.check_output(
        [tool, *command, "--help"], text=True, env=ENVIRONMENT, stdin=subprocess.DEVNULL).rstrip()
    # Parts begin with a word in capitals at the beginning of a line.
    parts = re.split(r"^([A-Z][A-Z ]+):[ \n]", text, flags=re.M)
    return {name: body.rstrip() for name, body in zip(parts[1::2], parts[2::2])}


def escaped(text):
    return re.sub(r"([<>|*_])", r"\\\1", text)


def paragraphs(text):
    """Help as paragraphs; its lines are broken for terminals."""
    return "\n\n".join(escaped(" ".join(part.split())) for part in re.split(r"\n{2,}", text.strip()))


def entries(text):
    """Names with what they are, from two columns: the second one is indented by 26, or begins after two blanks."""
    found = []
    for line in text.splitlines():
        name = re.match(r"^  (\S.*?)(?:  +(\S.*))?$", line)
        if name and not line.startswith(" " * 10):
            found.append([name[1], name[2] or ""])
        elif line.strip() and found:
            # The columns of a long name stand one blank apart.
            found[-1][1] += " " + line.strip()
    rows = []
    for name, meaning in found:
        if not meaning:
            long = re.match(r"(.*?>|\S+) (.*)", name)
            name, meaning = (long[1], long[2]) if long else (name, meaning)
        rows.append((name, meaning.strip()))
    return rows


def table(heads, rows):
    lines = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join(lines)


def code(text):
    return "`" + text.replace("|", "\\|") + "`"


def block(language, text):
    lines = text.strip("\n").splitlines()
    indent = min((len(line) - len(line.lstrip()) for line in lines if line.startswith(" ")), default=0)
    lines = [line[indent:] if line.startswith(" ") else line for line in lines]
    return f"```{language}\n" + "\n".join(lines) + "\n```"


def page(command, parts, shared):
    text = f"# `l10n {command}`\n\n{NOTE}{paragraphs(parts.pop('OVERVIEW'))}\n\n"
    text += block("text", parts.pop("USAGE")) + "\n"
    for name in ("EXAMPLE", "EXAMPLES"):
        if name in parts:
            text += f"\n## Examples\n\n{block('sh', parts.pop(name))}\n"
    for name, body in parts.items():
        rows = [(code(first), escaped(second)) for first, second in entries(body) if (first, second) not in shared]
        if rows:
            text += f"\n## {name.capitalize()}\n\n{table(['Name', 'Meaning'], rows)}\n"
    return text


def main(tool, folder):
    folder = pathlib.Path(folder)
    (folder / "Commands").mkdir(parents=True, exist_ok=True)
    parts = help_of(tool)
    commands = [row for row in entries(parts["SUBCOMMANDS"].split("\n\n")[0])]
    helps = {command: help_of(tool, command) for command, _ in commands}
    # Options that most commands have are told once.
    counts = Counter(entry for help in helps.values() for entry in entries(help["OPTIONS"]))
    shared = [entry for entry, count in counts.items() if count > len(helps) / 2]
    for command, help in helps.items():
        (folder / "Commands" / f"{command}.md").write_text(page(command, help, shared))
    rows = [(f"[`l10n {command}`](Commands/{command}.md)", escaped(meaning)) for command, meaning in commands]
    status = [(code(name), escaped(meaning)) for name, meaning in entries(parts["EXIT STATUS"])]
    overview = paragraphs(parts["OVERVIEW"])
    (folder / "Commands.md").write_text(
        f"# Commands\n\n{NOTE}{overview}\n\n{table(['Command', 'What it does'], rows)}\n\n"
        f"## Options of most commands\n\n"
        f"{table(['Name', 'Meaning'], [(code(name), escaped(meaning)) for name, meaning in shared])}\n\n"
        f"## Exit status\n\n{table(['Status', 'Meaning'], status)}\n\n"
        f"## Examples\n\n{block('sh', parts['EXAMPLES'])}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
