extension RuleExamples {
  static let keyArgumentMismatch: RuleExamples = RuleExamples(
    "key-argument-mismatch",
    [
      .bad(["en.lproj/Player.strings": #""%@ items" = "\"⟦%lld⟧\" items"; "By %@ (%lld)" = "⟦%lld⟧ by %@";"#]),
      .bad(["de.lproj/Player.strings": #""%@ by %@" = ⟦"Von %@"⟧;"#]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.stringsdict(
          "%@ files", "%#@n@", .init("n", valueType: "⟦lld⟧", ["one": "%lld file", "other": "%lld files"]))
      ]),
      .bad([
        "Player.xcstrings": RuleExample.stringCatalog(
          #""Hello %@": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Hello %@, ⟦%@⟧"}}}}"#)
      ]),
      .good([
        "en.lproj/Player.strings": #"""
        "%d items" = "%lld items"; "%@ of %lld" = "%2$lld (%1$@)"; "100% sure" = "100% sure"; "%" = "Percent";
        "50% %@" = "50%% %@"; "error.%@" = "Error";
        """#,
        "fr.lproj/Player.strings": #""%d items" = "%@ éléments";"#,
      ]),
      .good([
        "Player.xcstrings": RuleExample.stringCatalog(#""%@ and %lld": {}"#, #""%lld files": {}"#)
      ]),
    ])
}
