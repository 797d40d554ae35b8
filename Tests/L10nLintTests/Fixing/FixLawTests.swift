import Foundation
import L10nCore
import L10nRuntime
import Testing

@testable import L10nLint
@testable import L10nRuleExamples

/// What holds for the safe fixes of whatever catalog.
///
/// `L10N_FIX_LAWS=20000 swift test --filter FixLawTests` tries more random catalogs.
struct FixLawTests {
  @Test func holdForTheExamplesOfAllRules() {
    for rule in Rule.all where rule.fixes == .safe {
      for (index, example) in rule.examples.enumerated() where example.isBad {
        var configuration = Configuration()
        example.configure(&configuration)
        check(example.unmarked.files, configuration, "\(rule.id), example \(index + 1)", comparesLetters: false)
      }
    }
  }

  @Test func holdForRandomCatalogs() {
    let count = ProcessInfo.processInfo.environment["L10N_FIX_LAWS"].flatMap { Int($0) } ?? 6
    var changed = 0
    for seed in 0..<count {
      var random = RandomCatalog(seed: UInt64(seed))
      if check(random.files(), Configuration(), "seed \(seed)", comparesLetters: true) { changed += 1 }
    }
    #expect(changed > count / 4, "fixes have something to do")
  }

  /// - Parameter comparesLetters: not where escapes and names are corrected.
  /// - Returns: whether fixes changed something.
  @discardableResult
  private func check(
    _ files: [SourceFile], _ configuration: Configuration, _ name: String, comparesLetters: Bool
  ) -> Bool {
    var loader = CatalogLoader(configuration)
    let before = loader.catalog(of: files)
    let linter = Linter()
    let result = Fixer.result(in: before, linter: linter)
    if result.changedFiles.isEmpty { return false }
    let old = Dictionary(files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    let shown = result.changedFiles.map { file in
      [old[file.path] ?? [], file.bytes].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n→ ")
    }
    let comment = Comment(rawValue: "\(name)\n\(shown.joined(separator: "\n"))")
    #expect(lost(before, result.catalog, comparesLetters) == [], comment)

    let known = FindingCount(linter.result(in: before).diagnostics)
    let new = known.new(in: linter.result(in: result.catalog).diagnostics)
    #expect(new.map { "\($0.ruleID): \($0.message)" } == [], comment)
    #expect(Fixer.result(in: result.catalog, linter: linter).changedFiles.isEmpty, comment)
    return true
  }

  /// The entries, letters and arguments that are in a catalog and not, or not so, in what fixes made of it.
  private func lost(_ before: Catalog, _ after: Catalog, _ comparesLetters: Bool) -> [String] {
    var lost: [String] = []
    for (index, locale) in before.locales.enumerated() {
      for layer in [nil] + before.layers.indices.map({ $0 }) {
        let fixed = after.entries(locale: index, layer: layer)
        for (id, entry) in before.entries(locale: index, layer: layer) {
          guard let other = fixed[id] else {
            lost.append("'\(id.key)' in \(locale.directory)")
            continue
          }
          if comparesLetters {
            let left = letters(of: other)
            let gone = letters(of: entry).filter { left[$0.key, default: 0] < $0.value }.keys
            lost += gone.sorted().map { "\($0) of '\(id.key)' in \(locale.directory)" }
          }
          lost += changedArguments(entry, other, before.developmentEntries[id])
            .map { "\($0) of '\(id.key)' in \(locale.directory)" }
        }
      }
    }
    return lost
  }

  /// How often the texts have each letter but those of specifiers, whatever its case, and the stretches of Arabic words.
  private func letters(of entry: CatalogEntry) -> [Character: Int] {
    let letters = entry.texts.flatMap { $0.text.precomposedStringWithCanonicalMapping.lowercased() }
    return letters.reduce(into: [:]) { counts, letter in
      if letter.isLetter, !"ldusfin\u{640}".contains(letter) { counts[letter, default: 0] += 1 }
    }
  }

  /// The readable texts that show other arguments than before although all of these were those of the development text, or
  /// of the whole entry where this is the development text.
  private func changedArguments(
    _ entry: CatalogEntry, _ fixed: CatalogEntry, _ development: CatalogEntry?
  ) -> [String] {
    let original = development.flatMap { $0.keyLocation == entry.keyLocation ? nil : $0 }
    if original == nil, entry.message.signature.problems.contains(where: { $0.code == .formatMismatch }) { return [] }
    let expected = shown(original ?? entry).values.flatMap { $0 }
    let (old, new) = (shown(entry), shown(fixed))
    let faulty = SpecifierFault.all(in: entry, development: original.map { EntryArguments($0) }).map(\.text.place)
    return old.filter { place, uses in
      !faulty.contains(place) && uses.allSatisfy(expected.contains) && new[place, default: []] != uses
        && fixed.texts.contains { $0.place == place }
    }.map { place, uses in "\(uses) → \(new[place, default: []])" }
  }

  /// The specifiers of each text, by argument and type.
  private func shown(_ entry: CatalogEntry) -> [MessagePlace: [String]] {
    var shown: [MessagePlace: [String]] = [:]
    for use in entry.message.argumentUses where !use.isDeclared && use.argument.type != .variable {
      let type = use.argument.type.integerWidth.map { "\($0) bits" } ?? use.argument.type.rawValue
      shown[use.place.at(nil), default: []].append("\(use.argument.position): \(type)")
    }
    return shown.mapValues { $0.sorted() }
  }
}
