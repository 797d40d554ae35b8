import ArgumentParser
import L10nCore
import L10nLint
import L10nRuntime

/// The selection of fixes.
struct FixOptions: ParsableArguments {
  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp("Fix only the findings of these rules.", valueName: "id,…"))
  var rules: [String] = []

  @Option(help: ArgumentHelp("Change only these locales.", valueName: "tag,…"))
  var locale: [String] = []

  @Option(help: .hidden)
  var onlyLocale: [String] = []

  @Flag(
    help: """
      Apply unsafe fixes, too: those that delete entries or words, rename a key, change the arguments that code passes, \
      or may be wrong in some language.
      """)
  var unsafe = false

  func validate() throws {
    _ = try tags
    _ = try rules.ruleIDs
  }

  private var tags: [LanguageTag] {
    get throws { try LanguageTag.list(locale + onlyLocale) ?? [] }
  }

  /// The selection in one of the catalogs that are fixed.
  ///
  /// - Throws: exit status 64, with a message, for a rule that does not exist or has no fixes, and for a locale that
  ///   none of the catalogs has.
  func selection(in catalog: Catalog, among all: [Catalog]) throws -> FixSelection {
    for id in rules.listed where id.severalRules == nil { try checkRule(id) }
    let rules = try rules.ruleIDs
    let tags = try tags
    let known = Set(all.flatMap(\.locales).map(\.tag))
    for tag in tags where !known.contains(tag) {
      throw Terminal.misuse(
        "there is no locale '\(tag)'",
        help: "there are \(known.map(\.description).sorted().joined(separator: ", "))")
    }
    return FixSelection(
      rules: rules.map(Set.init), locales: tags.isEmpty ? nil : Set(tags).intersection(catalog.locales.map(\.tag)),
      includesUnsafe: unsafe)
  }

  private func checkRule(_ id: String) throws {
    if RuleInfo.readers.contains(where: { $0.id == id }) { return }
    guard let rule = Rule.all.first(where: { $0.id == id }) else {
      throw Terminal.misuse(
        "there is no rule '\(id)'",
        help: Suggestion.question(id, among: RuleSettingsCheck.ids) ?? "l10n rules lists all of them")
    }
    if rule.fixes == nil {
      let fixable = Rule.all.filter { $0.fixes != nil }.map(\.id)
      throw Terminal.misuse(
        "the findings of '\(id)' have no fixes",
        help: fixable.isEmpty ? nil : "those of \(fixable.sorted().joined(separator: ", ")) do")
    }
  }
}
