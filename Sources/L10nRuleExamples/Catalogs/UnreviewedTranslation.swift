extension RuleExamples {
  static let unreviewedTranslation: RuleExamples = RuleExamples(
    "unreviewed-translation",
    [
      .bad([
        "Player.xcstrings": RuleExample.stringCatalog(
          #""play": {"localizations": {"ja": {"stringUnit": {"state": ⟦"needs_review"⟧, "value": "再生"}}}}"#)
      ]),
      .good([
        "Player.xcstrings": RuleExample.stringCatalog(
          #""play": {"localizations": {"ja": {"stringUnit": {"state": "translated", "value": "再生"}}}}"#)
      ]),
    ])
}
