/// The places of the parts of a message in its file, as offsets into `SourceText.utf8`, in the order of the message.
public struct MessagePlaces: Hashable, Sendable {
  /// The place of a text or a specifier.
  public struct Text: Hashable, Sendable {
    /// The range of the text, quotes or tags included.
    public let range: Range<Int>

    /// The range of its key and value, which is where its findings are reported.
    public let pairRange: Range<Int>

    /// A place.
    public init(_ range: Range<Int>, pairRange: Range<Int>) { (self.range, self.pairRange) = (range, pairRange) }
  }

  /// The places of a variable.
  public struct Variable: Hashable, Sendable {
    /// The place of the name.
    public let name: Range<Int>

    /// The place of the specifier of its number; `nil` if there is none.
    public let valueType: Text?

    /// The places of the variants, in their order.
    public let variants: [Variant]

    /// Places.
    public init(name: Range<Int>, valueType: Text?, variants: [Variant]) {
      (self.name, self.valueType, self.variants) = (name, valueType, variants)
    }
  }

  /// The places of one of a variable's variants.
  public struct Variant: Hashable, Sendable {
    /// The place of the category or number.
    public let category: Range<Int>

    /// The place of the text.
    public let text: Text

    /// Places.
    public init(category: Range<Int>, text: Text) { (self.category, self.text) = (category, text) }
  }

  /// The places of one of the message's `leaves`.
  public struct Leaf: Hashable, Sendable {
    /// The places of the keys that select it, outermost first.
    public fileprivate(set) var keys: [Range<Int>]

    /// The place of its text or format.
    public let text: Text

    /// The places of its variables, in their order.
    public let variables: [Variable]

    /// Places.
    package init(keys: [Range<Int>], text: Text, variables: [Variable]) {
      (self.keys, self.text, self.variables) = (keys, text, variables)
    }
  }

  /// One element for each of the message's leaves, in their order.
  public fileprivate(set) var leaves: [Leaf]

  /// The places of the message's `texts`, in their order.
  package var texts: [Text] { leaves.flatMap { [$0.text] + $0.variables.flatMap { $0.variants.map(\.text) } } }

  /// The places of a plain text.
  public init(_ text: Text) { leaves = [Leaf(keys: [], text: text, variables: [])] }
}

/// A message with its places.
public struct PlacedMessage: Sendable {
  /// The message.
  public private(set) var message: Message

  /// The places of its parts.
  public private(set) var places: MessagePlaces

  /// A plain text.
  public init(_ text: String, at place: MessagePlaces.Text) {
    (message, places) = (Message(.text(text)), MessagePlaces(place))
  }

  /// A format and its variables.
  public init(
    format: String, at place: MessagePlaces.Text,
    variables: [(variable: MessageVariable, places: MessagePlaces.Variable)]
  ) {
    message = Message(.format(format, variables: variables.map { $0.variable }))
    places = MessagePlaces(place)
    places.leaves = [MessagePlaces.Leaf(keys: [], text: place, variables: variables.map { $0.places })]
  }

  /// Messages by the place in which they are shown, each with its key and the key's place.
  public init(_ selector: Message.Selector, _ variants: [(key: String, place: Range<Int>, message: PlacedMessage)]) {
    message = Message(.select(selector, variants.map { Message.Variant($0.key, $0.message.message) }))
    places = MessagePlaces(MessagePlaces.Text(0..<0, pairRange: 0..<0))
    places.leaves = variants.flatMap { variant in
      variant.message.places.leaves.map { leaf in
        var leaf = leaf
        leaf.keys.insert(variant.place, at: 0)
        return leaf
      }
    }
  }

  /// A message and the places of its leaves, in their order.
  package init(_ message: Message, at leaves: [MessagePlaces.Leaf]) {
    self.message = message
    places = MessagePlaces(MessagePlaces.Text(0..<0, pairRange: 0..<0))
    places.leaves = leaves
  }

  /// The variants of a message that begins with a selector, each with its key and the key's place; empty for other
  /// messages.
  public var variants: [(key: String, place: Range<Int>, message: PlacedMessage)] {
    guard case .select(_, let variants) = message.content else { return [] }
    var rest = places.leaves[...]
    return variants.map { variant in
      let own = rest.prefix(variant.message.leafCount)
      rest = rest.dropFirst(own.count)
      let leaves = own.map { leaf in
        var leaf = leaf
        leaf.keys.removeFirst()
        return leaf
      }
      return (variant.key, own.first?.keys.first ?? 0..<0, PlacedMessage(variant.message, at: leaves))
    }
  }

  /// The messages behind selectors, each with the choices on the way and its places.
  package var leaves: [(path: [Message.Choice], message: Message, places: MessagePlaces.Leaf)] {
    zip(message.leaves, places.leaves).map { ($0.path, $0.message, $1) }
  }
}
