import L10nCore
import StringsFormat

extension Rule {
  static let unusedSuppression = Rule(
    id: "unused-suppression", severity: .warning,
    summary: "A comment 'l10n:ignore' silences a rule that finds nothing there.",
    rationale: "It was mended since, or the comment stands at another entry; left alone, it hides the next mistake.",
    examples: [
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
    ]
  ) { context in
    let ids = Set(context.catalog.fileSuppressions.flatMap(\.suppressions).map(\.id))
    guard !ids.isEmpty else { return [] }
    let rules = Rule.all.filter { $0.id != "unused-suppression" }
    return Linter(rules: rules, selection: LintSelection(rules: ids)).run(in: context.catalog).unusedSuppressions
  }
}

extension RuleFinding {
  /// A suppression that was of no use.
  init(unused suppression: Suppression) {
    self.init(
      "nothing is there for '\(suppression.id)' to be silent about", at: suppression.location,
      subject: suppression.subject, help: "remove it; a comment speaks for its own entry only")
  }
}
