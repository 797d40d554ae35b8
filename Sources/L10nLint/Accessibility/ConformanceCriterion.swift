package import L10nCore

/// A success criterion of WCAG 2.2, a provision of Section 508, or a clause of EN 301 549, with the part that the texts
/// of a catalog can prove.
package struct ConformanceCriterion: Sendable {
  /// A chapter of an accessibility conformance report, as OpenACR names it.
  package enum Chapter: String, CaseIterable, Sendable {
    case levelA = "success_criteria_level_a"
    case levelAA = "success_criteria_level_aa"
    case software
    case genericRequirements = "en_301_549_generic_requirements"
    case twoWayVoice = "en_301_549_ict_with_two-way_voice"
    case video = "en_301_549_ict_with_video"
    case hardware = "en_301_549_hardware"
    case web = "en_301_549_web"
    case documents = "en_301_549_non-web-documents"
    case europeanSoftware = "en_301_549_software"
    case documentation = "en_301_549_documentation_and_support_services"
    case relayServices = "en_301_549_ict_providing_relay_or_emergency_service_access"

    /// Whether its criteria are divided by the parts of a product: the web, software and so on.
    package var hasComponents: Bool { self == .levelA || self == .levelAA }
  }

  /// The number: `2.5.3`.
  package let number: String

  /// Its name in the standard: `Label in Name`.
  package let name: String

  package let chapter: Chapter

  /// The ids of the requirements that prove the part of it that texts can prove; empty where they can prove nothing.
  package let requirements: [String]

  /// Whether a report may give it a level when texts prove it: it is about texts. Others depend mostly on the program.
  package let isAboutTexts: Bool

  /// The further checks it needs, in one clause; for a criterion that texts cannot decide, the reason.
  package let limit: String

  /// The ids of the rules that prove it, each once.
  package var rules: [String] {
    var seen: Set<String> = []
    return AccessibilityRequirement.all.filter { requirements.contains($0.id) }.flatMap(\.rules).filter {
      seen.insert($0).inserted
    }
  }

  init(
    _ number: String, _ name: String, _ chapter: Chapter, by requirements: String..., isAboutTexts: Bool = false,
    limit: String
  ) {
    (self.number, self.name, self.chapter) = (number, name, chapter)
    (self.requirements, self.isAboutTexts, self.limit) = (requirements, isAboutTexts, limit)
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
    return CriterionNote(
      chapter: chapter.rawValue, hasComponents: chapter.hasComponents, number: number, name: name, rules: rules,
      proofs: proofs, isBroken: isBroken, isAboutTexts: isAboutTexts, limit: limit)
  }
}
