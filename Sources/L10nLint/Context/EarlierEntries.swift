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
    let before = Dictionary(before.text.texts.map { ($0.place, $0.text) }) { first, _ in first }
    return now.text.texts.compactMap { text in before[text.place].map { (text, $0) } }
  }
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
}

/// A file, or one language of a file with several.
struct LanguageFile: Hashable {
  let path: String
  let directory: String

  init(_ file: TableFile) { (path, directory) = (file.path, file.place.directory) }
}
