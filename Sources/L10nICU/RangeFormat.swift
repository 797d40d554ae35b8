internal import CICU
package import L10nRuntime

/// ICU's own ranges of numbers, from which the separator is read and with which ranges are compared.
package enum RangeFormat {
  /// A range of two decimal numbers (ASCII) in the form of a skeleton.
  /// - Throws: `ICUError` for a tag or a skeleton that ICU cannot read.
  package static func text(
    from first: String, to last: String, skeleton: String = "", in tag: LanguageTag
  ) throws(ICUError) -> String {
    try textOfICU(for: "a range in '\(tag)'") { buffer, capacity, status in
      cicu_number_range(tag.description, skeleton, first, last, buffer, capacity, &status)
    }
  }

  /// The text between two numbers without signs.
  static func separator(in tag: LanguageTag) throws(ICUError) -> String {
    // Each number is one digit.
    String(String.UnicodeScalarView(try text(from: "3", to: "5", in: tag).unicodeScalars.dropFirst().dropLast()))
  }
}
