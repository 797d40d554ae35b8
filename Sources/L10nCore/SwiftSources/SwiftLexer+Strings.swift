import L10nSyntax

extension SwiftLexer {
  /// The greatest depth of nested interpolations; deeper ones are left out.
  private static let depthLimit = 64

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "0"): 0x00,
  ]

  /// Reads a string literal whose quote is at the offset, after its number signs.
  mutating func string(numberSigns count: Int) -> SwiftString {
    let isMultiline = isDelimiter("\"\"\"", numberSigns: 0) && !closesOnItsLine(count)
    offset += isMultiline ? 3 : 1
    var text = LiteralText()
    while let byte = byte(at: offset) {
      if isDelimiter(isMultiline ? "\"\"\"" : "\"", numberSigns: count) {
        offset += (isMultiline ? 3 : 1) + count
        return text.string(isMultiline: isMultiline)
      }
      switch byte {
      case 0x0A, 0x0D:
        guard isMultiline else { return text.string(isMultiline: false) }
        skipLineEnd()
        text.addLine()
      case UInt8(ascii: "\\") where isDelimiter("\\", numberSigns: count):
        offset += 1 + count
        escape(into: &text, isMultiline: isMultiline)
      default:
        offset += 1
        text.bytes.append(byte)
      }
    }
    return text.string(isMultiline: isMultiline)
  }

  /// Whether three quotes open a raw string that contains quotes: `#"""#`, `#"""a" b"#`.
  private func closesOnItsLine(_ count: Int) -> Bool {
    guard count > 0 else { return false }
    var rest = self
    rest.offset += 1
    while let byte = rest.byte(at: rest.offset), byte != 0x0A, byte != 0x0D {
      if rest.isDelimiter("\"", numberSigns: count) { return true }
      rest.offset += 1
    }
    return false
  }

  private mutating func skipLineEnd() {
    offset += bytes[offset] == 0x0D && byte(at: offset + 1) == 0x0A ? 2 : 1
  }

  /// Reads an escape after its backslash and number signs.
  private mutating func escape(into text: inout LiteralText, isMultiline: Bool) {
    guard let byte = byte(at: offset) else { return }
    switch byte {
    case UInt8(ascii: "("):
      offset += 1
      text.addInterpolation()
      if depth < Self.depthLimit {
        depth += 1
        let start = offset
        let tokens = tokens(endsWithParenthesis: true)
        interpolations.append(tokens)
        text.interpolations.append(start..<max(start, offset - 1))
        depth -= 1
      }
    case 0x0A, 0x0D:
      // The line continues below.
      guard isMultiline else { return }
      skipLineEnd()
      text.continueLine()
    case UInt8(ascii: "u"):
      offset += 1
      unicodeEscape(into: &text)
    default:
      offset += 1
      text.bytes.append(Self.escapes[byte] ?? byte)
    }
  }

  /// Reads `{1F3AC}`.
  private mutating func unicodeEscape(into text: inout LiteralText) {
    guard byte(at: offset) == UInt8(ascii: "{") else { return }
    let start = offset + 1
    var end = start
    while end < min(start + 8, bytes.count), bytes[end] != UInt8(ascii: "}") { end += 1 }
    guard byte(at: end) == UInt8(ascii: "}"),
      let value = UInt32(String(decoding: bytes[start..<end], as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return }
    text.bytes += Array(String(scalar).utf8)
    offset = end + 1
  }
}

/// The text of a literal while it is being read.
private struct LiteralText {
  var bytes: [UInt8] = []
  var interpolations: [Range<Int>] = []
  private var isInterpolated = false

  /// The starts of source lines in the text, each with whether a backslash joins it to the line before.
  private var lines: [(start: Int, isContinued: Bool)] = []

  mutating func addInterpolation() {
    isInterpolated = true
    bytes.append(0)
  }

  mutating func addLine() {
    bytes.append(0x0A)
    lines.append((bytes.count, false))
  }

  mutating func continueLine() { lines.append((bytes.count, true)) }

  /// The literal, without the lines of the quotes and the indentation of the last one.
  func string(isMultiline: Bool) -> SwiftString {
    guard isMultiline, let last = lines.last else { return string(of: bytes) }
    let indentation = bytes.count - last.start
    var kept: [UInt8] = []
    for (index, line) in lines.dropLast().enumerated() {
      let next = lines[index + 1]
      let content = bytes[line.start..<(next.isContinued ? next.start : next.start - 1)]
      if index > 0, !line.isContinued { kept.append(0x0A) }
      let blanks = content.prefix(indentation).prefix { $0.isSpaceOrTab }.count
      kept += content.dropFirst(blanks)
    }
    return string(of: kept)
  }

  private func string(of bytes: [UInt8]) -> SwiftString {
    SwiftString(
      text: String(decoding: bytes, as: UTF8.self), interpolations: interpolations, isInterpolated: isInterpolated)
  }
}
