/// The coded form of a format whose specifiers are all simple ones, read without looking for percent signs.
///
///     "%1$@ has %2$lld days."   // "0" "@ 1"   "5 has " "lld 2"   "6 days."
///
/// Segments stand one after another. Each is a character that counts the bytes of its literal, the literal, and two
/// characters for the specifier after it, which the last segment may lack: its place in `spellings`, and the number of
/// its argument, 0 where it has none. Characters stand for six bits, `0` (U+0030) to `o` (U+006F). The count 63 says that
/// two more characters count the bytes.
enum SegmentCoding {
  /// The specifiers without percent sign and number: first the one of texts, then those of whole numbers.
  static let spellings =
    ["@"] + ["", "h", "hh", "l", "ll", "q", "z", "j", "t"].flatMap { length in ["d", "i", "u"].map { length + $0 } }
    + ["%"]

  /// The place of `@` in `spellings`.
  static let object = 0

  /// The place of `%` in `spellings`, the sign itself.
  static let percent = 28

  /// The count that stands for a longer literal; numbers of arguments are below it too.
  static let longer = 63

  /// The bytes of the longest literal.
  static let maximum = 4095

  /// The coded form; `nil` for a format with any other specifier, or with what is none.
  static func coded(_ format: String) -> String? {
    var format = format
    var output: [UInt8] = []
    let isCoded = format.withUTF8 { bytes in
      var offset = 0
      while offset < bytes.count {
        let sign = bytes[offset...].firstIndex(of: UInt8(ascii: "%")) ?? bytes.count
        let count = sign - offset
        guard count <= maximum else { return false }
        output += count < longer ? [digit(count)] : [digit(longer), digit(count >> 6), digit(count)]
        output += bytes[offset..<sign]
        if sign == bytes.count { return true }
        guard let specifier = DirectSpecifier(bytes, at: sign), specifier.position < longer else { return false }
        let text = String(decoding: bytes[sign..<specifier.end], as: UTF8.self)
        // Some are spelled in more than one way, as `%01$@`.
        guard let place = spellings.firstIndex(where: { spelled($0, argument: specifier.position) == text }) else {
          return false
        }
        output += [digit(place), digit(specifier.position)]
        offset = specifier.end
      }
      return true
    }
    return isCoded ? String(decoding: output, as: UTF8.self) : nil
  }

  /// The format that `coded` wrote; `nil` for everything else.
  static func format(coded: some Sequence<UInt8>) -> String? {
    var rest = coded.makeIterator()
    func number(_ byte: UInt8) -> Int? { 0x30...0x6F ~= byte ? Int(byte - 0x30) : nil }
    var output: [UInt8] = []
    while let next = rest.next() {
      guard var count = number(next) else { return nil }
      if count == longer {
        guard let high = rest.next().flatMap(number), let low = rest.next().flatMap(number) else { return nil }
        count = high << 6 | low
      }
      for _ in 0..<count {
        guard let byte = rest.next(), byte != UInt8(ascii: "%") else { return nil }
        output.append(byte)
      }
      guard let first = rest.next() else { break }
      guard let place = number(first), place < spellings.count, let argument = rest.next().flatMap(number),
        place != percent || argument == 0
      else { return nil }
      output += spelled(spellings[place], argument: argument).utf8
    }
    let format = String(decoding: output, as: UTF8.self)
    return format.utf8.elementsEqual(output) ? format : nil
  }

  private static func spelled(_ spelling: String, argument: Int) -> String {
    argument == 0 ? "%" + spelling : "%\(argument)$\(spelling)"
  }

  private static func digit(_ value: Int) -> UInt8 { UInt8(0x30 + value & 0x3F) }
}
