import Foundation
import Testing

/// Documents, and the program's output, have the field's words, American spelling and plain grammar.
struct PlainWordsTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Words of a private dialect with the plain ones.
  private static let words = [
    "anew": "again", "behaviour": "behavior", "catalogue": "catalog", "catalogues": "catalogs", "colour": "color",
    "colours": "colors", "for want of": "because … lacks", "hears of": "is called for", "mend": "fix",
    "mended": "fixed",
    "mends": "fixes", "nobody": "the users or readers that are meant", "of one piece": "consistent",
    "somebody": "the users or readers that are meant", "told": "reported, printed or listed", "writes down": "records",
  ]

  /// Phrases that need a second reading, with the plain ones.
  private static let phrases = [
    " are due": "expected …", " are no ": "are not …", " is due": "expected …", " is no ": "is not a …",
    "distance in time": "relative time", "let go of": "say it", "of its own": "its own …",
    "of their own": "their own …",
    "point in time": "instant", "there no more": "no longer there", "what comes of": "the result of",
  ]

  /// Phrases that contain one of those and are plain.
  private static let plainPhrases = ["there is no ", "there are no ", " is no longer ", " are no longer "]

  /// Texts in whose examples one of the words is data.
  private static let exceptions = ["Documentation/Rules/missing-key.md": ["colour"]]

  @Test func documentsHaveTheFieldsWords() throws {
    let documents =
      try Self.files(ending: ".md", below: ["Documentation", "Examples", "Distribution"])
      + ["README.md", "CONTRIBUTING.md", "SECURITY.md"]
    #expect(documents.count > 120)
    for path in documents {
      let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
      #expect(Self.found(in: text, path) == [], "\(path)")
    }
  }

  /// The literals of the sources, which are messages and help.
  @Test func messagesHaveTheFieldsWords() throws {
    let sources = try Self.files(ending: ".swift", below: ["Sources"])
    #expect(sources.count > 800)
    let literal = try NSRegularExpression(pattern: #""""([\s\S]*?)"""|"((?:\\.|[^"\\\n])*)""#)
    for path in sources
    where !path.hasSuffix("Data.swift") && !path.contains("/PlayerStrings/") && !path.contains("/Languages/") {
      let code = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
      let range = NSRange(code.startIndex..., in: code)
      for match in literal.matches(in: code, range: range) {
        let text = Range(match.range, in: code).map { String(code[$0]) } ?? ""
        #expect(Self.found(in: text, path) == [], "\(path): \(text)")
      }
    }
  }

  /// A comment names the thing, `/// The plural category of a number.`, and does not describe it: `/// What a number …`.
  @Test func commentsNameThings() throws {
    let described = try Self.files(ending: ".swift", below: ["Sources"]).flatMap { path in
      let lines = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8).split(separator: "\n")
        .map { $0.drop { $0 == " " } }
      return lines.indices.filter { index in
        lines[index].hasPrefix("/// What ") && (index == 0 || !lines[index - 1].hasPrefix("///"))
      }.map { "\(path): \(lines[$0])" }
    }
    #expect(described.count < 30, "\(described)")
  }

  /// The words in a text, each with the plain one.
  private static func found(in text: String, _ path: String) -> [String] {
    let words = Set(text.lowercased().split { !$0.isLetter }.map(String.init))
    let text = plainPhrases.reduce(
      text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    ) { $0.replacing($1, with: " ") }
    let unwanted = Self.words.filter { word, _ in
      exceptions[path]?.contains(word) != true && (word.contains(" ") ? text.contains(word) : words.contains(word))
    }
    let found = Array(unwanted) + Self.phrases.filter { text.contains($0.key) }
    return found.map { "'\($0.key)': write '\($0.value)'" }.sorted()
  }

  private static func files(ending suffix: String, below folders: [String]) throws -> [String] {
    try folders.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        .filter { $0.hasSuffix(suffix) && !$0.contains(".build") }.map { "\(folder)/\($0)" }
    }
  }
}
