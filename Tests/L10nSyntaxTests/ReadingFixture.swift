import Foundation
import Testing

/// One reading of a table: a marked text, with the expected findings and entries.
///
/// It is in a Markdown file under a folder under `Fixtures` named for its format:
///
///     ### A second semicolon
///     ```
///     "a" = "1";⟦;⟧
///     ```
///     error stray-semicolon
///     a = 1
///
/// The text is followed by the findings in the order of the marks, the entries (`""` is an empty text), and after a `!`
/// the keys whose entries cannot be used. `\u{…}` is a scalar, `⏎` in an entry a line break of the file.
/// A heading that ends with `(whole file)` means that the text cannot be among other entries.
struct ReadingFixture: Sendable, CustomTestStringConvertible {
  var file: String
  var title: String
  var marked = ""
  var findings: [String] = []
  var entries: [String] = []
  var brokenKeys: [String] = []

  var testDescription: String { "\(file): \(title)" }

  var isWholeFile: Bool { title.hasSuffix("(whole file)") }

  /// Readings of `.strings` tables.
  static let tables = Fixtures.names(in: "Readings").flatMap { read("Readings/\($0)") }

  /// Readings of `.stringsdict` tables.
  static let rules = Fixtures.names(in: "Stringsdict").flatMap { read("Stringsdict/\($0)") }

  /// Readings of JSON texts, whose one entry is the root.
  static let json = Fixtures.names(in: "JSON").flatMap { read("JSON/\($0)") }

  /// Readings of String Catalogs.
  static let catalogs = Fixtures.names(in: "StringCatalogs").flatMap { read("StringCatalogs/\($0)") }

  private static func read(_ file: String) -> [ReadingFixture] {
    let text = String(decoding: Fixtures.bytes(file), as: UTF8.self)
    var fixtures: [ReadingFixture] = []
    var body: [String]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line == "```" {
        if let lines = body, !fixtures.isEmpty {
          fixtures[fixtures.count - 1].marked = unescaped(lines.joined(separator: "\n"))
        }
        body = body == nil ? [] : nil
      } else if body != nil {
        body?.append(line)
      } else if line.hasPrefix("### ") {
        fixtures.append(ReadingFixture(file: file, title: String(line.dropFirst(4))))
      } else if !line.isEmpty, !line.hasPrefix("# "), !fixtures.isEmpty {
        fixtures[fixtures.count - 1].addExpectation(line)
      }
    }
    return fixtures
  }

  private mutating func addExpectation(_ line: String) {
    if line.hasPrefix("error ") || line.hasPrefix("warning ") {
      findings.append(line)
    } else if line.hasPrefix("! ") {
      brokenKeys.append(Self.unescaped(String(line.dropFirst(2))))
    } else {
      let parts = line.components(separatedBy: " = ").map { $0 == "\"\"" ? "" : Self.unescaped($0) }
      entries.append(parts.joined(separator: " = "))
    }
  }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.range(of: "\\u{"), let end = rest[start.upperBound...].firstIndex(of: "}") {
      result += rest[..<start.lowerBound]
      if let value = UInt32(rest[start.upperBound..<end], radix: 16), let scalar = Unicode.Scalar(value) {
        result.unicodeScalars.append(scalar)
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

/// The files beside the tests.
enum Fixtures {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static func names(in name: String) -> [String] {
    let path = folder.appendingPathComponent(name).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The bytes of a file; empty if it does not exist.
  static func bytes(_ path: String) -> [UInt8] {
    [UInt8](FileManager.default.contents(atPath: folder.appendingPathComponent(path).path) ?? Data())
  }
}
