import L10nSyntax

/// Finds in one pass over a text's bytes which names it may contain, so that most texts are not searched for any.
struct BrandBeginnings {
  private struct Name {
    let number: Int
    /// The unaccented Latin letters that follow the first three, up to the first other character.
    let rest: [UInt8]
    /// Whether these are all of its letters.
    let isWhole: Bool
  }

  /// The names by their first three letters, in the numbering of `names(in:)`.
  private var byBeginning: [Int: [Name]] = [:]

  /// A bit for every three letters: whether a name begins with them.
  private var isBeginning = [UInt64](repeating: 0, count: 1 << 9)

  /// The names that do not begin with three such letters.
  private var others: [Int] = []

  init(_ names: [String]) {
    for (number, name) in names.enumerated() {
      let spelled = name.unicodeScalars.filter { !$0.isASCII || Self.letter(UInt8($0.value)) != nil }
      let letters = spelled.prefix(while: \.isASCII).compactMap { Self.letter(UInt8($0.value)) }
      guard letters.count >= 3 else {
        others.append(number)
        continue
      }
      let beginning = letters.prefix(3).reduce(0) { $0 << 5 | Int($1) }
      byBeginning[beginning, default: []].append(
        Name(number: number, rest: Array(letters.dropFirst(3)), isWhole: letters.count == spelled.count))
      isBeginning[beginning >> 6] |= 1 << UInt64(beginning & 63)
    }
  }

  /// The numbers of the names whose letters follow each other in a text, with anything between them, as separate words;
  /// in order.
  func names(in text: String) -> [Int] {
    var text = text
    let found = text.withUTF8 { bytes -> [Int] in
      var found: [Int] = []
      var last = 0
      var starts = (0, 0, 0)
      for (offset, byte) in bytes.enumerated() {
        guard let letter = Self.letter(byte) else { continue }
        last = (last << 5 | Int(letter)) & 0x7FFF
        starts = (starts.1, starts.2, offset)
        guard isBeginning[last >> 6] & 1 << UInt64(last & 63) != 0,
          starts.0 == 0 || !Self.isLetterOrDigit(bytes[starts.0 - 1])
        else { continue }
        for name in byBeginning[last] ?? [] where Self.continues(name, after: offset, in: bytes) {
          found.append(name.number)
        }
      }
      return found
    }
    return found.isEmpty && others.isEmpty ? [] : Set(found + others).sorted()
  }

  private static func continues(_ name: Name, after offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = offset + 1
    var rest = name.rest[...]
    while let wanted = rest.first {
      guard offset < bytes.count else { return false }
      if let letter = Self.letter(bytes[offset]) {
        guard letter == wanted else { return false }
        rest = rest.dropFirst()
      }
      offset += 1
    }
    return !name.isWhole || offset == bytes.count || !Self.isLetterOrDigit(bytes[offset])
  }

  /// The number of an unaccented Latin letter, 1 to 26, regardless of case.
  private static func letter(_ byte: UInt8) -> UInt8? {
    let small = byte | 0x20
    return 0x61...0x7A ~= small && byte < 0x80 ? small - 0x60 : nil
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool { letter(byte) != nil || byte.isASCIIDigit }
}
