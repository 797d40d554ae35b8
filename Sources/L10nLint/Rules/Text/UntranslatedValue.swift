import L10nCore

extension Rule {
  static let untranslatedValue: Rule = Rule(
    id: "untranslated-value", severity: .warning,
    summary: "A translation is the same text as in the development language, or its own key.",
    weigh: { context, findings in
      // A language that is not translated yet may have the development texts instead.
      let texts = Set(findings.lazy.filter { !$0.standsForTranslations }.map(\.subject))
      let counts = Dictionary(texts.map { ($0.locale, 1) }, uniquingKeysWith: +)
      let severity = min(.warning, context.configuration.severityOfGaps(inProgress: true))
      return findings.map { finding in
        let count = counts[finding.subject.locale, default: 0]
        guard !finding.standsForTranslations, context.translationGaps.wouldBeInProgress(lacking: count) else {
          return finding
        }
        var finding = finding
        finding.severity = severity
        return finding
      }
    }
  ) { context, settings in
    var reader = UntranslatedTextReader(context, allowed: settings.allowedTexts)
    let found = context.translations.filter(\.mayBeUntranslated).compactMap { translation in
      let findings = reader.findings(in: translation)
      return findings.isEmpty ? nil : (translation: translation, findings: findings)
    }
    let counts = leftCounts(in: found, of: context.catalog)
    var reported: Set<TextID> = []
    return found.flatMap { translation, findings -> [Diagnostic] in
      let entry = translation.entry
      guard let count = counts[entry.id], entry.file.place.layer == nil else { return findings }
      guard reported.insert(entry.id).inserted else { return [] }
      var finding = Diagnostic(
        "'\(entry.key)' is the same in \(count.left) of \(count.all) translations",
        atValueOf: translation.development, related: [Diagnostic.Related("a translation", at: entry.valueLocation)],
        help: UntranslatedTextReader.help)
      finding.standsForTranslations = true
      return [finding]
    }
  }

  /// The number of translations that leave a text unchanged, and that of all, for texts with at least three
  /// translations of which three quarters leave it unchanged: most likely a name, or not begun. One cause is one
  /// finding, at the development text.
  private static func leftCounts(
    in found: [(translation: LintContext.Translation, findings: [Diagnostic])], of catalog: Catalog
  ) -> [TextID: (left: Int, all: Int)] {
    var left: [TextID: Int] = [:]
    for (translation, findings) in found where translation.entry.file.place.layer == nil && findings.count == 1 {
      left[translation.entry.id, default: 0] += 1
    }
    let locales = catalog.locales.indices.filter { !catalog.developmentIndices.contains($0) }
    var counts: [TextID: (left: Int, all: Int)] = [:]
    for (id, left) in left where left >= 3 {
      let all = locales.count { catalog.entries(locale: $0, layer: nil)[id] != nil }
      if left * 4 >= all * 3 { counts[id] = (left, all) }
    }
    return counts
  }
}
