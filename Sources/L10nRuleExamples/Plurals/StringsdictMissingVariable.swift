extension RuleExamples {
  static let stringsdictMissingVariable: RuleExamples = RuleExamples(
    "stringsdict-missing-variable",
    [
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@ in ⟦%#@folders@⟧", .init("n", ["one": "%lld file", "other": "%lld files"]))
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "%lld file", "other": "%lld files"])),
        "ar.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "«ملفات»: ⟦%#@N@⟧", .init("n", ["other": "%lld"])),
        "ja.lproj/Player.strings": #""files" = "\"⟦%#@n@⟧\"";"#,
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@a@", .init("a", ["one": "%lld", "other": "%lld %1$#@b@"]),
          .init("b", ["one": "%lld", "other": "⟦%1$#@a@⟧"]))
      ]),
      .good([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "files", "%#@n@", .init("n", ["one": "%lld file", "other": "%lld files in %2$#@folders@"]),
          .init("folders", ["one": "%lld folder", "other": "%lld folders"]))
      ]),
      .good([
        "en.lproj/Player.strings": #""files" = "%#@n@";"#,
        "en.lproj/Player.stringsdict": RuleExample.stringsdict("files", "%#@n@", .init("n", ["other": "%lld files"])),
      ]),
      .bad([
        "Player.xcstrings": RuleExample.stringCatalog(
          #""files": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "⟦%#@n@⟧ left"}}}}"#)
      ]),
    ])
}
