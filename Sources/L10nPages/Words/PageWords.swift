internal import CPages
import L10nRuntime
import L10nSyntax

/// The words of the pages themselves, in the languages of `Templates/Pages/locales`.
///
/// Pages are written in English; `words.js` replaces their words by those of the reader's language.
enum PageWords {
  /// A language with its texts, as i18next has them: objects of texts by name.
  private struct Table: Sendable {
    let tag: LanguageTag
    let document: JSONDocument
  }

  private static let tables = (0..<cpages_language_count).compactMap { index -> Table? in
    let language = cpages_languages(index)
    let texts = UnsafeBufferPointer(start: language.texts.bytes, count: language.texts.count)
    return LanguageTag(String(cString: language.tag)).map { Table(tag: $0, document: JSONDocument(Array(texts))) }
  }

  /// The texts in English by section and name: `player.title`.
  static let english = texts(of: tables[0].document)

  /// The languages that have words, English first.
  static var tags: [LanguageTag] { tables.map(\.tag) }

  private static func texts(of document: JSONDocument) -> [String: String] {
    var texts: [String: String] = [:]
    for section in document.root.map({ Array($0.members) }) ?? [] {
      for text in section.value.members { texts["\(section.key.text).\(text.key.text)"] = text.value.string }
    }
    return texts
  }

  /// The text of a key in English, with its values.
  static func english(_ key: String, _ values: HTML.Values = [:]) -> String {
    values.reduce(english[key] ?? key) { text, value in
      if case .string(let words) = value.value { return text.replacing("{{\(value.key)}}", with: words) }
      return text.replacing("{{\(value.key)}}", with: value.value.line)
    }
  }

  /// Data for `words.js`.
  ///
  /// - Parameters:
  ///   - sections: those whose texts the page uses.
  ///   - reader: the language of the page's readers, which get its texts and English; `nil` for those of the browser's
  ///     languages, of all.
  static func data(_ sections: [String], for reader: PageLanguage? = nil) -> JSONOutput {
    let match = reader.map { reader in
      LanguageTag(reader.tag).flatMap { LocaleMatcher(available: tags).bestMatch(for: [$0]) }?.index ?? 0
    }
    let wanted = match.map { $0 == 0 ? [0] : [0, $0] } ?? Array(tables.indices)
    return .members([
      "languages": match.map { .array([.string(tables[$0].tag.description)]) },
      "tables": .object(wanted.map { .init(tables[$0].tag.description, data(of: tables[$0].document, sections)) }),
    ])
  }

  private static func data(of document: JSONDocument, _ sections: [String]) -> JSONOutput {
    let members = document.root.map { Array($0.members) } ?? []
    return .object(
      members.filter { sections.contains($0.key.text) }.map { section in
        .init(
          section.key.text,
          .object(section.value.members.map { .init($0.key.text, .string($0.value.string ?? "")) }))
      })
  }
}
