/// One text of one locale: a format, or variants of formats.
///
/// This is the value of a table entry, whatever the format of the file, without its key and without places, which are
/// in `MessagePlaces`. A message with problems can be built.
public struct Message: Hashable, Sendable {
  /// The content of a message.
  ///
  /// Two contents are equal only if their texts have the same scalars: Swift's `==` on strings would treat a composed
  /// and a decomposed "é" as equal.
  public indirect enum Content: Sendable {
    /// A plain entry: a format, or text without arguments.
    case text(String)
    /// A format with variables, whose `%#@name@` select among texts.
    case format(String, variables: [MessageVariable])
    /// Messages by the place in which they are shown, in the order of the file.
    case select(Selector, [Variant])
    /// A pattern of MessageFormat, as parts.
    case pattern(MessagePattern)
    /// A message whose texts have markup, which is parsed and removed from the text. A pattern contains it as parts.
    case markedUp(Message, MarkupSyntax)
  }

  /// The selector of a message's variants, other than its arguments.
  public enum Selector: Hashable, Sendable {
    /// The name of a device: `iphone`, `ipad`, `mac`, … `other`.
    case device
    /// The width that a message needs, in characters of a typical font: a whole number.
    case width
    /// The plural category of the first number among the arguments, as in String Catalogs, which have whole texts by
    /// category. Such a message is converted to a format with one variable before it is formatted.
    case plural
  }

  /// The message for one key of a selector.
  public struct Variant: Hashable, Sendable {
    /// The device; the width in decimal digits; the plural category.
    public var key: String
    /// The message for this key.
    public var message: Message

    /// A message for one key.
    public init(_ key: String, _ message: Message) {
      self.key = key
      self.message = message
    }

    /// The key as a number: the width that the message needs.
    package var width: Int { Int(key) ?? 0 }
  }

  /// The message's content.
  public var content: Content

  /// A message from its content.
  public init(_ content: Content) { self.content = content }

  /// A plain text or format without variables.
  public init(text: String) { content = .text(text) }

  /// A plain text or format without variables.
  package static func text(_ text: String) -> Message { Message(.text(text)) }

  /// A format and its variables.
  package static func format(_ format: String, variables: [MessageVariable]) -> Message {
    Message(.format(format, variables: variables))
  }

  /// The message with its texts parsed for markup; a message of MessageFormat 2, which has its own tags, is unchanged.
  package func markedUp(_ syntax: MarkupSyntax) -> Message {
    switch content {
    case .markedUp: self
    case .pattern(let pattern):
      pattern.isMF2 ? self : Message(.markedUp(Message(.pattern(pattern.markedUp(syntax))), syntax))
    case .text, .format, .select: Message(.markedUp(self, syntax))
    }
  }

  /// The markup syntax of the texts, and the message without it.
  package var markup: (syntax: MarkupSyntax?, message: Message) {
    if case .markedUp(let message, let syntax) = content { (syntax, message) } else { (nil, self) }
  }

  /// Messages by the place in which they are shown.
  package static func select(_ selector: Selector, _ variants: [Variant]) -> Message {
    Message(.select(selector, variants))
  }
}

extension Message.Content: Hashable {
  /// Compares scalar by scalar.
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

  /// Hashes scalars, consistent with `==`.
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
