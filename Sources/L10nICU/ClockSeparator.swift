internal import CICU
package import L10nRuntime

/// ICU's separator of the hours, minutes and seconds of a duration.
package enum ClockSeparator {
  /// The separator of a locale: `:`, in Danish and Finnish `.`.
  /// - Throws: `ICUError` for a tag that ICU cannot read.
  package static func text(in tag: LanguageTag) throws(ICUError) -> String {
    let text = try textOfICU(for: "a clock in '\(tag)'") { cicu_clock_text(tag.description, $0, $1, &$2) }
    let symbols = try NumberSymbols(for: tag)
    // The text between the digits of 11:22:33.
    let digits = Set((0..<10).compactMap { Unicode.Scalar(symbols.zeroDigit.value + $0) })
    let between = text.unicodeScalars.split(whereSeparator: digits.contains).map { String(Substring($0)) }
    return between.count == 2 && between[0] == between[1] ? between[0] : ":"
  }
}
