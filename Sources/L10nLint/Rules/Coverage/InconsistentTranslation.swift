package import L10nCore
import L10nSyntax

extension Rule {
  /// `l10n modules` uses it for two modules, too.
  package static let leastRepeated = RuleOption(
    "least", .integer, default: 3, "The least number of keys with the text, at least 2; 3 by default.")

  static let inconsistentTranslation: Rule = Rule(
    id: "inconsistent-translation", severity: .note, use: .inStrict, reach: .allTables,
    summary:
      "A text that occurs several times in the development language is translated in another way than elsewhere.",
    options: [leastRepeated]
  ) { context, settings in
    let catalog = context.catalog
    let least = max(2, settings[leastRepeated])
    let groups = repeatedTexts(in: context, least)
    return catalog.translationIndices.flatMap { index -> [Diagnostic] in
      let entries = catalog.entries(locale: index, layer: nil)
      return groups.flatMap { group in
        // A copy of the development text is not a translation.
        oddTranslations(among: group.compactMap { entries[$0.id] }.filter { $0.plainText != group[0].plainText }, least)
      }
    }
  }

  /// The entries of each plain development text that at least a certain number of keys share. A text that only joins
  /// arguments is left out, since languages join them differently: "%@, %@" is "%@ et %@" for two durations.
  private static func repeatedTexts(in context: LintContext, _ least: Int) -> [[CatalogEntry]] {
    let entries = context.developmentEntries.filter { $0.plainText?.isEmpty == false }
    return entries.grouped { $0.plainText.map { TableKey($0) } }.filter { $0.count >= least && $0[0].heard.hasWords }
  }

  /// The translations that differ from the one that two thirds of a group have; if groups of two count, those that
  /// differ from the most frequent one.
  private static func oddTranslations(among entries: [CatalogEntry], _ least: Int) -> [Diagnostic] {
    let texts = entries.map { $0.plainText?.bareWords ?? "" }
    let counts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
    guard entries.count >= least, counts.count > 1,
      let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      least == 2 || most.value * 3 >= entries.count * 2
    else { return [] }
    let usual = zip(texts, entries).filter { $0.0 == most.key }.map(\.1)
    let others = most.value == 1 ? "an equal text" : "\(most.value) equal texts"
    return zip(texts, entries).filter { $0.0 != most.key }.map { _, entry in
      // An example in another table says more than one in the same table.
      let example = usual.first { $0.id.table != entry.id.table } ?? usual[0]
      return Diagnostic(
        "'\(entry.key)' is translated in another way than \(others)", atValueOf: entry,
        related: [
          Diagnostic.Related(
            most.value == 1 ? "the other translation" : "the usual translation", at: example.valueLocation)
        ], help: "use one translation, unless this text means something else")
    }
  }
}

extension String {
  /// The letters and digits in lower case: the rule ignores differences in spaces, punctuation and capitals.
  fileprivate var bareWords: String {
    var scalars = String.UnicodeScalarView()
    for scalar in lowercased().unicodeScalars where scalar.isLetterOrDigit { scalars.append(scalar) }
    return String(scalars)
  }
}
