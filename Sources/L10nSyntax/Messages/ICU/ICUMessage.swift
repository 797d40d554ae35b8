/// The parts of a pattern of ICU's MessageFormat 1, or of a compiled message of MessageFormat 2.
///
///     try ICUMessage("{n, plural, =0 {nobody} one {{who} alone} other {{who} and # others}}")
///     // one select on "n" with three variants; the last is who, " and ", #, " others"
///
/// Apostrophes follow ICU's default mode, `DOUBLE_OPTIONAL`: one quotes only before a brace, and before `#` in a
/// plural; two are one; a quotation without an end continues to the end of the pattern. A `}` outside of arguments is
/// text. Source: ICU 72, `MessagePattern`.
package struct ICUMessage: Hashable, Sendable {
  /// The parts in the order of the pattern.
  package let parts: [MessagePart]

  /// Functions that are not supported, such as `spellout` and styles that ICU may not know either, in the order of the
  /// pattern. Formatting such an argument is an error.
  package let problems: [ICUMessageError]

  /// The place of each part in the pattern.
  package let places: PatternPlaces

  /// A pattern from its parts.
  package init(parts: [MessagePart], problems: [ICUMessageError], places: PatternPlaces) {
    (self.parts, self.problems, self.places) = (parts, problems, places)
  }

  /// The names of all arguments, each once, in the order of the pattern. A numbered argument has its number as its
  /// name: `0`.
  package var argumentNames: [String] { parts.argumentNames }
}

extension MessagePattern {
  /// The pattern of a parsed message.
  ///
  /// - Parameter argumentNames: the names in the development text. Other names of the pattern come after them in its
  ///   order.
  package init(_ message: ICUMessage, argumentNames: [String] = [], isMF2: Bool = false) {
    self.init(parts: message.parts, argumentNames: argumentNames, isMF2: isMF2)
  }
}
