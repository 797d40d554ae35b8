import L10nCore
import StringsFormat

extension Rule {
  static let inconsistentTranslation: Rule = Rule(
    id: "inconsistent-translation", severity: .note, use: .inStrict, reach: .allTables,
    summary:
      "A text that occurs several times in the development language is translated in another way than elsewhere."
  ) { context, _ in
    let catalog = context.catalog
    let groups = repeatedTexts(in: context)
    return catalog.translationIndices.flatMap { index -> [Diagnostic] in
      let entries = catalog.entries(locale: index, layer: nil)
      return groups.flatMap { group in
        // A copy of the development text is no translation.
        oddTranslations(among: group.compactMap { entries[$0.id] }.filter { $0.plainText != group[0].plainText })
      }
    }
  }

  /// The entries of each plain development text that three or more keys have. What only joins arguments is put together
  /// as the language joins such things: "%@, %@" is "%@ et %@" for two lengths of time.
  private static func repeatedTexts(in context: LintContext) -> [[CatalogEntry]] {
    var numbers: [TableKey: Int] = [:]
    var groups: [[CatalogEntry]] = []
    for entry in context.developmentEntries {
      guard let text = entry.plainText, !text.isEmpty else { continue }
      if let number = numbers[TableKey(text)] {
        groups[number].append(entry)
      } else {
        numbers[TableKey(text)] = groups.count
        groups.append([entry])
      }
    }
    return groups.filter { $0.count >= 3 && $0[0].heard.hasWords }
  }

  /// The translations that are not what two thirds of a group have.
  private static func oddTranslations(among entries: [CatalogEntry]) -> [Diagnostic] {
    let texts = entries.map { $0.plainText?.bareWords ?? "" }
    let counts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
    guard entries.count > 2, counts.count > 1, let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      most.value * 3 >= entries.count * 2, let usual = zip(texts, entries).first(where: { $0.0 == most.key })?.1
    else { return [] }
    return zip(texts, entries).filter { $0.0 != most.key }.map { _, entry in
      Diagnostic(
        "'\(entry.key)' is translated in another way than \(most.value) equal texts", atValueOf: entry,
        related: [Diagnostic.Related("the usual translation", at: usual.valueLocation)],
        help: "use one translation, unless this text means something else")
    }
  }
}

extension String {
  /// The letters and digits in lower case: what differs in spaces, punctuation or capitals is none of this rule's.
  fileprivate var bareWords: String {
    var scalars = String.UnicodeScalarView()
    for scalar in lowercased().unicodeScalars where scalar.isLetterOrDigit { scalars.append(scalar) }
    return String(scalars)
  }
}
