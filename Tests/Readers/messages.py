"""Compares how moz.l10n and this project read messages of MessageFormat 2: generated ones, good and broken, or those that
`l10n convert` wrote.

    python messages.py [COUNT [SEED]]
    python messages.py FOLDER         all texts of the JSON files in it, which must be good

L10N_CONFORMANCE is the built l10n-conformance. Exits with 1 where the two differ.
"""

import collections
import glob
import json
import os
import random
import re
import subprocess
import sys
import tempfile

from moz.l10n.formats.mf2.message_parser import MF2ParseError, mf2_parse_message
from moz.l10n.model import CatchallKey, Expression, Markup, PatternMessage, VariableRef

FOLDER = sys.argv[1] if len(sys.argv) > 1 and os.path.isdir(sys.argv[1]) else None
COUNT = int(sys.argv[1]) if len(sys.argv) > 1 and not FOLDER else 4000
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else 1


class Writer:
    """Writes messages as the syntax allows, with blanks and marks wherever they may stand."""

    def __init__(self, rng):
        self.rng = rng
        self.declared = []

    def one(self, *choices):
        return self.rng.choice(choices)

    def optional(self):
        return "".join(self.rng.choices(["", " ", "\n", "\u3000", "\u200e", "\u2068"], [6, 3, 1, 1, 1, 1], k=2))

    def space(self):
        return self.one("", "", "\u200f") + self.one(" ", "\t", "\n", "\r\n", "\u3000") + self.optional()

    def name(self):
        name = self.one("a", "n", "count", "größe", "x-1", "_y.z", "名前", "f😀")
        return self.one("", "", "", "\u061c") + name + self.one("", "", "", "\u200e")

    def identifier(self):
        return self.one("", "", "ns:") + self.name()

    def literal(self):
        return self.one(
            "0", "-1.5e3", "word", "|two words|", "||", r"|a\|b\\c\{\}|", "|{x}|", "|é\n|", "|*|", "é")

    def variable(self):
        return "$" + self.name()

    def option(self):
        value = self.one(self.literal, self.variable)()
        return self.identifier() + self.optional() + "=" + self.optional() + value

    def attribute(self):
        value = self.optional() + "=" + self.optional() + self.literal() if self.rng.random() < 0.6 else ""
        return "@" + self.identifier() + value

    def several(self, make, most=2):
        return "".join(self.space() + make() for _ in range(self.rng.randint(0, most)))

    def function(self):
        return ":" + self.one("number", "integer", "string", self.identifier()) + self.several(self.option)

    def expression(self, operand=None, function=None):
        operand = operand if operand is not None else self.one(self.literal, self.variable, lambda: "")()
        if function or not operand or self.rng.random() < 0.5:
            operand += (self.space() if operand else "") + (function or self.function())
        return "{" + self.optional() + operand + self.several(self.attribute) + self.optional() + "}"

    def markup(self):
        sign = self.one("#", "/")
        end = self.one("", "/") if sign == "#" else ""
        rest = self.several(self.option) + self.several(self.attribute) + self.optional() + end
        return "{" + self.optional() + sign + self.identifier() + rest + "}"

    def pattern(self):
        parts = []
        for _ in range(self.rng.randint(0, 4)):
            parts.append(self.one(
                lambda: self.one("Hello ", " ", "a.b", r"\{", r"\\", r"\|", "|", "é", "\n", "$x :y", "-"),
                self.expression, self.markup)())
        return "".join(parts)

    def declaration(self):
        if self.rng.random() < 0.6:
            variable = self.variable()
            text = ".input" + self.optional() + self.expression(variable)
        else:
            variable = self.variable()
            text = ".local" + self.space() + variable + self.optional() + "=" + self.optional() + self.expression()
        self.declared.append(variable)
        return text

    def message(self):
        kind = self.rng.random()
        if kind < 0.3:
            return self.pattern()
        declarations = "".join(self.optional() + self.declaration() for _ in range(self.rng.randint(0, 3)))
        if kind < 0.6:
            return self.optional() + declarations + self.optional() + "{{" + self.pattern() + "}}" + self.optional()
        selectors = self.rng.sample(self.declared, self.rng.randint(1, len(self.declared))) if self.declared else ["$n"]
        text = declarations + self.optional() + ".match" + "".join(self.space() + name for name in selectors)
        rows = [[self.one(self.literal, lambda: "*")() for _ in selectors] for _ in range(self.rng.randint(0, 3))]
        rows.append(["*"] * len(selectors))
        first = True
        for keys in rows:
            text += self.space() if first else self.optional()
            first = False
            text += self.space().join(keys) + self.optional() + "{{" + self.pattern() + "}}"
        return text + self.optional()


def broken(text, rng):
    """The text with a character less, more or elsewhere."""
    if not text:
        return "{"
    at = rng.randrange(len(text))
    kind = rng.random()
    if kind < 0.4:
        return text[:at] + text[at + 1:]
    if kind < 0.8:
        return text[:at] + rng.choice("{}|\\$:#/@=*. \u200ea1") + text[at:]
    other = rng.randrange(len(text))
    return text[:at] + text[other] + text[at + 1:]


def value(operand):
    if isinstance(operand, VariableRef):
        return {"type": "variable", "name": operand.name}
    return {"type": "literal", "value": operand}


def part(element):
    if isinstance(element, str):
        return element
    attributes = {
        name: True if own is True else {"type": "literal", "value": own} for name, own in element.attributes.items()}
    options = {name: value(own) for name, own in element.options.items()}
    if isinstance(element, Markup):
        return {
            "type": "markup", "kind": element.kind, "name": element.name, "options": options, "attributes": attributes}
    made = {"type": "expression", "attributes": attributes}
    if element.arg is not None:
        made["arg"] = value(element.arg)
    if element.function:
        made["function"] = {"type": "function", "name": element.function, "options": options}
    return made


def model(message):
    """The message in the specification's JSON."""
    declarations = []
    for name, expression in message.declarations.items():
        own = isinstance(expression.arg, VariableRef) and expression.arg.name == name
        declarations.append({"type": "input" if own else "local", "name": name, "value": part(expression)})
    if isinstance(message, PatternMessage):
        return {"type": "message", "declarations": declarations, "pattern": [part(own) for own in message.pattern]}
    return {
        "type": "select",
        "declarations": declarations,
        "selectors": [value(own) for own in message.selectors],
        "variants": [
            {"keys": [{"type": "*"} if isinstance(key, CatchallKey) else value(key) for key in keys],
             "value": [part(own) for own in pattern]}
            for keys, pattern in message.variants.items()],
    }


MARKS = "\u061c\u200e\u200f\u2066\u2067\u2068\u2069"


def explanation(row, actual):
    """What moz.l10n 0.15 reads otherwise than the grammar of LDML 48 says; None where nothing is known."""
    source = row["src"]
    if "model" in row:
        if source.endswith("\\"):
            return "takes: a backslash at the end"
        if re.search(r"-1[^.]5e3", source):
            return "takes: any character for the point of a number"
        if re.search(f"[^ \\t\\r\\n\\u3000{MARKS}][{MARKS}]+:", source):
            return "takes: a direction mark for the white space before a function"
        return "takes: several direction marks beside a name" if re.search(f"[{MARKS}]{{2}}", source) else None
    if "model" not in actual:
        return None
    if row["message"].startswith("Duplicate attribute"):
        return "refuses: an attribute that is there twice, which is only advised against"
    if row["message"] == "Expected {{" and re.search(f"[{MARKS}][ \n]*{{{{", source):
        return "refuses: a direction mark between a key and its pattern"
    if "+" in source:
        return "refuses: a name with '+'"
    # In LDML 46 a literal without quotes was a name or a number.
    words = re.findall(rf"(?:[\s{MARKS}={{]|}}}})([-.0-9][^\s={{}}@|:{MARKS}]*)", source)
    if any(not re.fullmatch(r"-?(0|[1-9][0-9]*)([.][0-9]+)?([eE][-+]?[0-9]+)?", word) for word in words):
        return "refuses: a literal without quotes that is neither a name nor a number"
    return None


def generated():
    """Messages of which every other one is broken."""
    rng = random.Random(SEED)
    for number in range(COUNT):
        text = Writer(rng).message()
        yield broken(text, rng) if number % 2 else text


def written(folder):
    """The different texts of the JSON files in a folder."""
    texts = set()

    def add(value):
        if isinstance(value, str):
            texts.add(value)
        else:
            for own in value.values():
                add(own)

    for path in sorted(glob.glob(os.path.join(folder, "**", "*.json"), recursive=True)):
        with open(path, encoding="utf-8") as file:
            add(json.load(file))
    return sorted(texts)


def main():
    rows = []
    for number, text in enumerate(written(FOLDER) if FOLDER else generated()):
        row = {"id": number, "src": text}
        try:
            row["model"] = model(mf2_parse_message(text))
        except MF2ParseError as error:
            row["error"] = True
            row["message"] = str(error).split("\n")[0]
        rows.append(row)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "mf2_model.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(rows, file)
        tool = os.environ.get("L10N_CONFORMANCE", ".build/debug/l10n-conformance")
        lines = subprocess.run([tool, path], capture_output=True, text=True, check=False).stdout.splitlines()
    good = sum("model" in row for row in rows)
    different = 0
    explained = collections.Counter()
    for line in lines[:-1]:
        result = json.loads(line)
        if result["pass"]:
            continue
        reason = explanation(rows[result["row"]], result["actual"])
        if reason:
            explained[reason] += 1
            continue
        different += 1
        if different <= 20:
            row = rows[result["row"]]
            print(json.dumps(row["src"], ensure_ascii=False))
            print("  moz.l10n:", row.get("message") or json.dumps(row["model"], ensure_ascii=False))
            print("  l10n:", json.dumps(result["actual"], ensure_ascii=False))
    for reason, count in sorted(explained.items()):
        print(f"{count} where moz.l10n {reason}")
    print(f"{len(rows)} messages, {good} of them good; {different} read otherwise without a known reason")
    if FOLDER and good < len(rows):
        print(f"{len(rows) - good} messages that were written are not good")
        return 1
    return 1 if different or len(lines) != len(rows) + 1 else 0


if __name__ == "__main__":
    sys.exit(main())
