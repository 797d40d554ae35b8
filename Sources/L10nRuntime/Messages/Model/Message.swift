/// One text of one locale as it is run: a format, or a rule that chooses among formats.
///
/// This is an entry of a `.strings` or `.stringsdict` file without its key. Problems in it are no
/// obstacle to building it; `MessageSignature` reports them.
public struct Message: Hashable, Sendable {
  /// What the message consists of.
  ///
  /// Two contents are equal only if their texts have the same scalars: Swift's `==` on strings would take a composed and a
  /// decomposed "é" for the same text.
  package indirect enum Content: Sendable {
    /// A plain entry: a format, or text without arguments.
    case text(String)
    /// A format whose `%#@name@` choose among texts.
    case format(String, variables: [MessageVariable])
    /// Messages by where they are shown, in the order of the file.
    case select(Selector, [Variant])
    /// A pattern of ICU's MessageFormat, read into its parts.
    case icu(ICUPattern)
  }

  /// What chooses among the variants of a message, apart from its arguments.
  package enum Selector: Hashable, Sendable {
    /// The name of a device: `iphone`, `ipad`, `mac`, … `other`.
    case device
    /// The width that a message needs, in characters of a typical font as the file counts them: a whole number.
    case width
  }

  /// The message for one key of a selector.
  package struct Variant: Hashable, Sendable {
    /// The device; the width in decimal digits.
    package var key: String
    /// What is shown there.
    package var message: Message

    /// A message for one key.
    package init(_ key: String, _ message: Message) {
      self.key = key
      self.message = message
    }

    /// The key as a number: the least width that the message needs.
    package var width: Int { Int(key) ?? 0 }
  }

  /// What the message consists of.
  package var content: Content

  /// A message from its content.
  package init(_ content: Content) { self.content = content }

  /// A plain text or format without variables.
  public init(text: String) { content = .text(text) }

  /// A plain text or format without variables.
  package static func text(_ text: String) -> Message { Message(.text(text)) }

  /// A format and the variables that it may name.
  package static func format(_ format: String, variables: [MessageVariable]) -> Message {
    Message(.format(format, variables: variables))
  }

  /// Messages by where they are shown.
  package static func select(_ selector: Selector, _ variants: [Variant]) -> Message {
    Message(.select(selector, variants))
  }
}

extension Message.Content: Hashable {
  package static func == (left: Message.Content, right: Message.Content) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    case (.format(let left, let leftVariables), .format(let right, let rightVariables)):
      left.utf8.elementsEqual(right.utf8) && leftVariables == rightVariables
    case (.select(let left, let leftVariants), .select(let right, let rightVariants)):
      left == right && leftVariants == rightVariants
    case (.icu(let left), .icu(let right)): left == right
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .text(let text), .format(let text, _): hasher.combine(text)
    case .select(let selector, let variants):
      hasher.combine(selector)
      hasher.combine(variants)
    case .icu(let pattern): hasher.combine(pattern)
    }
  }
}
