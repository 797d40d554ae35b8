import ArgumentParser
import L10nCore
import L10nLint
import L10nRuntime
import L10nWorkspace

extension Severity: ExpressibleByArgument {}

/// The scope of a lint run, and the conditions that fail it.
struct LintOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The lowest severity that makes the exit status 1; error by default.", valueName: "severity"))
  var failOn: Severity?

  @Option(
    help: ArgumentHelp(
      "The percentage of texts that a locale, or every locale, must have; may be repeated.", valueName: "locale=percent"
    ))
  var minCoverage: [MinimumCoverage] = []

  @Option(
    help: ArgumentHelp(
      "Only these rules, even if they are off; a group, such as plurals, or argument-* are several.", valueName: "id,…"
    ))
  var rule: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only findings about these locales with their regional variants, or about no locale.", valueName: "tag,…"))
  var locale: [String] = []

  @Option(help: .hidden)
  var onlyLocale: [String] = []

  @Option(
    help: ArgumentHelp("A file of known findings, which are not reported.", valueName: "file"), completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp("Record the findings as known in a file, and print no findings.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp(
      """
      How much gaps in translations matter: debug, ci, release or strict; or a profile of l10n.yml, whose settings \
      override the others.
      """, valueName: "name"))
  var profile: String?

  func validate() throws {
    _ = try LanguageTag.list(locale + onlyLocale)
    _ = try rule.ruleIDs
  }

  /// The request for the options.
  var request: LintRequest {
    get throws {
      var request = LintRequest(baseline: writeBaseline == nil ? baseline.map { .file($0) } ?? .ofSettings : .none)
      (request.profile, request.failOn, request.minimumCoverage) = (profile, failOn, minCoverage)
      request.rules = try rule.ruleIDs
      request.locales = try LanguageTag.list(locale + onlyLocale)
      request.now = Stopwatch.now
      return request
    }
  }

  /// The fixes of the findings that the run reports.
  ///
  /// - Throws: exit status 64, with a message, for an unknown rule or locale.
  func fixes(_ request: LintRequest, for catalog: Catalog, includingUnsafe: Bool) throws -> FixSelection {
    let selection = try Terminal.orRefuse { try request.selection(in: catalog) }
    let locales = selection.locales.map { tags in
      Set(catalog.locales.map(\.tag).filter { locale in tags.contains { $0.covers(locale) } })
    }
    return FixSelection(rules: selection.rules, locales: locales, includesUnsafe: includingUnsafe)
  }

  /// Whether all rules and locales are reported.
  var isWhole: Bool { (rule + locale + onlyLocale).isEmpty }
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
