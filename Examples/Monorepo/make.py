#!/usr/bin/env python3
"""Makes a repository of many modules, each with a catalog in ten languages, for Bazel.

    make.py FOLDER [--modules 200] [--rules PATH] [--program PATH]

The same numbers give the same files. Module 7 of each ten is an app that replaces a text of the module before it.
"""

import argparse
import pathlib

# Words by which texts are made: four verbs and five nouns a language, and how both are put together.
LANGUAGES = {
    "en": (["Open", "Save", "Share", "Delete"], ["the album", "the invoice", "the contact", "the ticket", "the recipe"], "{verb} {noun}", "%lld files"),
    "da": (["Åbn", "Gem", "Del", "Slet"], ["albummet", "fakturaen", "kontakten", "billetten", "opskriften"], "{verb} {noun}", "%lld filer"),
    "de": (["öffnen", "sichern", "teilen", "löschen"], ["Album", "Rechnung", "Kontakt", "Fahrkarte", "Rezept"], "{noun} {verb}", "%lld Dateien"),
    "es": (["Abrir", "Guardar", "Compartir", "Eliminar"], ["el álbum", "la factura", "el contacto", "el billete", "la receta"], "{verb} {noun}", "%lld archivos"),
    "fi": (["Avaa", "Tallenna", "Jaa", "Poista"], ["albumi", "lasku", "yhteystieto", "lippu", "resepti"], "{verb} {noun}", "%lld tiedostoa"),
    "fr": (["Ouvrir", "Enregistrer", "Partager", "Supprimer"], ["l’album", "la facture", "le contact", "le billet", "la recette"], "{verb} {noun}", "%lld fichiers"),
    "it": (["Apri", "Salva", "Condividi", "Elimina"], ["l’album", "la fattura", "il contatto", "il biglietto", "la ricetta"], "{verb} {noun}", "%lld file"),
    "nl": (["openen", "bewaren", "delen", "verwijderen"], ["Album", "Factuur", "Contact", "Kaartje", "Recept"], "{noun} {verb}", "%lld bestanden"),
    "pt": (["Abrir", "Salvar", "Compartilhar", "Apagar"], ["o álbum", "a fatura", "o contato", "o bilhete", "a receita"], "{verb} {noun}", "%lld arquivos"),
    "sv": (["Öppna", "Spara", "Dela", "Radera"], ["albumet", "fakturan", "kontakten", "biljetten", "receptet"], "{verb} {noun}", "%lld filer"),
}

VERBS, NOUNS = ["open", "save", "share", "delete"], ["album", "invoice", "contact", "ticket", "recipe"]

COUNT = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>{key}</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key>
    <string>%#@count@</string>
    <key>count</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>
      <string>lld</string>
{forms}    </dict>
  </dict>
</dict>
</plist>
"""

ONE = {
    "en": "%lld file", "da": "%lld fil", "de": "%lld Datei", "es": "%lld archivo", "fi": "%lld tiedosto", "fr": "%lld fichier",
    "it": "%lld file", "nl": "%lld bestand", "pt": "%lld arquivo", "sv": "%lld fil",
}
# Languages in which numbers such as a million have a form of their own.
MANY = {"es": "%lld de archivos", "fr": "%lld de fichiers", "it": "%lld di file", "pt": "%lld de arquivos"}

BUILD = """load("@rules_l10n//:defs.bzl", "l10n_catalog", "l10n_generate", "l10n_lint_test", "l10n_report", "l10n_swift_sources")

package(default_visibility = ["//visibility:public"])

l10n_catalog(
    name = "texts",
    srcs = glob(["Localizations/**"]),{overrides}
)

l10n_lint_test(
    name = "lint",
    catalog = ":texts",
)

l10n_swift_sources(
    name = "Strings",
    catalog = ":texts",
)

l10n_generate(
    name = "kotlin",
    outs = ["Keys.kt"],
    catalog = ":texts",
    template = "kotlin",
)

l10n_report(
    name = "pages",
    catalog = ":texts",
)
"""

ROOT = """load("@rules_l10n//:defs.bzl", "l10n_merge", "l10n_modules_test")

l10n_merge(
    name = "findings",
    deps = [
{targets}    ],
)

l10n_modules_test(
    name = "app",
    one_bundle = True,
    modules = {
{modules}    },
)
"""

WORKSPACE = """workspace(name = "monorepo")

local_repository(
    name = "rules_l10n",
    path = "{rules}",
)

load("@rules_l10n//:repositories.bzl", "l10n_local")

l10n_local(
    name = "l10n",
    program = "{program}",
)

register_toolchains("@l10n//:toolchain")
"""

MODULE = """module(name = "monorepo")

bazel_dep(name = "rules_l10n", version = "0.1.0")
local_path_override(
    module_name = "rules_l10n",
    path = "{rules}",
)

l10n = use_extension("@rules_l10n//:extensions.bzl", "l10n")
l10n.local(program = "{program}")
use_repo(l10n, "l10n")

register_toolchains("@l10n//:toolchain")
"""


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def strings(pairs):
    return "".join(f'"{key}" = "{value}";\n' for key, value in pairs)


def table(language, number):
    """Texts of a module: no two modules have the same ones."""
    verbs, nouns, order, _ = LANGUAGES[language]
    for verb_key, verb in zip(VERBS, verbs):
        for noun_key, noun in zip(NOUNS, nouns):
            text = order.format(verb=verb, noun=noun)
            yield f"m{number}.{noun_key}.{verb_key}", f"{text} {number}"


def build(overrides=""):
    return BUILD.replace("{overrides}", overrides)


def make_module(folder, number):
    localizations = folder / "Localizations"
    write(localizations / "l10n.yml", f"development: en\ngenerate: {{name: M{number}}}\n")
    for language in LANGUAGES:
        write(localizations / f"{language}.lproj" / "Actions.strings", strings(table(language, number)))
        forms = {"one": ONE[language], "many": MANY.get(language), "other": LANGUAGES[language][3]}
        lines = "".join(
            f"      <key>{name}</key>\n      <string>{text}</string>\n" for name, text in forms.items() if text)
        write(localizations / f"{language}.lproj" / "Counts.stringsdict", COUNT.replace("{key}", f"m{number}.files.count").replace("{forms}", lines))
    write(folder / "BUILD.bazel", build())


def make_app(folder, base):
    """Replaces two texts of the module before it, in two languages."""
    for language in ["en", "fr"]:
        texts = list(table(language, base))[:2]
        write(
            folder / "Localizations" / f"{language}.lproj" / "Actions.strings",
            strings((key, value + " +") for key, value in texts))
    overrides = f'\n    overrides = ["//modules/m{base:04}:texts"],'
    write(folder / "BUILD.bazel", build(overrides))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--modules", type=int, default=200)
    here = pathlib.Path(__file__).resolve().parent
    parser.add_argument("--rules", default=str(here.parent.parent / "Bazel"))
    parser.add_argument("--program", default="")
    options = parser.parse_args()
    for number in range(options.modules):
        folder = options.folder / "modules" / f"m{number:04}"
        if number % 10 == 7:
            make_app(folder, number - 1)
        else:
            make_module(folder, number)
    catalogs = [f"//modules/m{number:04}:texts" for number in range(options.modules)]
    write(
        options.folder / "BUILD.bazel",
        ROOT.replace("{targets}", "".join(f'        "{catalog}",\n' for catalog in catalogs)).replace(
            "{modules}", "".join(
                # One that replaces texts has keys of another one.
                f'        "{catalog}": "M{number}",\n' for number, catalog in enumerate(catalogs) if number % 10 != 7)))
    values = {"{rules}": options.rules, "{program}": options.program}
    for name, text in {"WORKSPACE": WORKSPACE, "MODULE.bazel": MODULE}.items():
        for mark, value in values.items():
            text = text.replace(mark, value)
        write(options.folder / name, text)


if __name__ == "__main__":
    main()
