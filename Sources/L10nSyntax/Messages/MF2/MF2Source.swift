/// A message of MessageFormat 2 with its text and the places of its parts.
///
///     try MF2Source("Hello {$name}").message    // one pattern: "Hello ", $name
package struct MF2Source: Hashable, Sendable {
  /// The original text.
  package let text: String
  /// The message.
  package let message: MF2Message
  /// The places of its parts.
  package let places: MF2Places
  /// The data model errors of a message with valid syntax, in the order of the text.
  package let errors: [MF2Error]

  /// Reads a message.
  /// - Throws: the first syntax error.
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

/// The places of the parts of a message, in UTF-8 offsets and in the order of the message.
package struct MF2Places: Hashable, Sendable {
  /// The parts of a pattern, each as one piece except for a text with escapes.
  package typealias Pattern = [[PatternPlaces.Piece]]

  /// The places of a variant.
  package struct Variant: Hashable, Sendable {
    /// The places of its keys.
    package let keys: [Range<Int>]
    /// The range from the first key to the end of its pattern.
    package let range: Range<Int>
    /// The places of the parts of its pattern.
    package let pattern: Pattern
  }

  /// The ranges of declarations from the dot to the closing brace.
  package internal(set) var declarations: [Range<Int>] = []
  /// The variables after `.match`.
  package internal(set) var selectors: [Range<Int>] = []
  /// The variants after the selectors.
  package internal(set) var variants: [Variant] = []
  /// The places of the parts of the only pattern.
  package internal(set) var pattern: Pattern = []
}
