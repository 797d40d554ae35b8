/// A pattern read into its parts: of ICU's MessageFormat 1, or one of MessageFormat 2 that was compiled into them.
///
///     try ICUMessage("{n, plural, =0 {nobody} one {{who} alone} other {{who} and # others}}")
///     // one select on "n" with three variants; the last is who, " and ", #, " others"
///
/// Apostrophes follow ICU's default mode, `DOUBLE_OPTIONAL`: one quotes only before a brace, and
/// before `#` in a plural; two are one; a quotation without an end runs to the end of the pattern.
/// A `}` outside all arguments is text. Source: ICU 72, `MessagePattern`.
package struct ICUMessage: Hashable, Sendable {
  /// The parts in the order of the pattern.
  package let parts: [MessagePart]

  /// Functions that cannot be shown here, such as `spellout` and styles that may be unknown to ICU too, in
  /// the order of the pattern.
  /// Formatting a message comes to an error at such an argument.
  package let problems: [ICUMessageError]

  /// Where in the pattern each part is written.
  package let places: PatternPlaces

  /// A pattern from its parts.
  package init(parts: [MessagePart], problems: [ICUMessageError], places: PatternPlaces) {
    (self.parts, self.problems, self.places) = (parts, problems, places)
  }

  /// The names of all arguments, each once, in the order of the pattern. Numbered arguments have
  /// their number as a name: `0`.
  package var argumentNames: [String] { parts.argumentNames }
}

extension MessagePattern {
  /// A pattern that was read.
  ///
  /// - Parameter argumentNames: those of the development text. Names that it does not have come after them in the order
  ///   of the pattern.
  package init(_ message: ICUMessage, argumentNames: [String] = [], isMF2: Bool = false) {
    self.init(parts: message.parts, argumentNames: argumentNames, isMF2: isMF2)
  }
}
