internal import CICU

/// The versions of ICU and its data in this process.
package struct ICUVersion: Hashable, Sendable {
  /// ICU itself: `72.1`.
  package let icu: String
  /// The CLDR release of its locale data: `42`.
  package let cldr: String
  /// The Unicode release of its character data: `15.0`.
  package let unicode: String

  /// The versions of the linked ICU.
  /// - Throws: `ICUError` without locale data.
  package init() throws(ICUError) {
    icu = Self.text(Self.parts { cicu_version($0) }, atLeast: 2)
    cldr = Self.text(
      try callICU(for: "the CLDR version") { status in
        Self.parts { cicu_cldr_version($0, &status) }
      }, atLeast: 1)
    unicode = Self.text(Self.parts { cicu_unicode_version($0) }, atLeast: 2)
  }

  private static func parts(_ write: (UnsafeMutablePointer<UInt8>) -> Void) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 4) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      buffer.initialize(repeating: 0)
      write(start)
      count = 4
    }
  }

  private static func text(_ parts: [UInt8], atLeast count: Int) -> String {
    let significant = (parts.lastIndex { $0 != 0 } ?? 0) + 1
    return parts.prefix(max(count, significant)).map { String($0) }.joined(separator: ".")
  }
}
