extension UnifiedDiff {
  /// The diff in the usual colors: removed lines are red, added ones green, places cyan.
  ///
  /// ECMA-48 escape sequences; only for a terminal.
  package var coloredText: String {
    var number = 0
    return text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      number += 1
      let content = line.last == 0x0D ? line.dropLast() : line
      let end = line.last == 0x0D ? "\r" : ""
      guard let code = Self.code(for: content, isHeading: number <= 2) else {
        return String(Substring(line))
      }
      return "\u{1B}[\(code)m\(Substring(content))\u{1B}[0m\(end)"
    }.joined(separator: "\n")
  }

  private static func code(for line: Substring.UTF8View, isHeading: Bool) -> Int? {
    if isHeading { return line.isEmpty ? nil : 1 }
    return switch line.first {
    case UInt8(ascii: "-"): 31
    case UInt8(ascii: "+"): 32
    case UInt8(ascii: "@"): 36
    default: nil
    }
  }
}
