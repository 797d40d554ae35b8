import L10nSyntax

/// A place where a typewriter character is used for a typographic one.
struct TypewriterPlace {
  /// In UTF-8 offsets of the text.
  let range: Range<Int>
  let spelling: String

  /// The typographic characters, with the spaces that go with them.
  let replacement: String

  /// The same without spaces.
  var sign: String { replacement.filter { !$0.isWhitespace } }

  /// Whether a text may have such places, by a quick check.
  static func mayBe(in text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "-"), UInt8(ascii: ")"): return true
      case UInt8(ascii: "."): if previous == byte { return true }
      default: break
      }
      previous = byte
    }
    return false
  }

  /// The places in a text, in order.
  static func places(in text: String, by habits: TextConventions) -> [TypewriterPlace] {
    let bytes = Array(text.utf8)
    var places: [TypewriterPlace] = []
    var quotes: [Int] = []
    func add(_ range: Range<Int>, _ replacement: String) {
      let spelling = String(decoding: bytes[range], as: UTF8.self)
      places.append(TypewriterPlace(range: range, spelling: spelling, replacement: replacement))
    }
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "."):
        let isThird = index >= 2 && bytes[index - 1] == byte && bytes[index - 2] == byte
        // In quotation marks they are the legend of a button.
        guard isThird, bytes.at(index - 3) != byte, bytes.at(index - 3) != UInt8(ascii: "\""),
          bytes.at(index + 1) != byte
        else { continue }
        add(index - 2..<index + 1, "…")
      case UInt8(ascii: "'"):
        guard let apostrophe = habits.apostrophe, bytes.isLetter(at: index - 1), bytes.isLetter(at: index + 1) else {
          continue
        }
        add(index..<index + 1, String(Character(apostrophe)))
      case UInt8(ascii: "-"):
        if bytes.isRange(at: index) { add(index..<index + 1, "–") }
      case UInt8(ascii: ")"):
        let signs: [UInt8: String] = [UInt8(ascii: "c"): "©", UInt8(ascii: "r"): "®"]
        guard index >= 2, bytes[index - 2] == UInt8(ascii: "("), let sign = signs[bytes[index - 1] | 0x20] else {
          continue
        }
        add(index - 2..<index + 1, sign)
      case UInt8(ascii: "\""): quotes.append(index)
      default: continue
      }
    }
    // Two of them, neither after a number or an equals sign, are a pair.
    if let marks = habits.quotes, quotes.count == 2, bytes.at(quotes[0] - 1) != UInt8(ascii: "="),
      !bytes.isDigit(at: quotes[0] - 1), quotes[0] + 1 < quotes[1], !text.utf8.contains(UInt8(ascii: "<"))
    {
      add(quotes[0]..<quotes[0] + 1, marks.opening)
      add(quotes[1]..<quotes[1] + 1, marks.closing)
    }
    return places.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension [UInt8] {
  fileprivate func at(_ index: Int) -> UInt8? { indices.contains(index) ? self[index] : nil }

  fileprivate func isDigit(at index: Int) -> Bool { at(index).map { $0.isASCIIDigit } ?? false }

  /// Whether an ASCII letter, or part of a non-ASCII character, is at an index.
  fileprivate func isLetter(at index: Int) -> Bool {
    guard let byte = at(index) else { return false }
    return byte >= 0x80 || byte.isASCIILetter
  }

  /// Whether a hyphen is between two numbers that are not part of a date, a telephone number or a name.
  fileprivate func isRange(at index: Int) -> Bool {
    var start = index - 1
    while isDigit(at: start) { start -= 1 }
    var end = index + 1
    while isDigit(at: end) { end += 1 }
    guard (1...4).contains(index - 1 - start), (1...4).contains(end - index - 1) else { return false }
    let isJoined = [at(start), at(end)].contains { byte in
      byte.map { "-+_/:.,".utf8.contains($0) || $0.isASCIILetter } ?? false
    }
    return !isJoined || at(end) == UInt8(ascii: ".") && at(end + 1) == nil
  }
}
