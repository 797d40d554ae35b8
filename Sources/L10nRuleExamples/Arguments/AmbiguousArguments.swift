extension RuleExamples {
  static let ambiguousArguments: RuleExamples = RuleExamples(
    "ambiguous-arguments",
    [
      .bad(
        ["en.lproj/Player.strings": #""shared" = "%@ \"shared\" ⟦%@⟧ (%lld%%)"; "of" = "%lld of ⟦%lld⟧";"#],
        fixed: [
          "en.lproj/Player.strings": #""shared" = "%1$@ \"shared\" %2$@ (%3$lld%%)"; "of" = "%1$lld of %2$lld";"#
        ]),
      .bad(
        ["ja.lproj/Player.strings": #"/* Shown once */ "shared" = "%@が⟦%@⟧を共有";"#],
        fixed: ["ja.lproj/Player.strings": #"/* Shown once */ "shared" = "%1$@が%2$@を共有";"#]),
      .bad(
        [
          "Player.xcstrings": RuleExample.stringCatalog(
            #""by": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%@ by ⟦%@⟧"}}}}"#)
        ],
        fixed: [
          "Player.xcstrings": RuleExample.stringCatalog(
            #""by": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%1$@ by %2$@"}}}}"#)
        ]),
      .good([
        "en.lproj/Player.strings": #"""
        "numbered" = "%1$@ shared %2$@"; "types" = "%@ has %lld"; "one" = "%@";
        /* %@ = name, %@ = title */ "named" = "%@ shared %@"; "range" = "%lld–%lld"; "time" = "%lld:%02lld";
        """#,
        "de.lproj/Player.strings": #""numbered" = "%@ teilt %@";"#,
      ]),
      .good([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "of", "%#@files@ in %#@folders@", .init("files", ["one": "%lld file", "other": "%lld files"]),
          .init("folders", ["one": "%lld folder", "other": "%lld folders"]))
      ]),
    ])
}
