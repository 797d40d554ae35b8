extension RuleExamples {
  static let staleKey: RuleExamples = RuleExamples(
    "stale-key",
    [
      .bad([
        "Player.xcstrings": RuleExample.stringCatalog(
          #""play": {"extractionState": "manual"}, ⟦"pause"⟧: {"comment": "Verb", "extractionState": "stale"}"#)
      ]),
      .good([
        "Player.xcstrings": RuleExample.stringCatalog(#""play": {}"#, #""pause": {"extractionState": "migrated"}"#)
      ]),
    ])
}
