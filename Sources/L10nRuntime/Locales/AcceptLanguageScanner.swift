/// One entry of an `Accept-Language` header: a range in the header's bytes and its weight.
struct AcceptLanguageEntry {
  /// The place of the range.
  var range: Range<Int>
  /// The weight in thousandths, 0…1000.
  var weight: Int
}

/// Reads the entries of an `Accept-Language` header in its order, without making strings.
///
/// The grammar and the bounds are those of `AcceptLanguage`: malformed entries are skipped, and at most 64 entries in
/// the first 4096 bytes are read.
struct AcceptLanguageScanner: IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var position = 0
  private var fieldCount = 0

  init(_ header: UnsafeBufferPointer<UInt8>) {
    bytes = header
    end = min(header.count, 4096)
  }

  mutating func next() -> AcceptLanguageEntry? {
    while position < end, fieldCount < 64 {
      let start = position
      let stop = firstIndex(of: UInt8(ascii: ","), in: start..<end)
      position = stop + 1
      guard start < stop else { continue }
      fieldCount += 1
      if let entry = entry(in: start..<stop) { return entry }
    }
    return nil
  }

  /// The range and its weight in a field: `fr-CH ; q=0.8`.
  private func entry(in field: Range<Int>) -> AcceptLanguageEntry? {
    var stop = firstIndex(of: UInt8(ascii: ";"), in: field)
    let range = trimmed(field.lowerBound..<stop)
    guard isRange(range) else { return nil }
    var weight = 1000
    var parameterCount = 0
    while stop < field.upperBound {
      let start = stop + 1
      parameterCount += 1
      // All text after the eighth semicolon is one parameter.
      stop =
        parameterCount < 8
        ? firstIndex(of: UInt8(ascii: ";"), in: start..<field.upperBound) : field.upperBound
      guard let value = weightText(start..<stop) else { continue }
      guard let read = thousandths(value) else { return nil }
      weight = read
    }
    return AcceptLanguageEntry(range: range, weight: weight)
  }

  /// Whether a text is `*`, or a language range of RFC 4647: subtags of up to eight letters and digits, the first of
  /// letters.
  private func isRange(_ range: Range<Int>) -> Bool {
    if range.count == 1, bytes[range.lowerBound] == UInt8(ascii: "*") { return true }
    var length = 0
    var isFirst = true
    for place in range {
      let byte = bytes[place]
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
        guard length > 0 else { return false }
        length = 0
        isFirst = false
      } else {
        guard byte.isASCIILetter || (!isFirst && byte.isASCIIDigit), length < 8 else { return false }
        length += 1
      }
    }
    return length > 0
  }

  /// The text after `q=` in a parameter; `nil` for a parameter of another name.
  private func weightText(_ parameter: Range<Int>) -> Range<Int>? {
    let equals = firstIndex(of: UInt8(ascii: "="), in: parameter)
    guard equals < parameter.upperBound else { return nil }
    let name = trimmed(parameter.lowerBound..<equals)
    guard name.count == 1, bytes[name.lowerBound] | 0x20 == UInt8(ascii: "q") else { return nil }
    return trimmed(equals + 1..<parameter.upperBound)
  }

  /// The weight of `0.8` or `1` in thousandths, 0…1000; digits after the third are ignored.
  private func thousandths(_ text: Range<Int>) -> Int? {
    guard let first = text.first, bytes[first] == UInt8(ascii: "0") || bytes[first] == UInt8(ascii: "1") else {
      return nil
    }
    var weight = bytes[first] == UInt8(ascii: "1") ? 1000 : 0
    guard text.count > 1 else { return weight }
    guard bytes[first + 1] == UInt8(ascii: ".") else { return nil }
    var unit = 100
    for place in first + 2..<text.upperBound {
      guard bytes[place].isASCIIDigit else { return nil }
      weight += Int(bytes[place] - UInt8(ascii: "0")) * unit
      unit /= 10
    }
    return weight <= 1000 ? weight : nil
  }

  // MARK: Bytes

  private func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int {
    var place = range.lowerBound
    while place < range.upperBound, bytes[place] != byte { place += 1 }
    return place
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start].isSpaceOrTab { start += 1 }
    while start < end, bytes[end - 1].isSpaceOrTab { end -= 1 }
    return start..<end
  }

}
