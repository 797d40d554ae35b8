/// A success criterion of WCAG 2.2, a provision of Section 508, or a clause of EN 301 549, with the part that the texts
/// of a catalog can prove.
package struct ConformanceCriterion: Hashable, Sendable {
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

  package init(
    _ number: String, _ name: String, _ chapter: Chapter, by requirements: String..., isAboutTexts: Bool = false,
    limit: String
  ) {
    (self.number, self.name, self.chapter) = (number, name, chapter)
    (self.requirements, self.isAboutTexts, self.limit) = (requirements, isAboutTexts, limit)
  }
}
