/// A tag of a Mustache template: `{{#texts}}`, `{{> row}}`, `{{uppercased(key)}}`.
struct TemplateTag: Hashable {
  enum Kind: Hashable {
    /// Shows a value.
    case value
    /// Begins a part that is shown for a value, or for a missing one.
    case section
    /// Begins a part that another template may replace.
    case block
    /// Ends the last open part.
    case end
    /// Includes another template.
    case partial
    /// Begins the parts that replace those of another template.
    case parent
    /// Configures the template: delimiters, escaping, a comment.
    case setting
  }

  let kind: Kind

  /// The name of a value, a block or a template.
  let name: String

  /// The transforms of the value, outermost first.
  let transforms: [String]

  /// The whole tag, in UTF-8 offsets.
  let range: Range<Int>
}

/// The error of an invalid template, with its place.
struct TemplateFault: Error, Hashable {
  let message: String
  let range: Range<Int>
  var help: String?
}

/// Finds the tags of a template in its UTF-8.
///
/// Tags are recognized as in the Mustache library, so that the same ones are checked and rendered.
struct TemplateScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)

  init(_ text: String) { bytes = Array(text.utf8) }

  /// All tags, in order.
  static func tags(of text: String) throws(TemplateFault) -> [TemplateTag] {
    var scanner = TemplateScanner(text)
    var tags: [TemplateTag] = []
    while let tag = try scanner.next() { tags.append(tag) }
    return tags
  }

  private mutating func next() throws(TemplateFault) -> TemplateTag? {
    guard let start = index(of: opening, from: position) else { return nil }
    let content = start + opening.count
    let mark = content < bytes.count ? bytes[content] : 0
    let isTriple = mark == UInt8(ascii: "{")
    let end = isTriple ? [UInt8(ascii: "}")] + closing : closing
    guard let stop = index(of: end, from: content) else {
      throw TemplateFault(
        message: "this tag is not closed", range: start..<content,
        help: "write '\(String(decoding: end, as: UTF8.self))'"
      )
    }
    position = stop + end.count
    let range = start..<position
    let kind: TemplateTag.Kind
    switch mark {
    case UInt8(ascii: "#"), UInt8(ascii: "^"): kind = .section
    case UInt8(ascii: "/"): kind = .end
    case UInt8(ascii: "$"): kind = .block
    case UInt8(ascii: ">"): kind = .partial
    case UInt8(ascii: "<"): kind = .parent
    case UInt8(ascii: "!"), UInt8(ascii: "%"):
      return TemplateTag(kind: .setting, name: "", transforms: [], range: range)
    case UInt8(ascii: "="):
      try setDelimiters(bytes[(content + 1)..<stop], range)
      return TemplateTag(kind: .setting, name: "", transforms: [], range: range)
    default: kind = .value
    }
    let hasMark = kind != .value || isTriple || mark == UInt8(ascii: "&")
    let text = String(decoding: bytes[(content + (hasMark ? 1 : 0))..<stop], as: UTF8.self)
    let calls = text.filter { !$0.isWhitespace }.split(separator: "(", omittingEmptySubsequences: false)
    let name = calls.last.map { $0.prefix { $0 != ")" } } ?? ""
    return TemplateTag(
      kind: kind, name: String(name), transforms: calls.dropLast().map(String.init), range: range)
  }

  /// Reads `=<% %>=`.
  private mutating func setDelimiters(_ text: ArraySlice<UInt8>, _ range: Range<Int>) throws(TemplateFault) {
    let words = text.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "\t") }
    guard words.count == 2, text.last == UInt8(ascii: "=") else {
      throw TemplateFault(message: "this sets no delimiters", range: range, help: "write two, as in {{=<% %>=}}")
    }
    // The library would read a shorter one as part of a text, and fail.
    guard words[0].count > 1, words[1].count > 1 else {
      throw TemplateFault(message: "a delimiter has one character", range: range, help: "write two, such as <% and %>")
    }
    (opening, closing) = (Array(words[0]), Array(words[1]))
  }

  private func index(of pattern: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= pattern.count, start <= bytes.count - pattern.count else { return nil }
    return (start...(bytes.count - pattern.count)).first { offset in
      bytes[offset] == pattern[0] && bytes[offset..<offset + pattern.count].elementsEqual(pattern)
    }
  }
}
