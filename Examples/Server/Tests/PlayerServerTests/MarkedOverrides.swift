import Foundation
import L10nOverrides
import L10nRuntime
import L10nSyntax
import PlayerStrings

/// Override files that replace every text of the player with itself behind a mark: `[17|fr] Lecture`.
///
/// The texts behind the mark are English in all languages: the mark shows the origin of a text.
struct MarkedOverrides: Sendable {
  /// The languages of the player and one that it does not have.
  static let languages = PlayerStrings.locales.map(\.description) + ["it"]

  /// The keys, each with its English text; plural rules become the number that they count.
  private let texts: [(key: String, text: String)]

  init() throws {
    var root = URL(filePath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    let folder = root.appending(path: "Localizations/en.lproj")
    var texts: [String: String] = [:]
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for name in names.sorted() {
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
      if name.hasSuffix(".strings") {
        for entry in StringsTable(bytes).entries { texts[entry.key.text] = entry.value }
      } else {
        for entry in StringsdictTable(bytes).entries { texts[entry.key.text] = "%lld" }
      }
    }
    self.texts = texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The `.strings` file of a language in one generation.
  func file(_ generation: String, _ language: String) -> String {
    texts.map { "\(quoted($0.key)) = \(quoted("[\(generation)|\(language)] \($0.text)"));\n" }.joined()
  }

  /// A generation as a layer.
  func layer(_ generation: String) -> OverrideLayer {
    let files = Self.languages.compactMap { language in
      LanguageTag(language).map {
        OverrideFile("\(language).strings", language: $0, bytes: Array(file(generation, language).utf8))
      }
    }
    return OverrideLayer(generation, files: files, for: PlayerStrings.overrides)
  }

  /// Writes a generation into a layer's folder, each file atomically.
  func write(_ generation: String, to folder: URL) throws {
    for language in Self.languages {
      let directory = folder.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      try Data(file(generation, language).utf8).write(to: directory.appending(path: "All.strings"), options: .atomic)
    }
  }

  private func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n"))\""
  }
}

/// The marks in an answer.
struct Marks: Equatable {
  /// The first one, without its brackets; empty without marks.
  let first: String

  /// The number of marks.
  let count: Int

  /// Whether all equal the first.
  let areEqual: Bool

  init(in text: String) {
    var first: ArraySlice<UInt8> = []
    var count = 0
    var areEqual = true
    let bytes = Array(text.utf8)
    var place = bytes.startIndex
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "[")),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "]"))
    {
      let mark = bytes[(start + 1)..<end]
      place = end
      // The list of controls in JSON opens with a bracket, too.
      guard mark.contains(UInt8(ascii: "|")), !mark.contains(UInt8(ascii: "{")) else {
        place = start + 1
        continue
      }
      if count == 0 { first = mark } else if !first.elementsEqual(mark) { areEqual = false }
      count += 1
    }
    self.first = String(decoding: first, as: UTF8.self)
    self.count = count
    self.areEqual = areEqual
  }

  /// The language of the first mark.
  var language: Substring { first.split(separator: "|").last ?? "" }
}
