"""Writes a catalog in every format and compares what other programs read with the catalog's own plain texts."""

import glob
import json
import os
import plistlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

import babel.messages.pofile
import polib
from moz.l10n.model import Entry
from moz.l10n.resource import parse_resource
from translate.storage import factory
from translate.storage.tbx import tbxfile
from translate.storage.tmx import tmxfile
from translate.storage.xliff2 import Xliff2File

L10N = os.environ["L10N"]


def run(*arguments, **options):
    return subprocess.run(arguments, stdin=subprocess.DEVNULL, capture_output=True, text=True, **options)


def files(folder, suffix):
    return sorted(glob.glob(f"{folder}/**/*{suffix}", recursive=True))


class Comparison:
    """The texts of a catalog by directory, table and key, and how often readers agree."""

    def __init__(self, folder):
        self.folder, self.counts, self.faults = folder, {}, []
        self.texts = {}
        for path in files(folder, ".strings"):
            place = os.path.relpath(path, folder)
            if ".lproj/" not in place or "Overrides/" in place:
                continue
            lines = run(L10N, "dump", path).stdout.strip().split("\n")
            # Lines without a value are findings.
            entries = [entry for entry in map(json.loads, filter(None, lines)) if "value" in entry]
            modules, _, rest = place.rpartition(".lproj/")
            module, _, directory = modules.rpartition("/")
            table = (module + "/" if module else "") + rest.removesuffix(".strings")
            forms = run(L10N, "dump", path + "dict").stdout.strip().split("\n") if os.path.exists(path + "dict") else []
            plurals = {json.loads(line).get("key") for line in forms if line}
            texts = {entry["key"]: entry["value"] for entry in entries}
            self.texts[directory, table] = {key: text for key, text in texts.items() if key not in plurals}

    def check(self, reader, place, found):
        """Compares texts by key with those of a directory and table; keys that these lack are plural forms."""
        known = self.texts.get(place, {})
        for key, text in found.items():
            if key not in known:
                continue
            self.count(reader, 1)
            if text != known[key]:
                self.fault(reader, f"{place} {key}: {text!r} instead of {known[key]!r}")

    def count(self, reader, number):
        self.counts[reader] = self.counts.get(reader, 0) + number

    def fault(self, reader, message):
        self.faults.append(f"{reader}: {message}")


def message_text(value):
    """The text of a message without placeholders; None for others."""
    pattern = value if isinstance(value, str) else getattr(value, "pattern", None)
    if isinstance(pattern, str):
        return pattern
    return "".join(pattern) if pattern is not None and all(isinstance(part, str) for part in pattern) else None


def moz_texts(path):
    entries = [entry for section in parse_resource(path).sections for entry in section.entries if isinstance(entry, Entry)]
    texts = {entry.id[-1]: message_text(entry.value) for entry in entries}
    return {key: text for key, text in texts.items() if text is not None}


def place_of(path, folder):
    """`fr/UI/Player.po` is table `UI/Player` of `fr`."""
    directory, _, table = os.path.relpath(path, folder).partition("/")
    return directory, table.rpartition(".")[0]


def has_controls(texts, place, key):
    return any(ord(character) < 0x20 and character not in "\t\n\r" for character in texts.get(place, {}).get(key, ""))


def check_po(comparison, folder):
    for path in files(folder, ".po"):
        place = place_of(path, folder)
        checked = run("msgfmt", "--check", "-o", "/dev/null", path)
        # What a translator did: another number of specifiers, or of line breaks at an end.
        faults = [line for line in checked.stderr.splitlines() if "'msgid' and 'msgstr'" not in line]
        if checked.returncode and any(" error" not in line for line in faults):
            comparison.fault("msgfmt", checked.stderr)
        comparison.count("msgfmt", 1)
        with open(path, "rb") as file:
            catalog = babel.messages.pofile.read_po(file)
        units = [unit for unit in factory.getobject(path).units if not unit.isheader()]
        for reader, texts in [
            ("polib", {entry.msgctxt: entry.msgstr for entry in polib.pofile(path)}),
            ("Babel", {message.context: message.string for message in catalog if isinstance(message.string, str)}),
            ("translate-toolkit, PO", {unit.getcontext(): str(unit.target or "") for unit in units}),
        ]:
            # An untranslated message is none of the texts, and these three know no escapes of control characters.
            texts = {key: text for key, text in texts.items() if text and not has_controls(comparison.texts, place, key)}
            comparison.check(reader, place, texts)
    for path in files(folder, ".pot"):
        with open(path, "rb") as file:
            babel.messages.pofile.read_po(file)


def check_json(comparison, folder):
    for path in files(folder, ".json"):
        with open(path, encoding="utf-8") as file:
            comparison.check("json", place_of(path, folder), json.load(file))
        comparison.check("moz.l10n, JSON", place_of(path, folder), moz_texts(path))


def check_arb(comparison, folder):
    places = {(f"{table}_{directory.replace('-', '_')}"): (directory, table) for directory, table in comparison.texts}
    for path in files(folder, ".arb"):
        with open(path, encoding="utf-8") as file:
            found = json.load(file)
        place = places.get(os.path.relpath(path, folder).removesuffix(".arb"))
        # Specifiers become arguments, and braces and apostrophes are quoted.
        plain = {key: text for key, text in found.items() if isinstance(text, str) and not set(text) & set("{}'")}
        if place:
            comparison.check("json, ARB", place, plain)


def check_catalogs(comparison, folder):
    for path in files(folder, ".xcstrings"):
        with open(path, encoding="utf-8") as file:
            catalog = json.load(file)
        table = os.path.relpath(path, folder).removesuffix(".xcstrings").replace("mul.lproj/", "")
        found = {}
        for key, entry in catalog["strings"].items():
            for language, content in entry.get("localizations", {}).items():
                if unit := content.get("stringUnit"):
                    found.setdefault(language, {})[key] = unit["value"]
        for language, texts in found.items():
            comparison.check("json, String Catalog", (language, table), texts)


def check_lists(comparison, folder, reader):
    for path in files(folder, ".strings"):
        with open(path, "rb") as file:
            found = plistlib.load(file)
        modules, _, rest = os.path.relpath(path, folder).rpartition(".lproj/")
        module, _, directory = modules.rpartition("/")
        table = (module + "/" if module else "") + rest.removesuffix(".strings")
        comparison.check(reader, (directory, table), found)
    for path in files(folder, ".stringsdict"):
        with open(path, "rb") as file:
            plistlib.load(file)


def check_xml(comparison, paths):
    for start in range(0, len(paths), 100):
        checked = run("xmllint", "--noout", *paths[start : start + 100])
        if checked.returncode:
            comparison.fault("xmllint", checked.stderr[:500])
    comparison.count("xmllint", len(paths))


def check_android(comparison, folder):
    check_xml(comparison, files(folder, ".xml"))
    for path in files(folder, ".xml"):
        moz_texts(path)
        comparison.count("moz.l10n, Android", 1)


def check_xliff(comparison, folder, version):
    paths = files(folder, ".xliff")
    check_xml(comparison, paths)
    for path in paths:
        directory = os.path.basename(path).removesuffix(".xliff")
        tree = ElementTree.parse(path).getroot()
        namespace = "{" + tree.tag[1:].partition("}")[0] + "}"
        count = sum(1 for _ in tree.iter(namespace + ("trans-unit" if version == "1.2" else "segment")))
        store = factory.getobject(path) if version == "1.2" else Xliff2File.parsefile(path)
        units = [unit for unit in store.units if not unit.isheader()]
        if len(units) != count:
            comparison.fault("translate-toolkit, XLIFF", f"{path}: {len(units)} units instead of {count}")
        if version != "1.2":
            comparison.count("translate-toolkit, XLIFF 2", count)
            continue
        for file in tree.iter(namespace + "file"):
            original = file.get("original", "")
            module, _, rest = original.rpartition(".lproj/")
            table = "/".join(module.split("/")[:-1] + [rest.removesuffix(".strings")])
            found = {}
            for unit in file.iter(namespace + "trans-unit"):
                target = unit.find(namespace + "target")
                if target is not None and original.endswith(".strings"):
                    # Specifiers stand in elements of their own.
                    found[unit.get("id")] = "".join(target.itertext())
            comparison.check("ElementTree, XLIFF", (directory, table), found)


def check_memory(comparison, path, development):
    """Every pair of plain texts is in the memory, and nothing else."""
    check_xml(comparison, [path])
    with open(path, "rb") as file:
        memory = tmxfile.parsefile(file)
    known = {}
    for (directory, table), texts in comparison.texts.items():
        sources = comparison.texts.get((development, table), {})
        if directory != development:
            known.setdefault(directory, set()).update(
                (sources[key].strip("\n "), text.strip("\n ")) for key, text in texts.items() if key in sources
            )
    found = set()
    for unit in memory.units:
        pairs = {child.get("{http://www.w3.org/XML/1998/namespace}lang"): "".join(child.itertext()).strip("\n ") for child in unit.xmlelement}
        source = pairs.pop(development)
        for language, target in pairs.items():
            comparison.count("translate-toolkit, TMX", 1)
            pair = (source, target)
            found.add((language, *pair))
            if pair not in known.get(language, ()):
                comparison.fault("translate-toolkit, TMX", f"{language} {source!r}: {target!r} is in no table")
    # An empty text, and one that stands for its translation, is none of the memory.
    for language, pairs in known.items():
        for source, target in pairs:
            if source and target and source != target and (language, source, target) not in found:
                comparison.fault("translate-toolkit, TMX", f"{language} {source!r}: {target!r} is missing")


# Words of every kind that a glossary has, with what XML escapes.
GLOSSARY = """
rules:
  glossary:
    keep: [AirPlay, Wi-Fi, "A <b> & 'c'"]
    except: {de: [Wi-Fi]}
    banned: {de: [Handy], "*": [here]}
"""
KEPT = {"AirPlay": set(), "Wi-Fi": {"de"}, "A <b> & 'c'": set()}
BANNED = {"Handy": {"de"}, "here": {"en", "de", "fr"}}


def check_terms(comparison, output):
    """A glossary, read as a termbase, has each name in each language, and the banned words as deprecated terms."""
    for language in ["en", "de", "fr"]:
        os.makedirs(f"{output}/{language}.lproj")
        with open(f"{output}/{language}.lproj/T.strings", "w") as file:
            file.write('"a" = "Open AirPlay";\n')
    with open(f"{output}/l10n.yml", "w") as file:
        file.write("development: en" + GLOSSARY)
    expected = {(name, language, False) for name, others in KEPT.items() for language in {"en", "de", "fr"} - others}
    expected |= {(word, language, True) for word, languages in BANNED.items() for language in languages}
    for version in ["2", "3"]:
        path = f"{output}/{version}.tbx"
        written = run(L10N, "export", output, "--to", "tbx", "--tbx-version", version, "--output", path, "--quiet")
        if written.returncode:
            return comparison.fault("export", written.stderr[-500:])
        check_xml(comparison, [path])
    with open(f"{output}/2.tbx", "rb") as file:
        termbase = tbxfile.parsefile(file)
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    found = {
        (term.text, node.get(language), term.deprecated)
        for unit in termbase.units for node in unit.getlanguageNodes() for term in unit.get_target_terms(node.get(language))
    }
    comparison.count("translate-toolkit, TBX", len(found))
    for term, language, is_banned in sorted(found ^ expected):
        comparison.fault("translate-toolkit, TBX", f"'{term}' in {language}, banned: {is_banned}, is missing or too much")


def main(folder):
    comparison = Comparison(folder)
    with tempfile.TemporaryDirectory() as output:
        for name, check in [
            ("po", check_po), ("json", check_json), ("arb", check_arb), ("xcstrings", check_catalogs),
            ("android", check_android), ("xml-plist", lambda *a: check_lists(*a, "plistlib, XML")),
            ("binary-plist", lambda *a: check_lists(*a, "plistlib, binary")),
        ]:
            written = run(L10N, "convert", folder, "--to", name, "--output", f"{output}/{name}", "--quiet")
            if written.returncode:
                comparison.fault(name, written.stderr[-500:])
            check(comparison, f"{output}/{name}")
        for version in ["1.2", "2.1"]:
            target = f"{output}/xliff-{version}"
            written = run(L10N, "export", folder, "--xliff-version", version, "--output", target, "--quiet")
            if written.returncode:
                comparison.fault("export", written.stderr[-500:])
            check_xliff(comparison, target, version)
        written = run(L10N, "export", folder, "--to", "tmx", "--output", f"{output}/memory.tmx", "--quiet")
        if written.returncode:
            comparison.fault("export", written.stderr[-500:])
        check_memory(comparison, f"{output}/memory.tmx", "en")
        check_terms(comparison, f"{output}/terms")
        check_xml(comparison, [p for p in files(f"{output}/xml-plist", "") if os.path.isfile(p)])
    texts = sum(map(len, comparison.texts.values()))
    print(f"{folder}: {texts} plain texts; read alike:", ", ".join(f"{k} {v}" for k, v in sorted(comparison.counts.items())))
    for fault in comparison.faults[:40]:
        print("  " + fault)
    if comparison.faults:
        raise SystemExit(f"{len(comparison.faults)} differences")


main(sys.argv[1].rstrip("/"))
