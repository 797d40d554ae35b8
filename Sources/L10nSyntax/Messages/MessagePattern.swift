/// A pattern as the message of a table: its parts, and the names of its arguments by position.
///
///     MessagePattern(try ICUMessage("{who} has {n, plural, one {# file} other {# files}}"))
///     // who is argument 1, n is argument 2
///
/// Translations have the positions of their development text, whatever the order in which they use the arguments.
public struct MessagePattern: Hashable, Sendable {
  /// The parts in the order of the pattern.
  package let parts: [MessagePart]

  /// The names of the arguments by position, from argument 1, each once. They include all arguments of the parts.
  package let argumentNames: [String]

  /// Whether it was compiled from MessageFormat 2, which is then also the syntax of texts that replace it.
  package let isMF2: Bool

  /// A literal text, in which apostrophes and braces have no meaning.
  package init(literal text: String) { self.init(parts: text.isEmpty ? [] : [.text(text)], argumentNames: []) }

  /// A pattern from its parts.
  package init(parts: [MessagePart], argumentNames: [String], isMF2: Bool = false) {
    self.parts = parts
    self.isMF2 = isMF2
    var known = Set(argumentNames)
    self.argumentNames = argumentNames + parts.argumentNames.filter { known.insert($0).inserted }
  }

  /// The pattern with the argument positions of another text.
  package func naming(_ argumentNames: [String]) -> MessagePattern {
    MessagePattern(parts: parts, argumentNames: argumentNames, isMF2: isMF2)
  }

  /// Whether it contains a tag.
  package var hasMarkup: Bool { parts.hasMarkup }

  /// The whole text of a pattern without arguments; `nil` if it has other parts than text.
  package var plainText: String? {
    switch (parts.first, parts.count) {
    case (nil, _): ""
    case (.text(let text)?, 1): text
    default: nil
    }
  }

  /// Every text that may be shown, whole or as a part, in the pattern and its variants, without the values of
  /// arguments.
  package var texts: [String] { Self.texts(of: parts) }

  private static func texts(of parts: [MessagePart]) -> [String] {
    var own = ""
    var inner: [String] = []
    for part in parts {
      switch part {
      case .text(let text): own += text
      case .placeholder, .number, .markup: break
      case .select(let select): inner += select.variants.flatMap { texts(of: $0.parts) }
      }
    }
    return [own] + inner
  }

  /// The text without values: arguments are their names in braces, and a `select` is its variant for `other`.
  package var unformatted: String { Self.unformatted(parts, number: "") }

  private static func unformatted(_ parts: [MessagePart], number: String) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .text(let literal): text += literal
      case .placeholder(let placeholder): text += placeholder.name.literalOperand ?? "{\(placeholder.name)}"
      case .number: text += "{\(number)}"
      case .markup: break
      case .select(let select): text += unformatted(select.other?.parts ?? [], number: select.name)
      }
    }
  }
}

extension Message {
  /// The message of a pattern. It is a plain text if the pattern is one and contains nothing that looks like a
  /// specifier, so that it is shown without formatting.
  package init(_ pattern: MessagePattern) {
    if let text = pattern.plainText, !text.utf8.contains(UInt8(ascii: "%")) {
      self.init(text: text)
    } else {
      self.init(.pattern(pattern))
    }
  }
}
