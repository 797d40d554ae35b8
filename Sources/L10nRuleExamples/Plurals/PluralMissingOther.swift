extension RuleExamples {
  static let pluralMissingOther: RuleExamples = RuleExamples(
    "plural-missing-other",
    [
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("⟦n⟧", ["one": "%lld file"]))
      ]),
      .bad(
        [
          "ja.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", ["⟦others⟧": "ファイル%lld個"]))
        ],
        fixed: [
          "ja.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@", .init("n", ["other": "ファイル%lld個"]))
        ]),
      .bad(
        [
          "pl.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@",
            .init("⟦n⟧", ["one": "%lld plik", "few": "%lld pliki", "many": "%lld &lt;plików&gt;"]))
        ],
        fixed: [
          "pl.lproj/Player.stringsdict": RuleExample.stringsdict(
            "files", "%#@n@",
            .init(
              "n",
              [
                "one": "%lld plik", "few": "%lld pliki", "many": "%lld &lt;plików&gt;",
                "other": "%lld &lt;plików&gt;",
              ]))
        ]),
      .bad([
        "Player.xcstrings": RuleExample.stringCatalog(
          #"""
          "files": {"localizations": {"en": {"variations": {
            ⟦"plural"⟧: {"one": {"stringUnit": {"state": "translated", "value": "%lld file"}}}}}}}
          """#)
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict("files", "%#@n@", .init("n", ["other": "%lld files"])),
        "Overrides/acme/ar.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("⟦n⟧", ["one": "ملف واحد", "many": "%lld ملفًا"])),
      ]),
      .bad([
        "en.lproj/Messages.strings": #""files" = "\"é\" ⟦{n, plural, one {# file}}⟧."; "who" = "⟦{g, select, a {b}}⟧";"#
      ]) { $0.syntax = .icu },
      .good(["en.lproj/Player.stringsdict": RuleExample.stringsdict("files", "%#@n@", .init("n", ["other": "%lld"]))]),
      .good(["ja.lproj/Player.stringsdict": RuleExample.stringsdict("open", devices: ["mac": "開く"])]),
    ])
}
