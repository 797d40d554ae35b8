import L10nSyntax

/// The lines of an `l10n.yml` by their indentation, also while someone types: their nesting, whether or not the file
/// can be read.
struct SettingsOutline {
  /// A name or an item on the path from the top to a place.
  enum Step: Hashable {
    case name(String)
    case item
  }

  /// A place in the settings.
  struct Place {
    /// The names and items around it.
    var path: [Step] = []

    /// Whether a value is expected here; otherwise a name, or an item instead of names.
    var isValue = false

    /// The range of the typed part.
    var typed: Range<Int>
  }

  /// A line that is not empty or a comment.
  struct Line {
    /// From its first to its last character, without a comment after it.
    let range: Range<Int>

    /// The column of its first character.
    let indentation: Int

    /// The column of the first character after the dashes.
    let contentIndentation: Int

    /// Its name; `nil` without one.
    let name: (text: String, range: Range<Int>)?

    /// The offset at which the value begins.
    let value: Int

    var isItem: Bool { contentIndentation > indentation }
  }

  private let bytes: [UInt8]
  private(set) var content: [Line] = []
  private(set) var comments: [Range<Int>] = []

  /// The lines that are not empty.
  var lines: [Range<Int>] { content.map(\.range) }

  init(_ source: SourceText) {
    bytes = source.utf8
    let table = LineTable(source)
    for number in 1...table.starts.count {
      let range = table.range(ofLine: number)
      let end = Self.commentStart(in: bytes[range]) ?? range.upperBound
      if end < range.upperBound { comments.append(end..<range.upperBound) }
      let trimmed = bytes[range.lowerBound..<end].lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? range.lowerBound
      guard let start = bytes[range.lowerBound..<trimmed].firstIndex(where: { $0 > 0x20 }) else { continue }
      content.append(Self.line(start..<trimmed, from: range.lowerBound, in: bytes))
    }
  }

  /// Lines with the more indented lines below them.
  var blocks: [Range<Int>] {
    content.indices.compactMap { index in
      let line = content[index]
      let below = content[(index + 1)...].prefix { other in
        other.indentation > line.indentation
          // The items of a list may have the same indentation as its name.
          || other.indentation == line.indentation && other.isItem && !line.isItem
      }
      return below.last.map { line.range.lowerBound..<$0.range.upperBound }
    }
  }

  /// The names on separate lines under another, in order.
  ///
  /// - Parameter offset: a place whose line is ignored.
  func names(under path: [Step], besides offset: Int? = nil) -> [String] {
    var open: [(indentation: Int, step: Step)] = []
    return content.compactMap { line in
      while let last = open.last, last.indentation >= line.indentation { open.removeLast() }
      defer { if let name = line.name, !line.isItem { open.append((line.indentation, .name(name.text))) } }
      guard let name = line.name, !line.isItem, open.map(\.step) == path else { return nil }
      return offset.map((line.range.lowerBound...line.range.upperBound).contains) ?? false ? nil : name.text
    }
  }

  // MARK: Places

  /// The place of an offset; `nil` in a comment.
  func place(at offset: Int) -> Place? {
    if comments.contains(where: { $0.lowerBound < offset && offset <= $0.upperBound }) { return nil }
    let start = bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    let line = Self.line(start..<offset, from: start, in: bytes)
    var place = Place(typed: line.range.upperBound..<offset)
    place.path = path(above: start, indentation: line.indentation, isItem: line.isItem)
    if line.isItem { place.path.append(.item) }
    var begin = line.range.lowerBound + (line.contentIndentation - line.indentation)
    if let name = line.name {
      place.path.append(.name(name.text))
      place.isValue = true
      begin = line.value
    }
    read(begin..<offset, into: &place)
    return place
  }

  /// The path of names above a line that contain it.
  private func path(above offset: Int, indentation: Int, isItem: Bool) -> [Step] {
    var path: [Step] = []
    var (limit, isItem) = (indentation, isItem)
    for line in content.reversed() where line.range.lowerBound < offset {
      if line.isItem, line.contentIndentation <= limit, line.indentation < limit, let name = line.name {
        // A mapping that begins after a dash.
        path += line.contentIndentation < limit ? [.name(name.text), .item] : [.item]
        (limit, isItem) = (line.indentation, true)
      } else if let name = line.name, !line.isItem, line.indentation < limit || isItem && line.indentation == limit {
        path.append(.name(name.text))
        (limit, isItem) = (line.indentation, false)
      }
    }
    return path.reversed()
  }

  /// Reads brackets and braces on one line, up to the place.
  private func read(_ range: Range<Int>, into place: inout Place) {
    // The open brackets, and whether a value has begun in them.
    var isMapping: [Bool] = []
    var start = range.lowerBound
    var quote: UInt8?
    for offset in range {
      let byte = bytes[offset]
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      func text() -> String { Self.unquoted(bytes[start..<offset]) }
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        if bytes[start..<offset].allSatisfy({ $0.isSpaceOrControl }) { quote = byte }
      case UInt8(ascii: "{"):
        isMapping.append(true)
        (start, place.isValue) = (offset + 1, false)
      case UInt8(ascii: "["):
        isMapping.append(false)
        place.path.append(.item)
        (start, place.isValue) = (offset + 1, true)
      case UInt8(ascii: ":") where isMapping.last == true && !place.isValue:
        place.path.append(.name(text()))
        (start, place.isValue) = (offset + 1, true)
      case UInt8(ascii: ",") where !isMapping.isEmpty:
        if isMapping.last == true, place.isValue {
          place.path.removeLast()
          place.isValue = false
        }
        start = offset + 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard isMapping.popLast() != nil else { continue }
        if place.isValue, !place.path.isEmpty { place.path.removeLast() }
        place.isValue = true
        start = offset + 1
      default: break
      }
    }
    let typed = bytes[start..<range.upperBound].firstIndex { $0 > 0x20 } ?? range.upperBound
    place.typed = typed..<range.upperBound
  }

  // MARK: Lines

  private static func line(_ range: Range<Int>, from start: Int, in bytes: [UInt8]) -> Line {
    let first = bytes[range].firstIndex { $0 > 0x20 } ?? range.upperBound
    var content = first
    while content < range.upperBound, bytes[content] == UInt8(ascii: "-"),
      content + 1 == range.upperBound || bytes[content + 1] == 0x20
    {
      content = bytes[(content + 1)..<range.upperBound].firstIndex { $0 > 0x20 } ?? range.upperBound
    }
    let name = self.name(in: bytes[content..<range.upperBound])
    return Line(
      range: first..<range.upperBound, indentation: first - start, contentIndentation: content - start,
      name: name.map { (unquoted(bytes[$0]), $0) }, value: name.map { $0.upperBound + 1 } ?? range.upperBound)
  }

  /// The range of a name before a colon and a blank, or the end.
  private static func name(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    guard let first = bytes.first, !"{[#&*!|>%@`".utf8.contains(first) else { return nil }
    var start = bytes.startIndex
    if first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") {
      guard let end = bytes.dropFirst().firstIndex(of: first) else { return nil }
      start = end
    }
    for offset in start..<bytes.endIndex where bytes[offset] == UInt8(ascii: ":") {
      if offset + 1 == bytes.endIndex || bytes[offset + 1].isSpaceOrControl { return bytes.startIndex..<offset }
    }
    return nil
  }

  /// The offset at which a comment begins: a `#` at the beginning of its line or after a blank, outside of quotes.
  private static func commentStart(in bytes: ArraySlice<UInt8>) -> Int? {
    var quote: UInt8?
    for offset in bytes.indices {
      let byte = bytes[offset]
      let isFirst = offset == bytes.startIndex || " \t{[,:".utf8.contains(bytes[offset - 1])
      if quote != nil {
        if byte == quote { quote = nil }
      } else if isFirst, byte == UInt8(ascii: "#") {
        return offset
      } else if isFirst, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
      }
    }
    return nil
  }

  static func unquoted(_ bytes: ArraySlice<UInt8>) -> String {
    var text = String(decoding: bytes, as: UTF8.self)[...]
    while text.last == " " { text.removeLast() }
    while text.first == " " { text.removeFirst() }
    guard text.count > 1, let quote = text.first, quote == "'" || quote == "\"", text.last == quote else {
      return String(text)
    }
    return String(text.dropFirst().dropLast())
  }
}
