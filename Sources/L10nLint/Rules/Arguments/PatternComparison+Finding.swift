import L10nCore

extension PatternComparison.Difference {
  /// Whether the translation has plural forms for an argument that the development text only shows.
  var isOnlyShown: Bool { use == .wholeNumber && expected == .plain }

  /// A finding about the argument.
  ///
  /// - Parameter base: the text that it is compared with: `the development text`.
  func finding(
    in translation: LintContext.Translation, base: String = "the development text", related: Diagnostic.Related,
    help: String
  ) -> Diagnostic {
    let words =
      isOnlyShown
      ? "counts by '\(name)', which \(base) shows as it comes, a text perhaps"
      : "takes the argument '\(name)' "
        + (expected.map { "as \(use.kind) but \(base) takes it as \($0.kind)" } ?? "but \(base) does not have it")
    return Diagnostic(
      "'\(translation.entry.key)' \(words)", at: location,
      subject: translation.entry.subject,
      related: [related] + others.map { Diagnostic.Related("the same argument", at: $0) }, help: help)
  }
}
