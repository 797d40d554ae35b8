package import L10nCore
package import L10nLint
package import L10nRuntime

/// What a run of the linter is asked for, by a command line, an editor, an agent or a build.
package struct LintRequest: Sendable {
  /// Where the known findings stand, which are left out.
  package enum Baseline: Sendable {
    case none
    /// In the file that the settings name, if they name one.
    case ofSettings
    /// The same, but where that file cannot be read nothing is left out.
    case ofSettingsIfReadable
    case file(String)
  }

  /// The profile whose settings count before the others.
  package var profile: String?

  /// The least severity that fails the run; `nil` leaves it to the settings.
  package var failOn: Severity?

  /// What locales must have beside what the settings ask for.
  package var minimumCoverage: [MinimumCoverage] = []

  /// The ids of the rules that are run, even if they are off; `nil` for all that are on.
  package var rules: [String]?

  /// The locales whose findings are reported, each with its regional variants; `nil` for all.
  package var locales: [LanguageTag]?

  /// A folder or a git revision to compare with.
  package var earlier: String?

  package var baseline: Baseline

  /// A clock for `LintResult.timings`, in seconds from any moment.
  package var now: @Sendable () -> Double = { 0 }

  package init(baseline: Baseline = .ofSettings) { self.baseline = baseline }

  /// Whether all rules check all locales, so that what is not found is there no more.
  var isWhole: Bool { rules == nil && locales == nil }

  /// What is reported of a catalog.
  ///
  /// - Throws: for a rule or a locale that there is not.
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

  /// Lays what is asked for over the settings of a catalog.
  ///
  /// - Throws: for a profile that there is not.
  func configured(_ catalog: Catalog) throws(Refusal) -> Catalog {
    // What was found in a catalog is known by its settings.
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
