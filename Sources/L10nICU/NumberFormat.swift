internal import CICU

/// The locales for which ICU formats numbers.
package enum NumberFormat {
  /// The language tags of the locales that ICU has data for, sorted.
  package static func locales() throws(ICUError) -> [String] {
    var tags: [String] = []
    for index in 0..<cicu_number_locale_count() {
      tags.append(try text(of: "locale \(index)") { cicu_number_locale_tag(index, $0, $1, &$2) })
    }
    return tags.sorted()
  }

  /// The language and script of a tag with likely subtags: `sr-Cyrl`.
  static func languageAndScript(of tag: String) throws(ICUError) -> String {
    try text(of: "likely subtags of '\(tag)'") { cicu_number_language_script(tag, $0, $1, &$2) }
  }

  /// The numbering system of a tag's own script (`deva` of `hi`), `latn` for most languages; empty if the ten digits
  /// are not consecutive in Unicode.
  static func nativeSystem(of tag: String) throws(ICUError) -> String {
    try text(of: "numbering systems of '\(tag)'") { cicu_number_native_system(tag, $0, $1, &$2) }
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
