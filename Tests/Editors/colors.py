"""The colors of tables: the grammar for Visual Studio Code, and the syntax file for Vim and Neovim, over one sample.

Both have to find the same parts, so that what is a key in one editor is a key in all.

    .build/editors/python/bin/python Tests/Editors/colors.py
"""

import json
import logging
import os
import pathlib
import subprocess
import tempfile

from textmate_grammar.parsers.base import LanguageParser

HERE = pathlib.Path(__file__).parent
EDITORS = HERE.parent.parent / "Editors"
SAMPLE = HERE / "Colors/Sample.strings"

# The parts of the sample that have a color of their own, in order.
EXPECTED = """
directive   l10n:ignore
key         "title
specifier   %@
key         "
text        "Hi
escape      \\U00e9
escape      \\"
specifier   %1$@
escape      \\"
escape      \\n
text        of
specifier   %2$5.2lf%%
text        "
directive   l10n:untranslated
key         play
text        Lecture
key         'one'
comment     /* why */
text        "
specifier   %#@count@
error       \\q
escape      \\101
text        "
key         "list"
text        "a"
text        b
data        <0f 0A>
error       stray
key         "last"
text        "two
text        lines"
error       ;
"""

# The last part of a scope that begins so, or a group of Vim's, is such a part.
SCOPES = {
    "comment.": "comment", "keyword.other.directive": "directive", "support.type.property-name": "key", "string.": "text",
    "constant.character.escape": "escape", "constant.other.placeholder": "specifier", "constant.other.data": "data",
    "invalid.": "error",
}
GROUPS = {
    "stringsComment": "comment", "stringsDirective": "directive", "stringsKey": "key", "stringsValue": "text",
    "stringsWord": "text", "stringsEscape": "escape", "stringsSpecifier": "specifier", "stringsData": "data",
    "stringsError": "error", "stringsStrayEnd": "error", "stringsUnknownEscape": "error",
}


def of_grammar():
    logging.disable()
    grammar = json.loads((EDITORS / "vscode/syntaxes/strings.tmLanguage.json").read_text())
    for _, text, scopes in LanguageParser(grammar).parse_string(SAMPLE.read_text()).flatten():
        yield next((kind for start, kind in SCOPES.items() if scopes[-1].startswith(start)), None), text


def of_vim(*command):
    with tempfile.NamedTemporaryFile() as output:
        subprocess.check_call(
            [*command, "-n", "-u", "NONE", "--cmd", f"set nocompatible runtimepath^={EDITORS}/vim",
             "--cmd", "filetype on | syntax on", "-S", "colors.vim"],
            cwd=SAMPLE.parent, env=os.environ | {"COLORS": output.name}, stdin=subprocess.DEVNULL, timeout=60)
        pieces = json.loads(pathlib.Path(output.name).read_text())
    return [(GROUPS.get(group), text) for _, text, group in pieces]


def shown(pieces):
    """One line a part, without blanks around it and comments in which nothing stands out."""
    lines = [f"{kind:<12}{text.strip()}" for kind, text in pieces if kind and text.strip()]
    return "\n".join(line for line in lines if not line.startswith("comment") or "why" in line)


if __name__ == "__main__":
    for name, pieces in [("TextMate", of_grammar()), ("Vim", of_vim("vim", "-es")), ("Neovim", of_vim("nvim", "--headless"))]:
        found = shown(pieces)
        if found != EXPECTED.strip():
            raise SystemExit(f"{name} finds\n{found}")
        print(f"{name}: {len(found.splitlines())} parts")
