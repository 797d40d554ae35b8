import Foundation
import L10nWorkspace
import MarkedTexts
import Testing

/// The schema for editors and the reader of `l10n.yml` agree on its shape.
struct ConfigurationSchemaTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func schema() throws -> JSONSchema {
    try JSONSchema(Data(contentsOf: root.appending(path: "Documentation/l10n.schema.json")))
  }

  @Test(arguments: ["Localizations/l10n.yml", "Tests/L10nGenerateTests/Fixtures/Mixed/l10n.yml"])
  func acceptsOurOwnFiles(path: String) throws {
    let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    #expect(try Self.schema().mistakes(in: text) == [])
  }

  @Test(
    arguments: ConfigurationFileTests.filesWithDefaults + [
      "rules: {missing-key: off, extra-key: \"off\", all: {severity: note, tables: {\"*\": false}}}",
      "rules: {missing-key: {severity: error, allow: [1, true], locales: {zh_TW: off}, keys: {a.*: ~}}}",
      "rules: {missing-key: , stray-semicolon: note}",
      "locales: [en, pt-BR, zh_Hant_TW, x-klingon, English]\npartial: []",
      "format: icu\ntables: {Player: {format: printf}, B: }", "tables: [Player]\nformat: ~",
      "min-coverage: 99.5\nfail-on: note\nbaseline: b.jsonl", "min-coverage: {ar: 95, fr-CA: 0}",
      "profiles: {ci: {fail-on: ~, rules: {extra-key: error}}, release: }",
      "controls: {a: {tag: 1, states: [x, y], label: {primary: k, secondary: [k, l]}, hint: [k], text: 5}}",
      "arguments: {k: {a: duration-spoken, 2: {format: duration-spoken, smallest-unit: hour}, b: , c: list, d: {format: byte-count, width: short}, e: {format: percent}}, l: }\ndigits: ",
    ])
  func acceptsWhatTheReaderAccepts(text: String) throws {
    #expect(ConfigurationFile(Array(text.utf8), path: "y").diagnostics.isEmpty)
    #expect(try Self.schema().mistakes(in: text) == [])
  }

  /// Mistakes in the meaning of a file that has the right shape, and in its YAML.
  private static let unseen = [
    "names no control", "the same tag", "appears twice", "this is not YAML", "is not a skeleton of a number",
    "says already", "the smallest unit is",
  ]

  @Test(arguments: (ConfigurationFileTests.mistakes + ConfigurationFileTests.argumentMistakes).map { ($0.0, $0.1) })
  func refusesWhatTheReaderRefuses(text: String, message: String) throws {
    if Self.unseen.contains(where: message.contains) { return }
    let plain = unmarked(text).text
    #expect(!ConfigurationFile(Array(plain.utf8), path: "y").diagnostics.isEmpty)
    #expect(try !Self.schema().mistakes(in: plain).isEmpty)
  }

  /// Rules and options are the linter's to know, not the reader's.
  @Test(arguments: [
    "rules: {mising-key: off}", "rules: {missing-key: {severty: off}}", "rules: {all: {limit: 3}}",
    "profiles: {ci: {rules: {mising-key: off}}}",
  ])
  func refusesUnknownRules(text: String) throws {
    #expect(try !Self.schema().mistakes(in: text).isEmpty)
  }

  /// A setting with an unknown name, for which the reader lists the known ones; the place of that list in the schema.
  @Test(arguments: [
    ("zzzzzzzz: 1", "properties"), ("generate: {zzzzzzzz: 1}", "properties/generate/properties"),
    ("controls: {a: {tag: 1, zzzzzzzz: 1}}", "properties/controls/additionalProperties/properties"),
    ("profiles: {a: {zzzzzzzz: 1}}", "definitions/profile/properties"),
  ])
  func knowsTheReadersNames(text: String, path: String) throws {
    let file = ConfigurationFile(Array(text.utf8), path: "y")
    let help = try #require(file.diagnostics.first?.help)
    let names = help.replacing("write one of ", with: "").split(separator: ", ").map(String.init)
    #expect(try Self.schema().names(at: path) == names.sorted())
  }
}
