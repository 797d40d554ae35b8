internal import CICU
internal import L10nRuntime

/// A number that ICU formats with a number skeleton, with the places of its digits.
struct SkeletonFormat {
  /// The whole text.
  let text: String
  /// The text before the integer digits; the whole text if no digits are shown.
  let before: String
  /// The text after all digits; `nil` if none are shown.
  let after: String?
  /// The integer digits with their separators.
  let whole: String
  /// The text between the integer and the fraction digits; `nil` without the latter.
  let point: String?

  /// Formats a decimal number (ASCII, `-1234`) with a skeleton in a locale.
  /// - Parameter skeleton: at most 255 characters: `unit/minute unit-width-full-name`.
  /// - Throws: `ICUError` for a tag or a skeleton that ICU cannot read.
  init(_ skeleton: String, of number: String, in tag: LanguageTag) throws(ICUError) {
    var parts = cicu_number_parts()
    let units = try callICU(for: "'\(skeleton)' in '\(tag)'") { status in
      [UInt16](unsafeUninitializedCapacity: 256) { buffer, count in
        guard let start = buffer.baseAddress else { return }
        let length = cicu_number_format_with_skeleton(
          tag.description, skeleton, number, start, Int32(buffer.count), &parts, &status)
        count = status <= 0 ? Int(length) : 0
      }
    }
    text = String(decoding: units, as: UTF16.self)
    func part(_ start: Int32, _ end: Int32) -> String { String(decoding: units[Int(start)..<Int(end)], as: UTF16.self) }
    let (integer, fraction) = (parts.integer, parts.fraction)
    let hasDigits = integer.start < integer.end
    before = hasDigits ? part(0, integer.start) : text
    after = hasDigits ? part(max(integer.end, fraction.end), Int32(units.count)) : nil
    whole = part(integer.start, integer.end)
    point = hasDigits && fraction.start < fraction.end ? part(integer.end, fraction.start) : nil
  }
}
