import L10nCore

extension Rule {
  static let sameBeginning: Rule = Rule(
    id: "a11y-same-beginning", severity: .note, reach: .allTables,
    summary: "Two controls that can be on screen together have labels with the same first word.",
    obstacle: { context, _ in
      context.configuration.together.isEmpty ? "no controls are listed as shown together in l10n.yml" : nil
    }
  ) { context, _ in
    var separatesWords = LanguageCache { LanguageProfile.profile(for: $0).conventions.separatesWords }
    return TogetherLabels(context).clashes { label, place in
      separatesWords[place.language] ? label.firstWord : nil
    }
    // Another rule reports labels that are equal as a whole.
    .filter { $0.blamed.wholeLabel != $0.other.wholeLabel }
    .map { blamed, other in
      Diagnostic(
        "label '\(blamed.key)' begins as '\(other.key)' does, and both can be on screen",
        atValueOf: blamed, related: [Diagnostic.Related("the other label", at: other.valueLocation)],
        help: "begin with what tells the control from others")
    }
  }
}

extension CatalogEntry {
  /// The first spoken word of a label of several words; `nil` if an argument comes first.
  fileprivate var firstWord: String? {
    guard let word = heard.split(separator: " ").first, !word.unicodeScalars.contains("\u{FFFC}") else { return nil }
    return String(word)
  }
}
