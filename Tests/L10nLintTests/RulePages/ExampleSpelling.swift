/// Ways to write the files of an example that a rule must not mind.
enum ExampleSpelling: CaseIterable, Sendable {
  case asWritten
  /// A carriage return before each line feed.
  case carriageReturns
  /// An emoji, of two UTF-16 units, before everything else.
  case afterEmoji
  /// UTF-16, little endian, with a byte order mark.
  case utf16

  /// A file's text in this spelling; files other than tables are unchanged.
  func respelled(_ text: String, path: String) -> String {
    let format = path.split(separator: ".").last ?? ""
    switch self {
    case .asWritten, .utf16: return text
    case .carriageReturns: return Self.tables.contains(format) ? text.replacing("\n", with: "\r\n") : text
    case .afterEmoji:
      // The file itself is blamed at its first place.
      let first = text.hasPrefix("⟦⟧") ? "⟦⟧" : ""
      let rest = text.dropFirst(first.count)
      return switch format {
      case "strings": first + "/* 🎬 */ " + rest
      case "stringsdict": text.hasPrefix("<?xml") ? text : first + "<!-- 🎬 -->" + rest
      default: text
      }
    }
  }

  /// A file's bytes in this spelling.
  func bytes(_ text: String, path: String) -> [UInt8] {
    guard self == .utf16, path.hasSuffix(".strings") else { return Array(text.utf8) }
    return [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
  }

  private static let tables: Set<Substring> = ["strings", "stringsdict", "xcstrings"]
}
