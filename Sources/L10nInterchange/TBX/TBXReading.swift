package import L10nCore
internal import L10nRuntime
package import L10nSyntax

/// A termbase from TBX: the format of ISO 30042:2019 (`<tbx>`), in either style, and the older one (`<martif>`).
///
/// Reading never fails: unreadable parts are findings beside the readable ones. Markup in terms is replaced by its
/// contents.
package struct TBXReading: Sendable {
  package let termbase: Termbase

  /// The problems of the file.
  package let diagnostics: [Diagnostic]

  /// The decoded text, for excerpts.
  package let source: SourceText

  /// - Parameter path: the path of the file in places.
  package init(_ bytes: [UInt8], path: String) {
    source = SourceText(decoding: bytes)
    let listener = TBXListener(path: path)
    let problems = XMLElements.read(
      source, path: path, format: "TBX", roots: ["tbx", "martif"], findings: "tbx-syntax", listener)
    diagnostics = listener.diagnostics + problems
    termbase = Termbase(listener.concepts.filter { !$0.terms.isEmpty })
  }
}

/// Creates concepts from the elements of a TBX file.
///
/// The elements `termEntry`, `langSet` and `tig` or `ntig` of the older format are `conceptEntry`, `langSec` and
/// `termSec` now. A status is a `termNote` of that type, or an element of that name.
private final class TBXListener: XMLElementListener {
  private(set) var concepts: [Termbase.Concept] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let path: String
  private var language: LanguageTag?
  private var term: Termbase.Term?
  private var termText: String?
  private var place: Range<Int>?

  /// The name of the current note with its text.
  private var note: (name: String, text: String)?

  init(path: String) { self.path = path }

  func start(_ element: XMLElementStart) {
    let (name, attributes) = (element.name, element.attributes)
    switch name {
    case "termEntry", "conceptEntry": concepts.append(Termbase.Concept())
    case "langSet", "langSec":
      let written = attributes["xml:lang"] ?? attributes["lang"] ?? ""
      language = LanguageTag(directoryName: written)
      if language == nil {
        diagnostics.append(
          Diagnostic(
            "tbx-syntax", .error, written.isEmpty ? "<\(name)> has no language" : "'\(written)' is not a language tag",
            at: SourceLocation(path, element.tag), help: "write a tag such as 'fr' into 'xml:lang'"))
      }
    case "term": (termText, place) = ("", element.tag)
    case "termNote": note = attributes["type"].map { ($0, "") }
    case "administrativeStatus", "normativeAuthorization", "partOfSpeech": note = (name, attributes["value"] ?? "")
    default: break
    }
  }

  func found(_ characters: String) {
    termText?.append(characters)
    note?.text.append(characters)
  }

  func end(_ name: String) {
    switch name {
    case "term":
      let text = (termText ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
      termText = nil
      guard let language, !text.isEmpty else { return }
      term = Termbase.Term(text, language)
      term?.location = place.map { SourceLocation(path, $0) }
    case "termNote", "administrativeStatus", "normativeAuthorization", "partOfSpeech":
      if let note { take(note.name, note.text.filter { !$0.isWhitespace }) }
      note = nil
    case "tig", "ntig", "termSec":
      if let term, !concepts.isEmpty { concepts[concepts.count - 1].terms.append(term) }
      term = nil
    default: break
    }
  }

  private func take(_ name: String, _ value: String) {
    switch name {
    case "administrativeStatus", "normativeAuthorization":
      term?.isBanned = value.hasPrefix("deprecated") || value.hasPrefix("superseded")
    case "partOfSpeech": term?.partOfSpeech = value
    default: break
    }
  }
}
