internal import CICU

/// Unicode normalization form C, in which text is compared and stored.
package enum Normalization {
  /// The text in form C.
  package static func nfc(_ text: String) throws(ICUError) -> String {
    let units = Array(text.utf16)
    // ICU refuses a source and a result at the same address, which empty arrays share.
    guard !units.isEmpty else { return "" }
    // Form C is at most three times as long (Unicode's stability policy for UTF-16).
    let composed = try callICU(for: "normalization") { status in
      [UInt16](unsafeUninitializedCapacity: units.count * 3) { buffer, count in
        count = Int(
          cicu_nfc(units, Int32(units.count), buffer.baseAddress, Int32(clamping: buffer.count), &status))
      }
    }
    return String(decoding: composed, as: UTF16.self)
  }
}
