import L10nCore
import L10nSyntax

/// A file of the current catalog with its earlier version.
struct FilePair {
  let now: TableFile
  let before: TableFile
}

/// An entry of the current catalog with its earlier version.
struct EntryPair {
  let file: TableFile
  let now: LoadedEntry
  let before: LoadedEntry

  var subject: Diagnostic.Subject { file.subject(key: now.key.text) }

  /// The texts that both versions have, by devices, widths and plural categories.
  var texts: [(now: EntryText, before: String)] {
    let before = Dictionary(before.text.texts.map { (TextPlace($0), $0.text) }) { first, _ in first }
    return now.text.texts.compactMap { text in before[TextPlace(text)].map { (text, $0) } }
  }
}

/// The place of a text within its entry.
private struct TextPlace: Hashable {
  let variants: [String]
  let variable: String?
  let category: String?

  init(_ text: EntryText) { (variants, variable, category) = (text.variants, text.variable, text.category) }
}

extension LintContext {
  /// The files that both catalogs have, by path; each language of a file separately.
  var filePairs: [FilePair] {
    guard let earlier = catalog.earlier else { return [] }
    let before = Dictionary(earlier.catalog.files.map { (LanguageFile($0), $0) }) { first, _ in first }
    return catalog.files.compactMap { file in before[LanguageFile(file)].map { FilePair(now: file, before: $0) } }
  }

  /// The entries that both catalogs have, in the order of files and places.
  var entryPairs: [EntryPair] {
    filePairs.flatMap { pair -> [EntryPair] in
      let before = Dictionary(pair.before.entries.map { ($0.key, $0) }) { $1 }
      return pair.now.entries.compactMap { entry in
        before[entry.key].map { EntryPair(file: pair.now, now: entry, before: $0) }
      }
    }
  }

  /// The findings on texts that a program damaged in a certain way.
  func damage(_ kind: TextDamage.Kind, help: String) -> [Diagnostic] {
    entryPairs.flatMap { pair in
      pair.texts.compactMap { now, before in
        let damage = TextDamage.found(in: now.text, comparedWith: before).first { $0.kind == kind }
        return damage.map {
          Diagnostic(
            "'\(pair.now.key)' \($0.clause)", at: pair.file.location(now.range), subject: pair.subject, help: help)
        }
      }
    }
  }
}

/// A file, or one language of a file with several.
struct LanguageFile: Hashable {
  let path: String
  let directory: String

  init(_ file: TableFile) { (path, directory) = (file.path, file.place.directory) }
}
