/// One text of one locale: a format, or what chooses among formats.
///
/// This is what an entry of a table shows, whatever the format of the file, without its key and without places: those
/// stand beside it, in `MessagePlaces`. Problems in it are no obstacle to building it.
public struct Message: Hashable, Sendable {
  /// What the message consists of.
  ///
  /// Two contents are equal only if their texts have the same scalars: Swift's `==` on strings would take a composed and a
  /// decomposed "é" for the same text.
  public indirect enum Content: Sendable {
    /// A plain entry: a format, or text without arguments.
    case text(String)
    /// A format whose `%#@name@` choose among texts.
    case format(String, variables: [MessageVariable])
    /// Messages by where they are shown, in the order of the file.
    case select(Selector, [Variant])
    /// A pattern of MessageFormat, read into its parts.
    case pattern(MessagePattern)
    /// A message whose texts have markup, read for runs and left out of the text. In a pattern it has been read into parts.
    case markedUp(Message, MarkupSyntax)
  }

  /// What chooses among the variants of a message, apart from its arguments.
  public enum Selector: Hashable, Sendable {
    /// The name of a device: `iphone`, `ipad`, `mac`, … `other`.
    case device
    /// The width that a message needs, in characters of a typical font as the file counts them: a whole number.
    case width
    /// The plural category of the first number among the arguments, as String Catalogs write whole texts by category. Such
    /// a message is written as a format with one variable before it is run.
    case plural
  }

  /// The message for one key of a selector.
  public struct Variant: Hashable, Sendable {
    /// The device; the width in decimal digits; the plural category.
    public var key: String
    /// What is shown there.
    public var message: Message

    /// A message for one key.
    public init(_ key: String, _ message: Message) {
      self.key = key
      self.message = message
    }

    /// The key as a number: the least width that the message needs.
    package var width: Int { Int(key) ?? 0 }
  }

  /// What the message consists of.
  public var content: Content

  /// A message from its content.
  public init(_ content: Content) { self.content = content }

  /// A plain text or format without variables.
  public init(text: String) { content = .text(text) }

  /// A plain text or format without variables.
  package static func text(_ text: String) -> Message { Message(.text(text)) }

  /// A format and the variables that it may name.
  package static func format(_ format: String, variables: [MessageVariable]) -> Message {
    Message(.format(format, variables: variables))
  }

  /// The message with its texts read for markup; a message of MessageFormat 2, which has tags of its own, as it is.
  package func markedUp(_ syntax: MarkupSyntax) -> Message {
    switch content {
    case .markedUp: self
    case .pattern(let pattern):
      pattern.isMF2 ? self : Message(.markedUp(Message(.pattern(pattern.markedUp(syntax))), syntax))
    case .text, .format, .select: Message(.markedUp(self, syntax))
    }
  }

  /// What the texts are marked up with, and the message without saying so.
  package var markup: (syntax: MarkupSyntax?, message: Message) {
    if case .markedUp(let message, let syntax) = content { (syntax, message) } else { (nil, self) }
  }

  /// Messages by where they are shown.
  package static func select(_ selector: Selector, _ variants: [Variant]) -> Message {
    Message(.select(selector, variants))
  }
}

extension Message.Content: Hashable {
  /// Scalar by scalar.
  public static func == (left: Message.Content, right: Message.Content) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)): left.utf8.elementsEqual(right.utf8)
    case (.format(let left, let leftVariables), .format(let right, let rightVariables)):
      left.utf8.elementsEqual(right.utf8) && leftVariables == rightVariables
    case (.select(let left, let leftVariants), .select(let right, let rightVariants)):
      left == right && leftVariants == rightVariants
    case (.pattern(let left), .pattern(let right)): left == right
    case (.markedUp(let left, let syntax), .markedUp(let right, let other)): left == right && syntax == other
    default: false
    }
  }

  /// As `==` compares.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .text(let text), .format(let text, _): hasher.combine(text)
    case .select(let selector, let variants):
      hasher.combine(selector)
      hasher.combine(variants)
    case .pattern(let pattern): hasher.combine(pattern)
    case .markedUp(let message, let syntax):
      hasher.combine(message)
      hasher.combine(syntax)
    }
  }
}
