package import L10nCore

extension ConformanceCriterion {
  /// The ids of the rules that prove it, each once.
  package var rules: [String] {
    var seen: Set<String> = []
    return AccessibilityRequirement.all.filter { requirements.contains($0.id) }.flatMap(\.rules).filter {
      seen.insert($0).inserted
    }
  }

  /// The results of a lint run for the criterion, by language in the order of the catalog; no languages where texts
  /// cannot prove anything.
  ///
  /// - Parameters:
  ///   - notes: on all requirements, in the same run.
  ///   - findings: of all rules in all locales.
  package func note(in catalog: Catalog, _ notes: [RequirementNote], _ findings: [Diagnostic]) -> CriterionNote {
    let own = notes.filter { requirements.contains($0.id) }
    let reason = own.lazy.compactMap { note in
      switch note.state {
      case .unchecked, .undecidable: "\(note.id) is not checked: \(note.reason ?? "")"
      case .off: note.reason
      case .proved, .broken: nil
      }
    }.first
    let rules = rules
    let found = findings.filter { rules.contains($0.ruleID) }
    let locales = catalog.locales.indices.filter { !catalog.developmentIndices.dropFirst().contains($0) }
    var isBroken = false
    let proofs = (own.isEmpty ? [] : locales).map { index in
      let locale = catalog.locales[index].directory
      // A finding without a locale counts for every locale.
      let count = found.count { $0.subject.locale == nil || $0.subject.locale == locale }
      isBroken = isBroken || count > 0
      let reason = count > 0 ? count.counted("finding") : reason
      return CriterionNote.Proof(locale: locale, isProved: reason == nil, reason: reason)
    }
    return CriterionNote(self, rules: rules, proofs: proofs, isBroken: isBroken)
  }
}
