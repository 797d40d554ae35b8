/// What a language range looks like, found without making strings.
enum LanguageRangeShape: Equatable {
  /// A language, script and region, and how many bytes they are written in. After them may be well-formed extensions, and
  /// variants that stand for no other subtag.
  case plain(PackedTag, length: Int)
  /// Something longer or rarer, which may be a tag: extended languages, legacy tags.
  case other
  /// No tag.
  case malformed

  /// - Parameter range: subtags of one to eight ASCII letters and digits between `-` or `_`.
  init(_ range: UnsafeBufferPointer<UInt8>) {
    var subtags = SubtagReader(range)
    guard let first = subtags.next(), first.count == 2 || first.count == 3, let language = first.letters else {
      self = .other
      return
    }
    var script: UInt64 = 0
    var region: UInt64 = 0
    var length = first.bytes.endIndex
    var next = subtags.next()
    if let subtag = next, subtag.count == 4, let letters = subtag.letters {
      script = letters
      length = subtag.bytes.endIndex
      next = subtags.next()
    }
    if let subtag = next, let code = subtag.region {
      region = code
      length = subtag.bytes.endIndex
      next = subtags.next()
    }
    // A language of two letters is written in the upper places, so that it differs from one of three.
    let packed = PackedTag(language: first.count == 2 ? language << 5 : language, script: script, region: region)
    // A range of 35 bytes has room for seven variants.
    var variants = SIMD8<UInt64>()
    var variantCount = 0
    while let subtag = next, subtag.isVariant {
      let isRepeated = any(variants .== subtag.word)
      guard !isRepeated, variantCount < 8, !LanguageAliases.meaningfulVariants.contains(subtag.word) else {
        self = isRepeated ? .malformed : .other
        return
      }
      variants[variantCount] = subtag.word
      variantCount += 1
      next = subtags.next()
    }
    guard let singleton = next else {
      self = .plain(packed, length: length)
      return
    }
    guard singleton.count == 1 else {
      self = .other
      return
    }
    self = subtags.hasExtensions(from: singleton) ? .plain(packed, length: length) : .malformed
  }
}

/// The subtags of a range, one after the other.
private struct SubtagReader {
  struct Subtag {
    let bytes: UnsafeBufferPointer<UInt8>.SubSequence

    var count: Int { bytes.count }

    /// Five bits a letter, from 1 for `a`; `nil` where there is something else.
    var letters: UInt64? {
      var packed: UInt64 = 0
      for byte in bytes {
        let letter = (byte | 0x20) &- UInt8(ascii: "a")
        guard letter < 26 else { return nil }
        packed = packed << 5 | UInt64(letter + 1)
      }
      return packed
    }

    /// The subtag in lower case, byte by byte.
    var word: UInt64 { UInt64(subtag: bytes) }

    /// Whether it has the shape of a variant: five to eight letters and digits, or four from a digit on.
    var isVariant: Bool { count >= 5 || (count == 4 && bytes.first.map { $0 < UInt8(ascii: "A") } == true) }

    /// 1 to 676 for two letters, 677 to 1676 for three digits; `nil` for what is no region.
    var region: UInt64? {
      if count == 2, let letters { return (letters >> 5 - 1) * 26 + (letters & 31) }
      guard count == 3 else { return nil }
      var number: UInt64 = 0
      for byte in bytes {
        let digit = byte &- UInt8(ascii: "0")
        guard digit < 10 else { return nil }
        number = number * 10 + UInt64(digit)
      }
      return 677 + number
    }
  }

  private let range: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ range: UnsafeBufferPointer<UInt8>) {
    self.range = range
  }

  mutating func next() -> Subtag? {
    guard position < range.count else { return nil }
    let start = position
    while position < range.count, !isSeparator(range[position]) { position += 1 }
    defer { position += 1 }
    return Subtag(bytes: range[start..<position])
  }

  /// Whether the rest is one extension or several, each with fields, no singleton twice, private use last.
  mutating func hasExtensions(from singleton: Subtag) -> Bool {
    var singleton: Subtag? = singleton
    var seen: (UInt64, UInt64) = (0, 0)
    while let byte = singleton?.bytes.first.map({ $0 >= UInt8(ascii: "A") ? $0 | 0x20 : $0 }) {
      let bit: UInt64 = 1 << UInt64(byte & 63)
      guard (byte < 64 ? seen.0 : seen.1) & bit == 0 else { return false }
      if byte < 64 { seen.0 |= bit } else { seen.1 |= bit }
      singleton = next()
      // Private use runs to the end of the tag.
      if byte == UInt8(ascii: "x") { return singleton != nil }
      guard let field = singleton, field.count > 1 else { return false }
      while let field = singleton, field.count > 1 { singleton = next() }
    }
    return true
  }

  private func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") }
}

extension UInt64 {
  /// A subtag of up to eight ASCII letters and digits, in lower case, byte by byte.
  init(subtag: some Sequence<UInt8>) {
    self = subtag.reduce(0) { $0 << 8 | UInt64($1 | 0x20) }
  }
}
