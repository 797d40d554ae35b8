@testable import L10nRuntime

extension StaticString {
  /// A literal's twin made while the tests run: bytes with a NUL after them that are never freed.
  init(leaking text: String) {
    let bytes = Array(text.utf8) + [0]
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    memory.initialize(from: bytes, count: bytes.count)
    self.init(
      _builtinStringLiteral: memory._rawValue, utf8CodeUnitCount: (bytes.count - 1)._builtinWordValue,
      isASCII: false._value)
  }
}

extension _PackedTable {
  /// A table as the tool packs it; absent texts are `nil`.
  init(
    _ locale: String, numbers: LocaleNumbers = LocaleNumbers(symbols: .latin), patterns: ArgumentPatterns = .none,
    texts: [String?]
  ) {
    self.init(
      locale: StaticString(leaking: locale), numbers: StaticString(leaking: numbers.frozen),
      patterns: StaticString(leaking: patterns.frozen),
      texts: StaticString(leaking: texts.compactMap { $0 }.map { $0 + "\0" }.joined()),
      offsets: StaticString(leaking: PackedOffsets.encode(texts) ?? ""))
  }
}

/// The same numbers in every run: Steele's SplitMix64.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
