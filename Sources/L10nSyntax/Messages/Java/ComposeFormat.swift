import L10nRuntime

/// Reads a text as `getString` of Compose Multiplatform does: it replaces `%1$s` and `%1$d`, and every other percent
/// sign is text.
enum ComposeFormat {
  private typealias Specifier = (range: Range<Int>, position: Int, isNumber: Bool)

  static func specifiers(in text: [UInt8]) -> [JavaSpecifier] {
    scan(text).map { range, _, isNumber in
      JavaSpecifier(range: range, foundation: text[range].dropLast() + (isNumber ? "lld" : "@").utf8)
    }
  }

  /// A text in Foundation's syntax with a number in each specifier: `%@`, `%lld`, and those with a number. Percent signs
  /// that Foundation would read with what follows are text here.
  static func written(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var (end, index, count) = (0, 0, 0)
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = start + 1
      var next = index
      var position = FormatString.number(in: bytes, at: &next)
      if position != nil {
        guard next < bytes.count, bytes[next] == UInt8(ascii: "$") else { continue }
        next += 1
      }
      let length = bytes[next...].prefix { "hlqLzjt".utf8.contains($0) }
      next = length.endIndex
      guard next < bytes.count else { break }
      let isObject = length.isEmpty && bytes[next] == UInt8(ascii: "@")
      let isNumber = "diu".utf8.contains(bytes[next]) && (position != nil || length.elementsEqual("ll".utf8))
      guard isObject || isNumber else { continue }
      if position == nil {
        if start > end, bytes[start - 1] == UInt8(ascii: "%") { continue }
        count += 1
        position = count
      }
      result += bytes[end..<start] + "%\(position ?? 0)$\(isObject ? "s" : "d")".utf8
      (end, index) = (next + 1, next + 1)
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  static func format(_ text: [UInt8], place: (Int) -> Int) -> FormatString {
    var segments: [FormatString.Segment] = []
    var end = 0
    func addLiteral(upTo start: Int) {
      if start > end { segments.append(.literal(String(decoding: text[end..<start], as: UTF8.self))) }
    }
    for (range, position, isNumber) in scan(text) {
      addLiteral(upTo: range.lowerBound)
      segments.append(
        .placeholder(
          FormatPlaceholder(
            range: place(range.lowerBound)..<place(range.upperBound), position: position, isNumbered: true,
            length: isNumber ? .ll : nil, conversion: isNumber ? .decimal : .object)))
      end = range.upperBound
    }
    addLiteral(upTo: text.count)
    return FormatString(segments: segments, errors: [], hasEscapedPercent: false)
  }

  private static func scan(_ text: [UInt8]) -> [Specifier] {
    var found: [Specifier] = []
    var index = 0
    while let start = text[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = start + 1
      var end = index
      guard let position = FormatString.number(in: text, at: &end), position > 0, end + 1 < text.count,
        text[end] == UInt8(ascii: "$"), "sd".utf8.contains(text[end + 1])
      else { continue }
      found.append((start..<end + 2, position, text[end + 1] == UInt8(ascii: "d")))
      index = end + 2
    }
    return found
  }
}
