internal import CICU

/// The UTF-16 text that a C function writes into a buffer, as Swift text.
/// - Parameter write: takes the buffer, its length and a place for ICU's status, and returns the length of the text.
func textOfICU(
  for task: @autoclosure () -> String, capacity: Int = 512,
  _ write: (UnsafeMutablePointer<UInt16>, Int32, inout Int32) -> Int32
) throws(ICUError) -> String {
  let units = try callICU(for: task()) { status in
    [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      let length = write(start, Int32(capacity), &status)
      count = status <= 0 ? min(Int(length), capacity) : 0
    }
  }
  return String(decoding: units, as: UTF16.self)
}

/// The string that a C function has allocated, which is then freed.
package func textOfICU(taking pointer: UnsafeMutablePointer<CChar>?) -> String? {
  guard let pointer else { return nil }
  defer { cicu_locale_free(pointer) }
  return String(cString: pointer)
}

extension Substring.UnicodeScalarView {
  /// The range of the first occurrence of a text, compared scalar by scalar.
  func range(of text: String) -> Range<Index>? {
    let wanted = Array(text.unicodeScalars)
    return indices.lazy.compactMap { start in
      guard self[start...].starts(with: wanted) else { return nil }
      return start..<index(start, offsetBy: wanted.count)
    }.first
  }
}
