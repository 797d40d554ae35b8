internal import CICU
internal import L10nRuntime

/// A number that ICU wrote as a number skeleton says, and where its digits stand.
struct SkeletonFormat {
  /// The whole text.
  let text: String
  /// What stands before the digits of the integer; the whole text where no digits are shown.
  let before: String
  /// What stands after them; `nil` where none are shown.
  let after: String?

  /// Writes a decimal number (ASCII, `-1234`) with a skeleton in a locale.
  /// - Parameter skeleton: at most 63 characters: `unit/minute unit-width-full-name`.
  /// - Throws: `ICUError` for a tag or a skeleton that ICU cannot read.
  init(_ skeleton: String, of number: String, in tag: LanguageTag) throws(ICUError) {
    var integer = cicu_span()
    let units = try callICU(for: "'\(skeleton)' in '\(tag)'") { status in
      [UInt16](unsafeUninitializedCapacity: 256) { buffer, count in
        guard let start = buffer.baseAddress else { return }
        let length = cicu_number_format_with_skeleton(
          tag.description, skeleton, number, start, Int32(buffer.count), &integer, &status)
        count = status <= 0 ? Int(length) : 0
      }
    }
    text = String(decoding: units, as: UTF16.self)
    let hasDigits = integer.start < integer.end
    before = hasDigits ? String(decoding: units.prefix(Int(integer.start)), as: UTF16.self) : text
    after = hasDigits ? String(decoding: units.dropFirst(Int(integer.end)), as: UTF16.self) : nil
  }
}
