internal import CICU
package import L10nRuntime

/// ICU's locales and its own number formatting, against which `NumberSymbols` is checked.
package enum NumberFormat {
  /// A decimal number (ASCII, `-1234.5`) as the locale writes it, with at most six fraction digits.
  package static func text(of number: String, in tag: LanguageTag) throws(ICUError) -> String {
    let units = try callICU(for: "formatting a number in '\(tag)'") { status in
      [UInt16](unsafeUninitializedCapacity: 256) { buffer, count in
        guard let start = buffer.baseAddress else { return }
        let length = cicu_number_format(tag.description, number, start, Int32(buffer.count), &status)
        count = status <= 0 ? Int(length) : 0
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// The language tags of the locales that ICU has data for, sorted.
  package static func locales() throws(ICUError) -> [String] {
    var tags: [String] = []
    for index in 0..<cicu_number_locale_count() {
      tags.append(try text(of: "locale \(index)") { cicu_number_locale_tag(index, $0, $1, &$2) })
    }
    return tags.sorted()
  }

  /// A tag's language and script after likely subtags: `sr-Cyrl`.
  static func languageAndScript(of tag: String) throws(ICUError) -> String {
    try text(of: "likely subtags of '\(tag)'") { cicu_number_language_script(tag, $0, $1, &$2) }
  }

  /// The ASCII text that a C function writes into a buffer.
  private static func text(
    of task: String, _ write: (UnsafeMutablePointer<CChar>, Int32, inout Int32) -> Int32
  ) throws(ICUError) -> String {
    try callICU(for: task) { status in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 160) { buffer in
        guard let start = buffer.baseAddress else { return "" }
        let length = write(start, Int32(buffer.count), &status)
        guard status <= 0 else { return "" }
        return String(decoding: UnsafeRawBufferPointer(buffer).prefix(Int(length)), as: UTF8.self)
      }
    }
  }
}
