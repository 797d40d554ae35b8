package import L10nSyntax

/// A text of a translation memory: a plain one, or several texts by plural form, device or width.
package struct MemoryText: Hashable, Sendable, CustomStringConvertible {
  package struct Part: Hashable, Sendable {
    package let part: TextPart
    package let text: String
  }

  /// In the order of the message; a plain text has one part.
  package let parts: [Part]

  /// A plain text.
  package init(_ text: String) { parts = [Part(part: TextPart(), text: text)] }

  /// The texts of a message.
  ///
  /// - Parameter development: the message that it translates; the message itself for one in the development language.
  /// - Returns: `nil` if one of them is empty or a pattern, so that it cannot be reused.
  init?(_ message: Message, translating development: Message) {
    if case .pattern = message.content { return nil }
    let texts = message.parts(translating: development) { variable in variable.variants.map(\.category) }
    let parts = texts.compactMap { part, text in text.map { Part(part: part, text: $0) } }
    guard !parts.isEmpty, parts.count == texts.count, parts.allSatisfy({ !$0.text.isEmpty }) else { return nil }
    self.parts = parts
  }

  /// The plain text; `nil` if there are several.
  package var plain: String? { parts.count == 1 && parts[0].part == TextPart() ? parts[0].text : nil }

  /// The text for people, or each part with its name.
  package var description: String {
    plain
      ?? parts.map { part in "\(part.part.form?.category ?? part.part.description): \(part.text)" }.joined(
        separator: " | ")
  }

  /// The text that is compared with others that have the same parts.
  var compared: MatchText { MatchText(parts.map(\.text).joined(separator: "\u{1E}")) }

  var isEmpty: Bool { parts.contains(where: \.text.isEmpty) }

  func hasSameParts(as other: MemoryText) -> Bool { parts.map(\.part) == other.parts.map(\.part) }

  func hasSameScalars(as other: MemoryText) -> Bool {
    hasSameParts(as: other) && zip(parts, other.parts).allSatisfy { $0.text.hasSameScalars(as: $1.text) }
  }

  /// The translation of a text with the specifiers of another one; `nil` if it is uncertain which specifier shows which
  /// argument. For forms that is only certain if the specifiers are the same.
  func adapted(from source: MemoryText, to text: MemoryText) -> MemoryText? {
    if let target = plain, let source = source.plain, let text = text.plain {
      return SpecifierAdapting.target(target, of: source, for: text).map { MemoryText($0) }
    }
    return zip(source.parts, text.parts).allSatisfy { SpecifierAdapting.areSame(in: $0.text, $1.text) } ? self : nil
  }
}
