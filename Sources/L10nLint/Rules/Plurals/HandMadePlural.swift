import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let handMadePlural: Rule = Rule(
    id: "hand-made-plural", severity: .warning, reach: .eachTable,
    summary: "Two keys are one sentence in the singular and in the plural.", fixes: .unsafe
  ) { context, settings in
    HandMadePlural.all(in: context).filter { !settings.allowedTexts.contains($0.pluralText) }.map { pair in
      Diagnostic(
        "'\(pair.plural.key)' is the plural of '\(pair.singular.key)'", atValueOf: pair.plural,
        related: [Diagnostic.Related("the singular", at: pair.singular.valueLocation)],
        help: "many languages have more than two forms: make one entry with plural forms of them: "
          + pair.plural.file.place.format.pluralAdvice, fix: pair.fix(in: context))
    }
  }
}

/// Two development texts that differ only in the number of a noun: `%@ second` and `%@ seconds`, `1 day` and `%d days`.
struct HandMadePlural {
  let singular: CatalogEntry
  let plural: CatalogEntry
  let pluralText: String

  /// The pairs of each table, in order of their plurals.
  static func all(in context: LintContext) -> [HandMadePlural] {
    guard let words = LanguageProfile.profile(for: context.catalog.development).counting, !words.plural.isEmpty else {
      return []
    }
    var singulars: [Sentence: [CatalogEntry]] = [:]
    var plurals: [(entry: CatalogEntry, text: String, sentences: [Sentence])] = []
    for entry in context.developmentEntries where entry.isTranslatable && !entry.isRule {
      guard let text = entry.plainText, text.utf8.count < 200, text.mayHaveNumberPlace else { continue }
      let tokens = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      guard let place = tokens.firstIndex(where: \.isNumberPlace), place + 1 < tokens.count else { continue }
      singulars[Sentence(entry.id.table, tokens, number: place), default: []].append(entry)
      guard tokens[place].contains("%"), context.takesArguments(entry.id) else { continue }
      // The noun comes after the number, or after one adjective.
      let sentences = [place + 1, place + 2].filter { $0 < tokens.count }.flatMap { noun -> [Sentence] in
        guard words.isPlural(tokens[noun].letters) else { return [] }
        return words.singulars(of: tokens[noun]).map { singular in
          var other = tokens
          other[noun] = singular
          return Sentence(entry.id.table, other, number: place)
        }
      }
      if !sentences.isEmpty { plurals.append((entry, text, sentences)) }
    }
    let categoryKeys = CategoryKeys(context.developmentEntries)
    return plurals.compactMap { entry, text, sentences in
      if categoryKeys.contains(entry.key) { return nil }
      let candidates = sentences.lazy.compactMap {
        singulars[$0]?.filter { $0.id != entry.id && !categoryKeys.contains($0.key) }
      }.first { !$0.isEmpty }
      // Of equal singulars the one whose key is most similar to the plural's.
      return candidates?.max { $0.key.commonPrefix(with: entry.key) < $1.key.commonPrefix(with: entry.key) }.map {
        HandMadePlural(singular: $0, plural: entry, pluralText: text)
      }
    }
  }

  /// Whether the keys show that the two belong together, so that no other text needs the singular.
  var isOfOneName: Bool {
    singular.key.commonPrefix(with: plural.key) * 2 >= min(singular.key.text.utf8.count, plural.key.text.utf8.count)
  }

  /// A text whose number may be a specifier or spelled out, and whose first letter may be lowercase.
  private struct Sentence: Hashable {
    let table: String
    let words: [String]

    init(_ table: String, _ tokens: [String], number: Int) {
      self.table = table
      var words = tokens
      words[number] = "#"
      self.words = words.map { $0.lowercased() }
    }
  }
}

extension TableKey {
  /// The length in bytes of the common prefix.
  fileprivate func commonPrefix(with other: TableKey) -> Int {
    zip(text.utf8, other.text.utf8).prefix { $0 == $1 }.count
  }
}

extension String {
  /// Whether a word may be a specifier, `1` or `one`.
  fileprivate var mayHaveNumberPlace: Bool {
    var last: UInt8 = 0
    return utf8.contains { byte in
      defer { last = byte | 0x20 }
      return byte == UInt8(ascii: "%") || byte == UInt8(ascii: "1")
        || last == UInt8(ascii: "n") && byte | 0x20 == UInt8(ascii: "e")
    }
  }

  /// Whether the word is a specifier, with only brackets beside it, or a spelled-out one: `%@`, `%1$d`, `1`, `One`.
  fileprivate var isNumberPlace: Bool {
    if self == "1" || lowercased() == "one" { return true }
    guard contains("%") else { return false }
    let placeholders = FormatString(self).placeholders
    return placeholders.count == 1 && placeholders[0].range == 0..<utf8.count
  }

  fileprivate var letters: String { String(prefix { $0.isLetter }) }
}

extension CountWords {
  /// The possible singulars of a plural, with the characters after it: `copies.` → `copy.`, `copie.`, `copi.`
  fileprivate func singulars(of token: String) -> [String] {
    let word = token.letters
    let rest = token.dropFirst(word.count)
    var all = plural.filter { word.hasSuffix($0) && word.count > $0.count + 1 }.map { String(word.dropLast($0.count)) }
    if word.hasSuffix("es") { all.append(String(word.dropLast(2))) }
    if word.hasSuffix("ies") { all.append(word.dropLast(3) + "y") }
    return all.map { $0 + rest }
  }
}
