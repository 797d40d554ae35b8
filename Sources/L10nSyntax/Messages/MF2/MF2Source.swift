/// A message of MessageFormat 2 as it is written: what it says, and where.
///
///     try MF2Source("Hello {$name}").message    // one pattern: "Hello ", $name
package struct MF2Source: Hashable, Sendable {
  /// The text that was read.
  package let text: String
  /// What it says.
  package let message: MF2Message
  /// Where it says it.
  package let places: MF2Places
  /// What is wrong with it though it can be read, in the order of the text: data model errors.
  package let errors: [MF2Error]

  /// Reads a message.
  /// - Throws: the first place where the syntax is broken.
  /// - Complexity: O(*n*) in the length of the text.
  package init(_ text: String) throws(MF2Error) {
    var parser = MF2Parser(text)
    let (message, places) = try parser.message()
    self.init(text, message, places)
  }

  private init(_ text: String, _ message: MF2Message, _ places: MF2Places) {
    (self.text, self.message, self.places) = (text, message, places)
    errors = MF2Validation.errors(of: message, places)
  }
}

/// Where the parts of a message stand, in UTF-8 offsets, beside it and in its order.
package struct MF2Places: Hashable, Sendable {
  /// The parts of a pattern, each in one piece but for a text with escapes.
  package typealias Pattern = [[PatternPlaces.Piece]]

  /// The places of a variant.
  package struct Variant: Hashable, Sendable {
    /// Those of its keys.
    package let keys: [Range<Int>]
    /// From the first key to the end of its pattern.
    package let range: Range<Int>
    /// Those of the parts of its pattern.
    package let pattern: Pattern
  }

  /// From the dot to the brace that ends the declaration.
  package internal(set) var declarations: [Range<Int>] = []
  /// The variables after `.match`.
  package internal(set) var selectors: [Range<Int>] = []
  /// The variants after the selectors.
  package internal(set) var variants: [Variant] = []
  /// The parts of the only pattern.
  package internal(set) var pattern: Pattern = []
}
