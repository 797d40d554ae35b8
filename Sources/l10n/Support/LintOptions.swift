import ArgumentParser
import L10nCore
import L10nLint
import L10nRuntime

extension Severity: ExpressibleByArgument {}

/// What a run of the linter looks at, and what fails it.
struct LintOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The least severity that makes the exit status 1; error by default.", valueName: "severity"))
  var failOn: Severity?

  @Option(
    help: ArgumentHelp(
      "How many per cent of the texts a locale must have, or all must; may be repeated.", valueName: "locale=percent"))
  var minCoverage: [MinimumCoverage] = []

  @Option(help: ArgumentHelp("Only this rule, switched on or not; may be repeated.", valueName: "id"))
  var rule: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only what is found about this locale and its regional variants, or about none; may be repeated.",
      valueName: "tag"))
  var onlyLocale: [String] = []

  @Option(help: ArgumentHelp("A file of findings that are known and not told.", valueName: "file"), completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write what is found into a file of known findings, and tell nothing.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  @Option(help: ArgumentHelp("The profile of l10n.yml whose settings are laid over the others.", valueName: "name"))
  var profile: String?

  func validate() throws {
    for name in onlyLocale where LanguageTag(directoryName: name) == nil { throw LanguageTag.invalid(name) }
    if writeBaseline != nil, !(rule + onlyLocale).isEmpty {
      throw ValidationError("a baseline holds what all rules find; leave out --rule and --only-locale")
    }
  }

  /// Lays the profile and what else the command line says over the settings of a catalogue.
  ///
  /// - Throws: exit status 64, with a message, for a profile that there is not.
  func apply(to configuration: inout Configuration) throws {
    if let profile {
      guard let found = configuration.profiles.first(where: { $0.name == profile }) else {
        let names = configuration.profiles.map(\.name)
        throw Terminal.misuse(
          "there is no profile '\(profile)'",
          help: Suggestion.nearest(to: profile, among: names).map { "did you mean '\($0)'?" }
            ?? (names.isEmpty
              ? "write profiles: {\(profile): …} into \(Configuration.fileName)"
              : "\(Configuration.fileName) has \(names.joined(separator: ", "))"))
      }
      configuration.apply(found)
    }
    configuration.gate.failOn = failOn ?? configuration.gate.failOn
    configuration.gate.minimumCoverage += minCoverage
  }

  /// What is told of a catalogue.
  ///
  /// - Throws: exit status 64, with a message, for a rule or a locale that there is not.
  func selection(for catalog: Catalog) throws -> LintSelection {
    let ids = RuleSettingsCheck.ids
    for id in rule where !ids.contains(id) {
      throw Terminal.misuse(
        "there is no rule '\(id)'",
        help: Suggestion.nearest(to: id, among: ids).map { "did you mean '\($0)'?" } ?? "l10n rules lists all of them")
    }
    let locales = onlyLocale.compactMap { LanguageTag(directoryName: $0) }
    for tag in locales where !LintSelection(locales: [tag]).reaches(catalog) {
      let names = catalog.locales.map(\.tag.description)
      throw Terminal.misuse(
        "there is no locale '\(tag)'",
        help: Suggestion.nearest(to: tag.description, among: names).map { "did you mean '\($0)'?" }
          ?? "the catalogue has \(names.joined(separator: ", "))")
    }
    return LintSelection(rules: rule.isEmpty ? nil : Set(rule), locales: locales.isEmpty ? nil : locales)
  }

  /// Whether everything is told that there is to tell.
  var isWhole: Bool { rule.isEmpty && onlyLocale.isEmpty }
}

extension MinimumCoverage: ExpressibleByArgument {
  /// `ar=95`, or `95` for all locales.
  public init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let percent = parts.last.flatMap(Self.percent) else { return nil }
    if parts.count == 1 {
      self.init(nil, percent: percent)
    } else if let tag = LanguageTag(directoryName: parts[0]) {
      self.init(tag, percent: percent)
    } else {
      return nil
    }
  }
}
