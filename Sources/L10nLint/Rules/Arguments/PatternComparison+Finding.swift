import L10nCore

extension PatternComparison.Difference {
  /// A finding about the argument.
  ///
  /// - Parameter base: what the text is compared with: `the development text`.
  func finding(
    in translation: LintContext.Translation, base: String = "the development text", related: Diagnostic.Related,
    help: String
  ) -> Diagnostic {
    let words = expected.map { "as \(use.kind) but \(base) takes it as \($0.kind)" } ?? "but \(base) does not have it"
    return Diagnostic(
      "'\(translation.entry.key)' takes the argument '\(name)' \(words)", at: location,
      subject: translation.entry.subject,
      related: [related] + others.map { Diagnostic.Related("the same argument", at: $0) }, help: help)
  }
}
