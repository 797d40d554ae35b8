extension RuleExamples {
  static let pluralCandidate: RuleExamples = RuleExamples(
    "plural-candidate",
    [
      .bad([
        "en.lproj/Player.strings": #"""
        "files" = "\"⟦%lld files⟧\" left"; "trick" = "⟦%d file(s)⟧ deleted"; "new" = "⟦%lld new videos⟧";
        """#,
        "de.lproj/Player.strings": #""files" = "Noch %lld Dateien";"#,
      ]),
      .bad(["de.lproj/Player.strings": #""files" = "Noch ⟦%lld Dateien⟧"; "trick" = "⟦%lld Folge(n)⟧";"#]),
      .bad(["fr.lproj/Player.strings": #""files" = "⟦%1$lld fichiers⟧ de %2$@";"#]),
      .bad([
        "Player.xcstrings": RuleExample.stringCatalog(
          #""files": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "⟦%lld files⟧"}}}}"#)
      ]),
      .good([
        "en.lproj/Player.strings": #"""
        "of" = "%lld of %lld"; "rate" = "%lld kbit/s"; "volume" = "Volume %lld percent"; "who" = "%@ files";
        "plus" = "%lld plus tax"; "plain" = "100 % files"; "colon" = "Files: %lld"; "file(s)" = "Delete file(s)";
        """#
      ]),
      .good([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "%lld file", "other": "%lld files"])),
        "ja.lproj/Player.strings": #""files" = "%lld files";"#,
      ]),
      .good(["ja.lproj/Player.strings": #""files" = "%lld 個のファイル";"#]),
    ])
}
