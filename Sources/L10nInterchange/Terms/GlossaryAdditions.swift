package import L10nCore
internal import L10nRuntime

/// The additions of a termbase to the settings of the rule `glossary`; existing settings stay.
///
/// A term that is the same, and the only one, in the development language and in another is a name to keep, unless the
/// termbase says that it is not a proper noun; the catalog's other languages are its exceptions. Deprecated and
/// superseded terms are banned. The rule has no list for terms with translations, which are only counted.
package struct GlossaryAdditions {
  /// Texts of one list.
  package struct List {
    /// The name of the setting, and the language tag in it, if it has a list for each.
    package let names: [String]
    package let texts: [String]
  }

  /// The numbers of names, exceptions and banned words to add.
  package private(set) var counts = (names: 0, exceptions: 0, banned: 0)

  /// The number of terms that are already in the settings.
  package private(set) var knownCount = 0

  /// The number of terms without a list: those with translations, those in languages that the catalog lacks, and
  /// deprecated ones that are in use for another concept.
  package private(set) var leftOutCount = 0

  /// Terms that the settings contradict.
  package private(set) var conflicts: [Diagnostic] = []

  private let catalog: Catalog
  private let lists: GlossaryLists
  private var keep = TextSet()
  private var except: [String: TextSet] = [:]
  private var banned: [String: TextSet] = [:]

  package init(_ termbase: Termbase, to catalog: Catalog) {
    self.catalog = catalog
    lists = GlossaryLists(catalog.configuration)
    for concept in termbase.concepts { addNames(of: concept) }
    let inUse = Set(termbase.concepts.flatMap(\.terms).filter { !$0.isBanned }.map(\.word))
    for concept in termbase.concepts { addBannedWords(of: concept, inUse: inUse) }
    counts = (
      keep.texts.count, except.values.reduce(0) { $0 + $1.texts.count }, banned.values.reduce(0) { $0 + $1.texts.count }
    )
  }

  /// The lists with the additions, in the order in which they are written.
  package var additions: [List] {
    func lists(_ setting: String, _ texts: [String: TextSet]) -> [List] {
      texts.sorted { $0.key < $1.key }.map { List(names: [setting, $0.key], texts: $0.value.texts) }
    }
    return (keep.texts.isEmpty ? [] : [List(names: ["keep"], texts: keep.texts)])
      + lists("except", except) + lists("banned", banned)
  }

  // MARK: Names

  private mutating func addNames(of concept: Termbase.Concept) {
    let others = catalog.languages.dropFirst()
    let isAlone = concept.terms.allSatisfy { $0.isBanned || $0.language.language == catalog.development.language }
    for term in concept.terms(in: catalog.development) where !term.isBanned {
      // A language that may use another term does not have to keep the name.
      let keeping = others.filter { tag in
        let own = concept.terms(in: tag).filter { !$0.isBanned }
        return !own.isEmpty && own.allSatisfy { $0.text == term.text }
      }
      let translating = isAlone ? [] : others.filter { !keeping.contains($0) }
      let isName = term.partOfSpeech == nil || term.partOfSpeech == Termbase.properNoun
      if lists.keeps(term.text) {
        compare(term, of: concept, keeping: keeping, translating: translating)
      } else if !isName || keeping.isEmpty && !(isAlone && term.partOfSpeech == Termbase.properNoun) {
        leftOutCount += 1
      } else if let tag = catalog.languages.first(where: { lists.bans(term.text, in: $0) }) {
        report("the termbase has '\(term.text)' as a name, but l10n.yml bans it in '\(tag)'", term)
      } else if !keep.contains(term.text) {
        keep.add(term.text)
        for tag in translating where !lists.excepts(term.text, in: tag) { except.add(term.text, for: tag) }
      }
    }
  }

  /// Compares a name with the settings.
  private mutating func compare(
    _ term: Termbase.Term, of concept: Termbase.Concept, keeping: [LanguageTag], translating: [LanguageTag]
  ) {
    var isSame = true
    for tag in translating where !lists.excepts(term.text, in: tag) {
      let other = concept.terms(in: tag).first { !$0.isBanned && $0.text != term.text }
      guard let other else { continue }
      report("the termbase has '\(other.text)' for '\(term.text)' in '\(tag)', but l10n.yml keeps the name", other)
      isSame = false
    }
    for tag in keeping where lists.excepts(term.text, in: tag) {
      report("the termbase keeps '\(term.text)' in '\(tag)', but l10n.yml excepts it there", term)
      isSame = false
    }
    if isSame { knownCount += 1 }
  }

  // MARK: Banned words

  private mutating func addBannedWords(of concept: Termbase.Concept, inUse: Set<[String]>) {
    for term in concept.terms where term.isBanned {
      let tags = catalog.languages.filter { concept.terms(in: $0).contains(term) }
      if tags.isEmpty { leftOutCount += 1 }
      for tag in tags {
        let isKept =
          (lists.keeps(term.text) || keep.contains(term.text)) && !lists.excepts(term.text, in: tag)
          && except[tag.description]?.contains(term.text) != true
        if lists.bans(term.text, in: tag) {
          knownCount += 1
        } else if isKept {
          report("the termbase deprecates '\(term.text)' in '\(tag)', but it is a name to keep", term)
        } else if inUse.contains(term.word) {
          leftOutCount += 1
        } else {
          banned.add(term.text, for: tag)
        }
      }
    }
  }

  private mutating func report(_ message: String, _ term: Termbase.Term) {
    conflicts.append(
      Diagnostic(
        "term-conflict", .warning, message, at: term.location,
        help: "l10n.yml stays unchanged; change it or the termbase"))
  }
}

extension Termbase.Term {
  /// The text and its language, regardless of its meaning.
  fileprivate var word: [String] { [language.description, text] }
}

/// Texts in the order in which they were added, each once.
private struct TextSet {
  private(set) var texts: [String] = []
  private var known: Set<String> = []

  mutating func add(_ text: String) { if known.insert(text).inserted { texts.append(text) } }

  func contains(_ text: String) -> Bool { known.contains(text) }
}

extension [String: TextSet] {
  fileprivate mutating func add(_ text: String, for tag: LanguageTag) {
    self[tag.description, default: TextSet()].add(text)
  }
}
