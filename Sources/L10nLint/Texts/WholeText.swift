import L10nCore
import L10nRuntime
import L10nSyntax

/// A format with the forms of its variables, as shown together.
///
///     "%#@posts@%#@people@", posts: "%lld posts by ", people: "%lld people"
///     // the end of a form of "posts" is beside a word, and the whole text ends as the forms of "people" do
struct WholeText {
  /// The kind of the character beside the edge of a part.
  enum Neighbor {
    /// None: the edge is that of the whole text.
    case nothing
    /// A space or a line break.
    case space
    /// A mark that has no space on the part's side: a bracket, a full stop, a comma.
    case sign
    /// Anything else.
    case word
    /// Different kinds, depending on the forms.
    case mixed
  }

  private let texts: [EntryText]

  /// - Parameter entry: the entry of a part.
  init(_ part: EntryText, of entry: CatalogEntry) { texts = entry.texts.filter { $0.variants == part.variants } }

  /// The kind of the character beside an edge of a part in the whole text.
  func neighbor(of part: EntryText, at edge: TextEdge) -> Neighbor {
    neighbor(of: part.variable, at: edge, passing: [])
  }

  /// The texts that begin or end the whole text.
  func outermost(at edge: TextEdge) -> [EntryText] {
    texts.filter { text in
      guard neighbor(of: text, at: edge) == .nothing else { return false }
      // Where a variable is at the edge, its forms are the edge.
      return !variables(in: text).contains { edge.isOuter($0.range, in: text.text) }
    }
  }

  private func variables(in text: EntryText) -> [(name: String, range: Range<Int>)] {
    guard text.text.utf8.contains(UInt8(ascii: "#")) else { return [] }
    return FormatString(text.text).placeholders.compactMap { placeholder in
      guard let name = placeholder.variable, name != text.variable, texts.contains(where: { $0.variable == name })
      else { return nil }
      return (name, placeholder.range)
    }
  }

  private func neighbor(of variable: String?, at edge: TextEdge, passing passed: Set<String>) -> Neighbor {
    guard let variable, !passed.contains(variable) else { return .nothing }
    var found: Set<Neighbor> = []
    for host in texts where host.variable != variable {
      let uses = variables(in: host)
      for use in uses where use.name == variable {
        if edge.isOuter(use.range, in: host.text) {
          found.insert(neighbor(of: host.variable, at: edge, passing: passed.union([variable])))
        } else if let beside = uses.first(where: { edge.touches($0.range, use.range) }) {
          let forms = texts.filter { $0.variable == beside.name }
          found.formUnion(forms.map { $0.text.isEmpty ? .mixed : edge.opposite.outermostKind(of: $0.text, edge) })
        } else {
          found.insert(edge.kind(beside: use.range, in: host.text))
        }
      }
    }
    return found.count > 1 ? .mixed : found.first ?? .nothing
  }
}

/// An edge of a text, with its name in messages.
enum TextEdge: String, CaseIterable {
  case start = "beginning"
  case end

  fileprivate var opposite: TextEdge { self == .start ? .end : .start }

  /// Whether a range of UTF-8 offsets is at this edge of a text.
  fileprivate func isOuter(_ range: Range<Int>, in text: String) -> Bool {
    self == .start ? range.lowerBound == 0 : range.upperBound == text.utf8.count
  }

  /// Whether a range is directly before another one, or directly after it at the end.
  fileprivate func touches(_ range: Range<Int>, _ other: Range<Int>) -> Bool {
    self == .start ? range.upperBound == other.lowerBound : range.lowerBound == other.upperBound
  }

  /// The kind of the character before a range, or after it at the end.
  fileprivate func kind(beside range: Range<Int>, in text: String) -> WholeText.Neighbor {
    let bytes = Array(text.utf8)
    let rest = self == .start ? bytes[..<range.lowerBound] : bytes[range.upperBound...]
    return opposite.outermostKind(of: String(decoding: rest, as: UTF8.self), self)
  }

  /// The kind of the character at this edge of a text that follows or precedes a part.
  fileprivate func outermostKind(of text: String, _ edge: TextEdge) -> WholeText.Neighbor {
    guard let scalar = self == .start ? text.unicodeScalars.first : text.unicodeScalars.last else { return .nothing }
    if scalar.properties.isWhitespace { return .space }
    let signs = edge == .start ? "([{（「" : ")]}.,…）」。、，"
    return signs.unicodeScalars.contains(scalar) ? .sign : .word
  }
}
