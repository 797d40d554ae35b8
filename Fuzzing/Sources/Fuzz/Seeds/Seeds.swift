internal import Foundation

/// The inputs that fuzzing starts with: the fixtures of the tests and the shipped catalog.
struct Seeds {
  private(set) var inputs: [[UInt8]]

  /// The seeds of a reader.
  init(of reader: Reader) throws {
    let fixtures = "Tests/L10nSyntaxTests/Fixtures"
    let readings = "\(fixtures)/Readings"
    let rules = "\(fixtures)/Stringsdict"
    let binary = try Repository.files(in: "\(fixtures)/Binary", "strings", "stringsdict")
      .map { [UInt8](try Data(contentsOf: $0)) }
    switch reader {
    case .strings:
      let texts = try Self.fenced(in: readings) + Self.texts(in: "Localizations/en.lproj", "strings")
      inputs = Self.spelt(texts)
    case .propertyList:
      inputs = try binary + (Self.fenced(in: readings) + Self.fenced(in: rules)).map { Array($0.utf8) }
    case .stringsdict:
      let texts = try Self.fenced(in: rules) + Self.texts(in: "Localizations", "stringsdict")
      inputs = binary + texts.map { Array($0.utf8) }
    case .json:
      inputs = try Self.spelt(Self.fenced(in: "\(fixtures)/JSON"))
    case .stringCatalog:
      inputs = try Self.fenced(in: "\(fixtures)/StringCatalogs").map { Array($0.utf8) }
    case .xliff: inputs = Self.spelt(Self.translations)
    case .po: inputs = Self.spelt(Self.messages)
    case .arb: inputs = Self.spelt(Self.bundles)
    case .flatJSON: inputs = Self.spelt(Self.flatTexts)
    case .android: inputs = Self.spelt(Self.resources)
    case .properties: inputs = Self.spelt(Self.bundlesOfJava)
    case .messages: inputs = Self.runnable.map { Array($0.utf8) }
    case .fix: inputs = Self.faultyCatalogs
    }
  }

  /// Writes each input to a separate file, in an empty folder.
  func write(to folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (index, input) in inputs.enumerated() {
      try Data(input).write(to: folder.appendingPathComponent("\(index)"))
    }
  }

  /// Each text in each spelling.
  private static func spelt(_ texts: [String]) -> [[UInt8]] {
    texts.flatMap { text in Spelling.allCases.map { $0.bytes(text) } }
  }

  private static func texts(in folder: String, _ name: String) throws -> [String] {
    try Repository.files(in: folder, name).map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
  }

  /// The fenced blocks of the Markdown files in a folder, without the marks that show ranges; `\u{…}` is a scalar.
  private static func fenced(in folder: String) throws -> [String] {
    try texts(in: folder, "md").flatMap { text in
      let parts = ("\n" + text).components(separatedBy: "\n```\n")
      return stride(from: 1, to: parts.count, by: 2).map { unescaped(parts[$0]) }
    }
  }

  private static func unescaped(_ text: String) -> String {
    let parts = text.replacing("⟦", with: "").replacing("⟧", with: "").components(separatedBy: "\\u{")
    return parts.dropFirst().reduce(parts[0]) { result, part in
      let digits = part.prefix { $0 != "}" }
      guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return result + "\\u{" + part }
      return result + String(scalar) + part.dropFirst(digits.count + 1)
    }
  }
}

/// A byte encoding of a text.
enum Spelling: CaseIterable {
  case utf8, carriageReturns, utf16LittleEndian, utf16BigEndian, utf32LittleEndian

  func bytes(_ text: String) -> [UInt8] {
    switch self {
    case .utf8: Array(text.utf8)
    case .carriageReturns: Array("\u{FEFF}\(text.replacing("\n", with: "\r\n"))".utf8)
    case .utf16LittleEndian: "\u{FEFF}\(text)".utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    case .utf16BigEndian: "\u{FEFF}\(text)".utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    case .utf32LittleEndian:
      "\u{FEFF}\(text)".unicodeScalars.flatMap { scalar in
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
      }
    }
  }
}
