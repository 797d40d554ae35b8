extension RuleExamples {
  static let pluralMissingCategory: RuleExamples = RuleExamples(
    "plural-missing-category",
    [
      .bad([
        "pl.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("⟦n⟧", ["one": "%lld plik", "many": "%lld plików", "other": "%lld pliku"]))
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("⟦n⟧", ["other": "%lld files"])),
        "ar.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("⟦n⟧", ["zero": "لا ملفات", "one": "ملف", "other": "%lld ملف"])),
      ]),
      .bad([
        "fr.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("⟦n⟧", ["one": "%lld fichier", "other": "%lld fichiers"])),
        "it.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("⟦n⟧", ["one": "%lld file", "other": "%lld file"])),
        "Overrides/acme/de.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("⟦n⟧", ["other": "%lld Dateien"])),
      ]),
      .bad([
        "pl.lproj/Messages.strings": #"""
        "files" = "\"{⟦n⟧, plural, one {# plik} many {# plików} other {# pliku}}\"";
        "inner" = "{g, select, a {{⟦n⟧, plural, =1 {plik} one {plik} few {pliki} other {pliku}}} other {}}";
        """#,
        "en.lproj/Messages.strings": #""rank" = "{ ⟦n⟧, selectordinal, one {#st} two {#nd} other {#th}}";"#,
      ]) { $0.syntax = .icu },
      .good([
        "en.lproj/Messages.strings": #""who" = "{n, plural, offset:1 =0 {none} =2 {one} other {# others}}";"#,
        "ja.lproj/Messages.strings": #""who" = "{n, plural, other {#}} {n, selectordinal, other {#}}";"#,
      ]) { $0.syntax = .icu },
      .good([
        "fr.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "%lld fichier", "many": "%lld de fichiers", "other": "%lld fichiers"])),
        "ja.lproj/Player.stringsdict": RuleExample.stringsdict("files", "%#@n@", .init("n", ["other": "%lld個"])),
        "cs.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "%lld soubor", "few": "%lld soubory", "other": "%lld souborů"])),
      ]),
      .good([
        "fr.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@",
          .init("n", ["one": "%lld courriel", "many": "%lld de courriels", "other": "%lld courriels"])),
        "fr-CA.lproj/Player.stringsdict": RuleExample.stringsdict("files", "%#@n@", .init("n", ["other": "%lld"])),
        "Overrides/acme/fr.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["other": "%lld fichiers acme"])),
      ]),
    ])
}
