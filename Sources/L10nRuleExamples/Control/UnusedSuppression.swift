extension RuleExamples {
  static let unusedSuppression: RuleExamples = RuleExamples(
    "unused-suppression",
    [
      .bad(["en.lproj/Player.strings": "/* l10n:ignore ⟦unknown-escape⟧ -- 50 % */\n\"off\" = \"50 %\";"]),
      .bad([
        "en.lproj/Player.strings": #"/* l10n:ignore ⟦stray-semicolon⟧ */ "a" = "1"; "b" = "2";;"#,
        "fr.lproj/Player.strings": #""a" = "1"; "b" = "2"; // l10n:ignore ⟦extra-key⟧"#,
      ]),
      .bad(["de.lproj/Player.strings": "\"a\" = \"1\";\n/* l10n:ignore ⟦unknown-escape⟧ */"]),
      .bad([
        "ko.lproj/Player.stringsdict":
          "<!-- l10n:ignore-file ⟦stringsdict-unknown-category⟧ -->"
          + RuleExample.plural("files", ["other": "파일 %lld개"])
      ]),
      .good(["en.lproj/Player.strings": "/* l10n:ignore unknown-escape -- as in the old app */\n\"off\" = \"50\\%\";"]),
      .good([
        "fr.lproj/Player.strings": "\"a\" = \"1\";\n\"b\" = \"\\q\"; // l10n:ignore unknown-escape\n\"c\" = \"3\";"
      ]),
      .good([
        "pt-BR.lproj/Player.stringsdict":
          "<!-- l10n:ignore-file stringsdict-unknown-category — antigo -->"
          + RuleExample.plural("files", ["sone": "%lld arquivo", "one": "%lld arquivo", "other": "%lld arquivos"])
      ]),
      .good([
        "Player.xcstrings": RuleExample.stringCatalog(
          #""play": {"comment": "l10n:ignore stale-key", "extractionState": "stale"}"#)
      ]),
      .good(["en.lproj/Player.strings": #"/* l10n:ignore no-such-rule */ "a" = "1";"#]),
    ])
}
