internal import CICU

/// Unicode normalization form C, in which text is compared and stored.
package enum Normalization {
  /// Whether a text is in form C: `"é"` as one scalar, not as two.
  package static func isNFC(_ text: String) throws(ICUError) -> Bool {
    let units = Array(text.utf16)
    return try callICU(for: "a normalization check") { status in
      cicu_is_nfc(units, Int32(units.count), &status)
    }
  }

  /// The text in form C.
  package static func nfc(_ text: String) throws(ICUError) -> String {
    let units = Array(text.utf16)
    // ICU refuses a source and a result at one address, which empty arrays share.
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
