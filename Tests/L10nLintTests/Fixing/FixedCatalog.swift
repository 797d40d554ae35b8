import Foundation
import L10nCore
import L10nRuntime
import L10nSyntax

@testable import L10nLint

/// A catalog with its safe fixes applied, and the violations of the laws of such fixes. The fuzzer also builds this
/// file, through a symbolic link.
struct FixedCatalog {
  let before: Catalog
  let result: FixResult

  private let linter = Linter()

  init(_ files: [SourceFile], _ configuration: Configuration = Configuration()) {
    var loader = CatalogLoader(configuration)
    before = loader.catalog(of: files)
    result = Fixer.result(in: before, linter: linter)
  }

  /// The findings that were not there before. A note does not count if an error in the same text is gone: a fix that
  /// reveals a note is better than the error (`FixRound`).
  var newFindings: [String] {
    let (old, new) = (linter.result(in: before).diagnostics, linter.result(in: result.catalog).diagnostics)
    let (errors, left) = (Self.errors(in: old), Self.errors(in: new))
    return FindingCount(old).new(in: new).filter { finding in
      finding.severity != .note || left[finding.subject, default: 0] >= errors[finding.subject, default: 0]
    }.map { "\($0.ruleID): \($0.message)" }
  }

  /// The number of errors of each text.
  private static func errors(in diagnostics: [Diagnostic]) -> [Diagnostic.Subject: Int] {
    diagnostics.reduce(into: [:]) { counts, finding in
      if finding.severity == .error { counts[finding.subject, default: 0] += 1 }
    }
  }

  /// The files that a second round of fixes changes.
  var unsettledFiles: [String] { Fixer.result(in: result.catalog, linter: linter).changedFiles.map(\.path) }

  /// The changed files, before and after.
  var changes: String {
    let old = before.filesByPath
    return result.changedFiles.map { file in
      let texts = [old[file.path]?.source.bytes ?? [], file.bytes].map { String(decoding: $0, as: UTF8.self) }
      return "\(file.path)\n\(texts.joined(separator: "\n→ "))"
    }.joined(separator: "\n")
  }

  /// The entries, letters and arguments of the catalog that are missing or changed after the fixes.
  ///
  /// - Parameter keepsLetter: whether no possible fix removes a lowercase letter.
  func lost(keepsLetter: (Character) -> Bool) -> [String] {
    var lost: [String] = []
    for (index, locale) in before.locales.enumerated() {
      for layer in [nil] + before.layers.indices.map({ $0 }) {
        let fixed = result.catalog.entries(locale: index, layer: layer)
        for entry in before.entries(locale: index, layer: layer).values {
          guard let other = fixed[entry.id] else {
            lost.append("'\(entry.key)' in \(locale.directory)")
            continue
          }
          let left = letters(of: other, keepsLetter)
          let gone = letters(of: entry, keepsLetter).filter { left[$0.key, default: 0] < $0.value }.keys
          lost += (gone.sorted().map(String.init) + changedArguments(entry, other))
            .map { "\($0) of '\(entry.key)' in \(locale.directory)" }
        }
      }
    }
    return lost
  }

  // MARK: Letters

  /// The number of times that the texts contain each kept letter, ignoring case.
  private func letters(of entry: CatalogEntry, _ keepsLetter: (Character) -> Bool) -> [Character: Int] {
    let letters = entry.texts.flatMap { $0.text.precomposedStringWithCanonicalMapping.lowercased() }
    return letters.reduce(into: [:]) { counts, letter in
      if letter.isLetter, keepsLetter(letter) { counts[letter, default: 0] += 1 }
    }
  }

  // MARK: Arguments

  /// The readable texts that show other arguments than before although all of these were the development text's, or the
  /// whole entry's if this is the development text.
  private func changedArguments(_ entry: CatalogEntry, _ fixed: CatalogEntry) -> [String] {
    let development = before.developmentEntries[entry.id]
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
