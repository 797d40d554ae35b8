/// A pattern of ICU's MessageFormat as a message of a table runs it: its parts, and the names of its arguments by position.
///
///     ICUPattern(try ICUMessage("{who} has {n, plural, one {# file} other {# files}}"))
///     // who is argument 1, n is argument 2
///
/// Translations have the positions of their development text, whatever order they use the arguments in.
public struct ICUPattern: Hashable, Sendable {
  /// The parts in the order of the pattern; their ranges are empty, for they mean nothing without its text.
  package let parts: [ICUMessage.Part]

  /// The names of the arguments by position, from argument 1 on; each once. Every argument of the parts is among them.
  package let argumentNames: [String]

  /// A pattern that was read.
  ///
  /// - Parameter argumentNames: those of the development text. Names that it does not have come after them in the order
  ///   of the pattern.
  package init(_ message: ICUMessage, argumentNames: [String] = []) {
    self.init(parts: message.parts.map { $0.withoutPlaces }, argumentNames: argumentNames)
  }

  /// A text that means itself, apostrophes and braces included.
  package init(literal text: String) { self.init(parts: text.isEmpty ? [] : [.text(text)], argumentNames: []) }

  /// A pattern from parts without ranges.
  package init(parts: [ICUMessage.Part], argumentNames: [String]) {
    self.parts = parts
    var known = Set(argumentNames)
    self.argumentNames = argumentNames + parts.argumentNames.filter { known.insert($0).inserted }
  }

  /// The same pattern with the positions of another text.
  package func naming(_ argumentNames: [String]) -> ICUPattern {
    ICUPattern(parts: parts, argumentNames: argumentNames)
  }

  /// The whole text of a pattern without arguments; `nil` where there is more than text.
  package var plainText: String? {
    switch (parts.first, parts.count) {
    case (nil, _): ""
    case (.text(let text)?, 1): text
    default: nil
    }
  }

  /// Every text that may be shown, or a part of what is: of the message and of each branch, without what its arguments
  /// show.
  package var texts: [String] { Self.texts(of: parts) }

  private static func texts(of parts: [ICUMessage.Part]) -> [String] {
    var own = ""
    var inner: [String] = []
    for part in parts {
      switch part {
      case .text(let text): own += text
      case .argument, .number: break
      case .choice(let choice): inner += choice.branches.flatMap { texts(of: $0.parts) }
      }
    }
    return [own] + inner
  }

  /// The text without values: arguments as their names in braces, of a choice the branch for `other`.
  package var unformatted: String { Self.unformatted(parts, number: "") }

  private static func unformatted(_ parts: [ICUMessage.Part], number: String) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .text(let literal): text += literal
      case .argument(let argument): text += "{\(argument.name)}"
      case .number: text += "{\(number)}"
      case .choice(let choice):
        text += unformatted(choice.other?.parts ?? [], number: choice.name)
      }
    }
  }
}

extension Message {
  /// The message of a pattern; a plain text where the pattern is one and no specifier can be seen in it, so that showing
  /// it costs nothing.
  package init(_ pattern: ICUPattern) {
    if let text = pattern.plainText, !text.utf8.contains(UInt8(ascii: "%")) {
      self.init(text: text)
    } else {
      self.init(.icu(pattern))
    }
  }
}

extension ICUMessage.Part {
  /// The part with empty ranges.
  fileprivate var withoutPlaces: ICUMessage.Part {
    switch self {
    case .text, .number: self
    case .argument(let argument): .argument(ICUArgument(name: argument.name, format: argument.format, range: 0..<0))
    case .choice(let choice):
      .choice(
        ICUChoice(
          name: choice.name, kind: choice.kind, offset: choice.offset,
          branches: choice.branches.map {
            ICUChoice.Branch(selector: $0.selector, parts: $0.parts.map { $0.withoutPlaces }, range: 0..<0)
          },
          range: 0..<0))
    }
  }
}
