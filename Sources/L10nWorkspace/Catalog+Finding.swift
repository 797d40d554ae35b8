package import L10nCore
package import L10nRuntime
import L10nSyntax

/// Finding a catalog's texts, tables and languages by name, in the same way for commands, agents and editors.
extension Catalog {
  /// The id of a text by its key.
  ///
  /// - Parameter table: the table, if several have the key.
  /// - Throws: for an unknown key, with the nearest one, and for a key of several tables.
  package func id(of key: String, table: String? = nil) throws(Refusal) -> TextID {
    let all = ids(of: TableKey(key))
    let ids = all.filter { table == nil || $0.table == table }
    if let id = ids.first, ids.count == 1 { return id }
    let tables = all.map(\.table).joined(separator: ", ")
    if !ids.isEmpty {
      throw Refusal("several tables have '\(key)': \(tables)", help: "name the table, too", isMisuse: true)
    }
    if let table { try check(table: table) }
    let keys = developmentIDs.filter { table == nil || $0.table == table }.map(\.key.text)
    throw Refusal(
      table.map { "table '\($0)' has no '\(key)'" } ?? "no table has the key '\(key)'",
      help: all.isEmpty ? Suggestion.question(key, among: Set(keys).sorted()) : "it is in \(tables)")
  }

  /// - Throws: for an unknown table.
  package func check(table: String) throws(Refusal) {
    let tables = Set(files.map(\.place.table)).sorted()
    if tables.contains(table) { return }
    throw Refusal(
      "there is no table '\(table)'",
      help: Suggestion.question(table, among: tables) ?? "the tables are \(tables.joined(separator: ", "))")
  }

  /// The indices in `locales` of translated languages, each once; all of them if no tags are given.
  ///
  /// - Throws: for the development language, and for one that the catalog does not have.
  package func translationIndices(of tags: [LanguageTag]?) throws(Refusal) -> [Int] {
    guard let tags else { return translationIndices }
    var found: [Int] = []
    for tag in tags {
      let indices = translationIndices.filter { locales[$0].tag == tag }
      if indices.isEmpty { throw untranslated(tag.description) }
      found += indices.filter { !found.contains($0) }
    }
    return found
  }

  /// The refusal for a language that the catalog is not translated into.
  package func untranslated(_ name: String) -> Refusal {
    let names = Set(translationIndices.map { locales[$0].tag.description }).sorted().joined(separator: ", ")
    if LanguageTag(directoryName: name) == development {
      return Refusal(
        "'\(name)' is the development language, which is not translated into",
        help: names.isEmpty ? nil : "the catalog is translated into \(names)", isMisuse: true)
    }
    return Refusal(
      "the catalog is not translated into '\(name)'",
      help: (names.isEmpty ? "" : "it has \(names); ") + "l10n add adds a language", isMisuse: true)
  }

  /// The places of a text that contain some words, ignoring case, each with its text: `key`, `comment`, or a locale's
  /// directory.
  ///
  /// - Parameters:
  ///   - kinds: the kinds of places to search: `key`, `comment`, `text`.
  ///   - indices: the locales whose texts are searched.
  package func places(
    of words: String, in id: TextID, _ kinds: Set<String>, locales indices: [Int]
  ) -> [(name: String, text: String)] {
    let words = words.lowercased()
    func has(_ text: String) -> Bool { text.lowercased().contains(words) }
    var places: [(name: String, text: String)] = []
    if kinds.contains("key"), has(id.key.text) { places.append(("key", id.key.text)) }
    if kinds.contains("comment"), let comment = developmentEntries[id]?.comment, has(comment) {
      places.append(("comment", comment))
    }
    for index in indices where kinds.contains("text") {
      let text = entries(locale: index, layer: nil)[id]?.texts.first { has($0.text) }?.text
      if let text { places.append((locales[index].directory, text)) }
    }
    return places
  }
}
