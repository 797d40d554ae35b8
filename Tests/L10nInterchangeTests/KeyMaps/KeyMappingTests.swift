import L10nCore
import L10nSyntax
import SeededNumbers
import Testing

@testable import L10nInterchange

struct KeyMappingTests {
  private static let place = SourceLocation("map.yml", 0..<0)

  private static func entry(
    _ foreign: String, _ keys: String..., form: String? = nil, specifiers: [String] = []
  ) -> KeyMap.Entry {
    KeyMap.Entry(
      foreign: foreign, keys: keys.map { DeclaredName(name: $0, location: place) }, form: form, specifiers: specifiers)
  }

  /// Specifiers as the map has them, by position, for the tests' plain formats.
  private static func mapping(_ entries: [KeyMap.Entry]) -> KeyMapping {
    var map = KeyMap()
    map.entries = entries
    return KeyMapping(map) { text, specifiers in
      var specifiers = specifiers[...]
      return text.replacing(/%(lld|d|@)/) { match in specifiers.popFirst() ?? String(match.output.0) }
    }
  }

  /// A table of a language, `key=text` separated by blanks; `key` alone has its own plural form.
  private static func table(_ locale: String, _ texts: String) -> TextTable {
    TextTable(
      name: "SDK", locale: locale,
      units: texts.split(separator: " ").map { part in
        let parts = part.split(separator: "=").map(String.init)
        let text = parts.count > 1 ? parts[1].replacing("_", with: " ") : ""
        let variable = MessageVariable(
          name: "n", valueType: "lld",
          variants: [
            MessageVariable.Variant(category: "one", text: "%lld clip"),
            MessageVariable.Variant(category: "other", text: "%lld clips"),
          ])
        return TextUnit(
          key: TableKey(parts[0]),
          message: parts.count > 1 ? .text(text) : .format("%#@n@", variables: [variable]))
      })
  }

  private static let map = [
    entry("b1", "play"), entry("b2", "pip.enter", "pip.exit"), entry("b3", "failed"), entry("b4", "failed"),
    entry("b5", "countdown", specifiers: ["%d"]), entry("b6", "clip", form: "one"), entry("b7", "clip"),
    entry("b8", "title"), entry("b9", "pip.exit.label", "play"),
  ]

  /// The input, the result, and the rules of the findings with their keys.
  @Test(
    arguments: [
      ("b1=Play b2=Picture", "play=Play pip.enter=Picture pip.exit=Picture", []),
      ("b1=Play zz=Other", "play=Play zz=Other", ["key-map-missing zz"]),
      ("b3=Failed b4=Failed", "failed=Failed", []),
      ("b3=Failed b4=Broken", "b3=Failed b4=Broken", ["key-map-conflict b3", "key-map-conflict b4"]),
      // Written back, it would be there twice.
      ("b3=Failed", "b3=Failed", ["key-map-conflict b3"]),
      ("b5=in_%d_s", "countdown=in_%d_s", []),
      ("b5=in_%@_s", "b5=in_%@_s", ["key-map-conflict b5"]),
      ("b5", "b5", ["key-map-conflict b5"]),
      ("b8=A title=B", "", ["key-map-conflict b8", "key-map-taken title"]),
      ("pip.exit=A", "", ["key-map-taken pip.exit"]),
      ("", "", []),
    ] as [(String, String, [String])])
  func turnsKeysIntoOurs(foreign: String, ours: String, findings: [String]) {
    let mapping = Self.mapping(Self.map)
    let result = mapping.ours([Self.table("en", foreign)])
    #expect(result.diagnostics.map { "\($0.ruleID) \($0.subject.key ?? "")" } == findings)
    let refused = result.diagnostics.contains { $0.severity == .error }
    #expect(result.tables == (refused ? [] : [Self.table("en", ours)]))
    if !refused { #expect(mapping.theirs(result.tables).tables == [Self.table("en", foreign)]) }
  }

  /// Our texts as they are written.
  @Test(
    arguments: [
      ("play=Play own=Mine", "b1=Play own=Mine", ["key-map-missing own"]),
      ("pip.enter=A pip.exit=B", "b2=A", ["key-map-conflict pip.exit"]),
      ("failed=F", "b3=F b4=F", []), ("countdown=%lld_s", "b5=%d_s", []),
      ("clip=%lld", "b6=%lld b7=%lld", []),
    ] as [(String, String, [String])])
  func turnsKeysIntoTheirs(ours: String, foreign: String, findings: [String]) {
    let result = Self.mapping(Self.map).theirs([Self.table("en", ours)])
    #expect(result.tables == [Self.table("en", foreign)])
    #expect(result.diagnostics.map { "\($0.ruleID) \($0.subject.key ?? "")" } == findings)
  }

  @Test func writesTheFormThatTheMapNames() {
    let result = Self.mapping(Self.map).theirs([Self.table("en", "clip")])
    let units = result.tables.first?.units ?? []
    #expect(units.map(\.key.text) == ["b6", "b7"])
    #expect(units.first?.message == .text("%lld clip"))
    #expect(units.last?.message == Self.table("en", "clip").units[0].message)
  }

  /// Languages that disagree about which keys are one text: they are separate texts in all.
  @Test func decidesForAllLanguagesAtOnce() {
    let mapping = Self.mapping(Self.map)
    let foreign = [Self.table("en", "b3=F b4=F b1=Play"), Self.table("fr", "b3=E b4=X")]
    let result = mapping.ours(foreign)
    #expect(result.tables == [Self.table("en", "b3=F b4=F play=Play"), Self.table("fr", "b3=E b4=X")])
    #expect(mapping.theirs(result.tables).tables == foreign)
  }

  /// Whatever the tables and the map, the way there and back is no change.
  @Test func bothWaysAreTheIdentity() {
    var generator = SeededGenerator(seed: 7)
    let foreign = ["b1", "b2", "b3", "b4", "b5", "b6", "x", "y"]
    let ours = ["p", "q", "r", "s", "x"]
    let texts = ["A", "B", "%d", "%@"]
    for _ in 0..<2000 {
      let map = foreign.prefix(6).filter { _ in Bool.random(using: &generator) }.map { key in
        KeyMap.Entry(
          foreign: key,
          keys: (0...Int.random(in: 0...1, using: &generator)).map { _ in
            DeclaredName(name: ours.randomElement(using: &generator) ?? "p", location: Self.place)
          },
          form: Int.random(in: 0..<6, using: &generator) == 0 ? "one" : nil,
          specifiers: Int.random(in: 0..<4, using: &generator) == 0 ? ["%d"] : [])
      }
      let tables = ["en", "fr"].map { locale in
        Self.table(
          locale,
          foreign.shuffled(using: &generator).prefix(Int.random(in: 0...8, using: &generator)).map { key in
            Int.random(in: 0..<8, using: &generator) == 0
              ? key : "\(key)=\(texts.randomElement(using: &generator) ?? "A")"
          }.joined(separator: " "))
      }
      let mapping = Self.mapping(map)
      let there = mapping.ours(tables)
      if there.diagnostics.contains(where: { $0.severity == .error }) { continue }
      let back = mapping.theirs(there.tables).tables
      #expect(back.map(Self.contents) == tables.map(Self.contents), "\(map)")
      #expect(there.tables.allSatisfy { Set($0.units.map(\.key)).count == $0.units.count })
    }
  }

  /// Texts by key: parts of one text are adjacent when they are read again.
  private static func contents(_ table: TextTable) -> [TableKey: Message] {
    Dictionary(table.units.map { ($0.key, $0.message) }, uniquingKeysWith: { first, _ in first })
  }
}
