import L10nSyntax

/// Reads the lines of a `.properties` file.
///
/// Source: `java.util.Properties.load`.
struct PropertiesReader {
  private(set) var entries: [PropertiesFile.Entry] = []
  private(set) var comments: [Range<Int>] = []
  private(set) var findings: [StringsFinding] = []

  private let bytes: [UInt8]
  private var offset = 0

  /// The comments since the last entry or blank line.
  private var pendingComments = 0..<0

  /// The characters of a line and of those that continue it, each with its offset in the file.
  private var line: [UInt8] = []
  private var places: [Int] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() {
    while offset < bytes.count {
      if bytes.withUnsafeBufferPointer({ MergeConflict.isMarker($0, at: offset) }) { reportConflict() }
      skipBlanks()
      guard offset < bytes.count else { return }
      switch bytes[offset] {
      case 0x0A, 0x0D:
        skipBreak()
        pendingComments = comments.count..<comments.count
      case let first where Self.beginsComment(first): readComment()
      default:
        let start = offset
        readLine()
        // A backslash before the end of its line is all that there is.
        if !line.isEmpty { addEntry(from: start) }
      }
    }
  }

  private mutating func reportConflict() {
    if findings.last?.kind == .mergeConflict { return }
    findings.append(
      StringsFinding(
        .error, .mergeConflict, at: offset..<offset + 7, MergeConflict.message, help: MergeConflict.help))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte.isSpaceOrTab || byte == 0x0C }

  private static func beginsComment(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "#") || byte == UInt8(ascii: "!") }

  private mutating func skipBlanks() {
    while offset < bytes.count, Self.isBlank(bytes[offset]) { offset += 1 }
  }

  private mutating func skipBreak() {
    let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
    offset += isPair ? 2 : 1
  }

  private mutating func readComment() {
    let start = offset
    offset = bytes[start...].firstIndex(where: TextLines.isBreak) ?? bytes.count
    pendingComments = pendingComments.lowerBound..<comments.count + 1
    comments.append(start..<offset)
    if offset < bytes.count { skipBreak() }
  }

  /// Reads a line with those that continue it, up to its end, which stays.
  private mutating func readLine() {
    line.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    var isEscaped = false
    while offset < bytes.count {
      let byte = bytes[offset]
      if TextLines.isBreak(byte) {
        guard isEscaped else { break }
        line.removeLast()
        places.removeLast()
        isEscaped = false
        skipBreak()
        skipBlanks()
        // Java reads a comment after a line with nothing but a backslash.
        if line.isEmpty, offset < bytes.count, Self.beginsComment(bytes[offset]) { return }
        continue
      }
      line.append(byte)
      places.append(offset)
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      offset += 1
    }
    if isEscaped, offset == bytes.count {
      line.removeLast()
      places.removeLast()
    }
  }

  private mutating func addEntry(from start: Int) {
    var keyEnd = 0
    var isEscaped = false
    while keyEnd < line.count, isEscaped || !Self.isBlank(line[keyEnd]) && !Self.isSign(line[keyEnd]) {
      isEscaped = line[keyEnd] == UInt8(ascii: "\\") && !isEscaped
      keyEnd += 1
    }
    var valueStart = keyEnd
    var hasSign = false
    while valueStart < line.count, Self.isBlank(line[valueStart]) || !hasSign && Self.isSign(line[valueStart]) {
      hasSign = hasSign || Self.isSign(line[valueStart])
      valueStart += 1
    }
    let keyStart = places.first ?? start
    let keyRange = keyStart..<(keyEnd > 0 ? places[keyEnd - 1] + 1 : keyStart)
    let valueRange = (valueStart > 0 ? places[valueStart - 1] + 1 : keyStart)..<offset
    entries.append(
      PropertiesFile.Entry(
        key: text(0..<keyEnd), value: text(valueStart..<line.count), keyRange: keyRange, valueRange: valueRange,
        comments: pendingComments))
    if offset < bytes.count { skipBreak() }
    pendingComments = comments.count..<comments.count
  }

  private static func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") }

  // MARK: Escapes

  /// The text of a part of the line.
  private mutating func text(_ part: Range<Int>) -> SpelledText {
    var text = SpelledText()
    var index = part.lowerBound
    while index < part.upperBound {
      let start = index
      if line[start] == UInt8(ascii: "\\"), start + 1 < part.upperBound {
        let decoded = escape(at: &index, end: part.upperBound)
        text.add(decoded, at: places[start]..<places[index - 1] + 1)
        continue
      }
      // Up to an escape, or a line that continues this one.
      repeat {
        index += 1
      } while index < part.upperBound && line[index] != UInt8(ascii: "\\")
        && places[index] == places[index - 1] + 1
      text.add(line[start..<index], at: places[start]..<places[index - 1] + 1, isVerbatim: true)
    }
    return text
  }

  /// Decodes the escape at an index, which becomes that of its end.
  private mutating func escape(at index: inout Int, end: Int) -> [UInt8] {
    let start = index
    let letter = line[start + 1]
    index = start + 2
    switch letter {
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "u"): break
    default:
      while index < end, line[index] & 0xC0 == 0x80 { index += 1 }
      return Array(line[start + 1..<index])
    }
    guard let unit = unit(at: start, end: end) else {
      let place = places[start]..<places[start + 1] + 1
      findings.append(
        StringsFinding(
          .error, .badUnicodeEscape, at: place, "\\u without four hexadecimal digits, so Java refuses the file",
          help: "write the character, or \\\\ for a backslash"))
      return [letter]
    }
    index = start + 6
    if let scalar = Unicode.Scalar(unit) { return Array(String(scalar).utf8) }
    if UTF16.isLeadSurrogate(unit), let next = self.unit(at: index, end: end), UTF16.isTrailSurrogate(next) {
      index += 6
      return Array(String(decoding: [unit, next], as: UTF16.self).utf8)
    }
    findings.append(
      StringsFinding(
        .warning, .loneSurrogate, at: places[start]..<places[index - 1] + 1,
        "\\u\(unit.hexadecimal(digits: 4)) is half of a character", help: "write both halves, or the character itself"))
    return Array("\u{FFFD}".utf8)
  }

  /// The UTF-16 unit of an escape, `\u00e9`; `nil` if there is none at the index.
  private func unit(at start: Int, end: Int) -> UInt16? {
    guard start + 6 <= end, line[start] == UInt8(ascii: "\\"), line[start + 1] == UInt8(ascii: "u") else { return nil }
    return line[start + 2..<start + 6].reduce(UInt16?.some(0)) { unit, byte in
      unit.flatMap { unit in byte.hexDigit.map { unit << 4 | UInt16($0) } }
    }
  }
}
