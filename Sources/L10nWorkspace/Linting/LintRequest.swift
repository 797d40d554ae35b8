package import L10nCore
package import L10nLint
package import L10nRuntime

/// The options of a lint run, from a command line, an editor, an agent or a build.
package struct LintRequest: Sendable {
  /// The source of the known findings, which are left out.
  package enum Baseline: Sendable {
    case none
    /// The file that the settings name, if they name one.
    case ofSettings
    /// The same, but if that file cannot be read nothing is left out.
    case ofSettingsIfReadable
    case file(String)
  }

  /// The profile whose settings override the others.
  package var profile: String?

  /// The least severity that fails the run; `nil` for that of the settings.
  package var failOn: Severity?

  /// The coverage that locales must have in addition to the settings.
  package var minimumCoverage: [MinimumCoverage] = []

  /// The ids of the rules to run, even if they are off; `nil` for all that are on.
  package var rules: [String]?

  /// The locales whose findings are reported, each with its regional variants; `nil` for all.
  package var locales: [LanguageTag]?

  /// A folder or a git revision to compare with.
  package var earlier: String?

  package var baseline: Baseline

  /// A clock for `LintResult.timings`, in seconds from any start.
  package var now: @Sendable () -> Double = { 0 }

  package init(baseline: Baseline = .ofSettings) { self.baseline = baseline }

  /// Whether all rules check all locales, so that a baseline entry without a finding is outdated.
  var isWhole: Bool { rules == nil && locales == nil }

  /// The selection of reported findings in a catalog.
  ///
  /// - Throws: for an unknown rule or locale.
  package func selection(in catalog: Catalog) throws(Refusal) -> LintSelection {
    let ids = RuleSettingsCheck.ids
    for id in rules ?? [] where !ids.contains(id) {
      throw .unknown("rule", id, among: ids, orElse: "l10n rules lists all of them")
    }
    for tag in locales ?? [] where !LintSelection(locales: [tag]).reaches(catalog) {
      let names = catalog.locales.map(\.tag.description)
      throw .unknown(
        "locale", tag.description, among: names, orElse: "the catalog has \(names.joined(separator: ", "))")
    }
    return LintSelection(rules: rules.map { Set($0) }, locales: locales)
  }

  /// The request for one of several catalogs: without the locales that only others have.
  package func restricted(to catalog: Catalog, among all: [Catalog]) -> LintRequest {
    var request = self
    request.locales = locales?.filter { tag in
      let selection = LintSelection(locales: [tag])
      return selection.reaches(catalog) || !all.contains(where: selection.reaches)
    }
    return request
  }

  /// The catalog with its settings overridden by those of the request.
  ///
  /// - Throws: for an unknown profile.
  func configured(_ catalog: Catalog) throws(Refusal) -> Catalog {
    // Findings that are kept from an earlier run depend on the identity of the settings.
    if profile == nil, failOn == nil, minimumCoverage.isEmpty { return catalog }
    var configuration = catalog.configuration
    if let profile, !configuration.apply(profile: profile) {
      let names = configuration.profileNames
      throw .unknown("profile", profile, among: names, orElse: "there are \(names.joined(separator: ", "))")
    }
    configuration.gate.failOn = failOn ?? configuration.gate.failOn
    configuration.gate.minimumCoverage += minimumCoverage
    return catalog.configured(configuration)
  }
}
