import L10nRuntime

/// An error in a format, with its place.
package struct FormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of errors.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// The text ends inside a specifier: `Save 50%`.
    case incomplete
    /// An unknown conversion letter: `%y`.
    case unknownConversion = "unknown-conversion"
    /// A length that the conversion does not take: `%hf`, `%l@`, `%ls`.
    case badLength = "bad-length"
    /// A flag that the conversion does not take: `%+u`, or the `% o` of `50% off`.
    case badFlag = "bad-flag"
    /// A precision for a conversion without one: `%.2@`.
    case badPrecision = "bad-precision"
    /// A percent sign and the word after it, which `printf` reads as a specifier: the `% d` of `50% discount`, the `%-i` of
    /// `50%-ig`.
    case percentSign = "percent-sign"
    /// A width or a precision that is larger than any text needs: `%.99999999f`.
    case fieldTooLarge = "field-too-large"
    /// A flag that only `printf` on other systems has: `%'d`.
    case unsupportedFlag = "unsupported-flag"
    /// A conversion that only `printf` on other systems has: `%D`, `%U`, `%O`.
    case unsupportedConversion = "unsupported-conversion"
    /// `%n`, which writes to memory.
    case forbidden
    /// Numbered and unnumbered specifiers in one text: `%@ %2$@`.
    case mixedPositional = "mixed-positional"
    /// `%0$@`: positions count from 1.
    case positionZero = "position-zero"
    /// A position above 127, numbered or counted; CoreFoundation cannot hold more.
    case positionTooLarge = "position-too-large"
    /// A position that no specifier uses, below one that is used: `%2$@` alone.
    case missingPosition = "missing-position"
    /// One position with two types: `%1$@ (%1$d)`.
    case typeConflict = "type-conflict"
    /// Java: a flag that pads, without a width: `%-s`.
    case missingWidth = "missing-width"
    /// Java: a `%<s`, which takes the argument of the previous specifier, without one before it.
    case noEarlierArgument = "no-earlier-argument"
    /// A `%#@…@` without an end or with a character that names cannot contain.
    case badVariable = "bad-variable"
  }

  /// The kind of the error.
  package let code: Code
  /// The place of the error, in UTF-8 offsets of the text.
  package let range: Range<Int>

  /// An error of one kind at one place.
  package init(_ code: Code, at range: Range<Int>) {
    self.code = code
    self.range = range
  }

  /// Whether the specifier itself could not be read. The other errors are about combinations of valid specifiers.
  package var isSyntactic: Bool {
    switch code {
    case .mixedPositional, .missingPosition, .typeConflict: false
    default: true
    }
  }

  /// The error as a clause, without the text at fault.
  package var description: String {
    switch code {
    case .incomplete: "the text ends inside a specifier"
    case .unknownConversion: "the specifier has no known conversion"
    case .badLength: "the conversion does not take this length"
    case .badFlag: "the conversion does not take this flag"
    case .badPrecision: "the conversion does not take a precision"
    case .percentSign: "a percent sign and a word are read as a number"
    case .fieldTooLarge: "the width or the precision is above \(MessageLimits.writtenField)"
    case .unsupportedFlag: "the flag ' is not portable"
    case .unsupportedConversion: "the conversion is not portable"
    case .forbidden: "'%n' writes to memory"
    case .mixedPositional: "numbered and unnumbered specifiers are mixed"
    case .positionZero: "positions count from 1"
    case .positionTooLarge: "the position is above 127"
    case .missingPosition: "a position below this one is not used"
    case .typeConflict: "the position was used with another type before"
    case .missingWidth: "the flag needs a width"
    case .noEarlierArgument: "no specifier before it has an argument"
    case .badVariable: "the variable's name is not closed by '@' or holds a character that names do not have"
    }
  }
}
