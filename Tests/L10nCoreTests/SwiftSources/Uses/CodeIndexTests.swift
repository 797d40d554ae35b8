import L10nSyntax
import MarkedTexts
import Testing

@testable import L10nCore

struct CodeIndexTests {
  static func catalog(
    _ files: [String], keys: String, style: GenerateSettings.Style = .structured
  ) -> Catalog {
    var configuration = Configuration()
    configuration.code = CodeSettings(functions: ["tr", "localized"])
    configuration.generate.style = style
    var loader = CatalogLoader(configuration)
    let table = keys.split(separator: " ").map { "\"\($0)\" = \"x\";" }.joined()
    return loader.catalog(
      of: [SourceFile(path: "en.lproj/Localizable.strings", bytes: Array(table.utf8))]
        + files.enumerated().map { SourceFile(path: "../\($0).swift", bytes: Array($1.utf8)) })
  }

  private static let keys = "ads.skip.label ads.skip.hint ads.title play"

  /// Code of the structured style with the names of accessors marked, and their keys in order.
  @Test(arguments: [
    ("let a = L10n.current.ads.skip.⟦label⟧ + L10n(locale: \"a\").⟦play⟧", "ads.skip.label play"),
    ("let s = L10n(locale: x)\nlet a = s.ads.⟦title⟧", "ads.title"),
    ("struct V { let s: L10n\n func f() { s.ads.⟦title⟧; self.s.⟦play⟧ } }", "ads.title play"),
    ("func f(_ s: L10n, n: Int) { s.⟦play⟧ }; func g(s: Other) { s.play }", "play"),
    ("func f(s: L10n) { let ads = s.ads; let k = ads.skip; k.⟦hint⟧; ads.⟦title⟧ }", "ads.skip.hint ads.title"),
    ("func f(s: L10n) { let s = other; s.play }", ""), ("func f(s: L10n) { x { s in s.play } }", ""),
    ("func f(s: L10n) { x { [weak self] (s: L10n) -> Void in s.⟦play⟧ } }", "play"),
    ("func f(s: L10n?) { if let s { s.⟦play⟧ }; guard let s = s else { return }; s?.⟦play⟧ }", "play play"),
    ("func f(s: L10n) { for s in all { s.play } }", ""), ("func f(s: L10n) { let (s, t) = x; s.play }", ""),
    ("func f(s: L10n) { if case .a(let s) = x { s.play } }", ""),
    ("func f(s: L10n) { let s = y ? s : t; s.play }", ""), ("func f(s: [L10n]) { s.play; s[0].play }", ""),
    ("var s: L10n { L10n.current }\nlet a = s.⟦play⟧", "play"),
    ("typealias T = L10n\nlet a = T.current.⟦play⟧", "play"),
    ("func s() -> L10n { .current }\nlet a = s().⟦play⟧; let b = s.play", "play"),
    ("let t: L10n.Ads = x\nlet a = t.skip.⟦label⟧", "ads.skip.label"), ("map(\\L10n.ads.⟦title⟧)", "ads.title"),
    (
      "struct E { @Environment(\\.s) private var w; var b: String { w.⟦play⟧ } }\nextension V { var s: L10n { x } }",
      "play"
    ),
    ("extension L10n { var z: String { ads.⟦title⟧ + self.⟦play⟧ } }", "ads.title play"),
    ("extension L10n.Ads { var z: String { ⟦title⟧ + skip.⟦label⟧ } }", "ads.title ads.skip.label"),
    ("let s = L10n.current\nlet a = \"\\(s.⟦play⟧)\"", "play"), ("let s = L10n.current\nlet a = m.s.⟦play⟧", "play"),
    ("let s = L10n.current\nlet a = s\n  // words\n  .ads\n  .⟦title⟧.count", "ads.title"),
    ("let s = s\nlet a = s.play", ""), ("let s = t; let t = s; let a = s.play", ""), ("let a = b.play + ads.title", ""),
    ("struct A { let s: L10n }; struct B { let s: Int }; func f(a: A) { a.s.play }", ""),
  ])
  func followsAccessors(code: String, expected: String) {
    let (plain, marks) = unmarked(code)
    let uses = CodeIndex(of: Self.catalog([plain], keys: Self.keys)).uses(at: "../0.swift").filter {
      $0.kind == .accessor
    }
    #expect(uses.map(\.range) == marks)
    #expect(uses.map { $0.id?.key.text ?? "?" }.joined(separator: " ") == expected)
  }

  /// Code of SwiftGen's style.
  @Test(arguments: [
    ("let a = L10n.Ads.Skip.⟦label⟧ + App.L10n.⟦play⟧", "ads.skip.label play"),
    ("typealias A = L10n.Ads\nlet a = A.⟦title⟧", "ads.title"), ("let a = L10n.current.play; let b = L10n().play", ""),
    ("let a = L10n.Ads.Skip.self", ""), ("// Generated using SwiftGen\nlet a = L10n.play", ""),
  ])
  func followsStaticAccessors(code: String, expected: String) {
    let (plain, marks) = unmarked(code)
    let uses = CodeIndex(of: Self.catalog([plain], keys: Self.keys, style: .swiftgen)).uses(at: "../0.swift")
      .filter { $0.kind == .accessor }
    #expect(uses.map(\.range) == marks)
    #expect(uses.map { $0.id?.key.text ?? "?" }.joined(separator: " ") == expected)
  }

  /// Code with the literals marked that are keys.
  @Test(arguments: [
    #"NSLocalizedString(⟦"play"⟧, comment: ""); String(localized: ⟦"ads.title"⟧); tr(⟦"play"⟧); ⟦"play"⟧.localized"#,
    #"Text(⟦"play"⟧); Text(verbatim: "play"); Image("play"); Text("other"); x.navigationTitle(⟦"ads.title"⟧)"#,
    #"NSLocalizedString("play", tableName: "Other", comment: ""); NSLocalizedString("play", bundle: b, comment: "")"#,
    #"String(localized: ⟦"n.%@"⟧); String(localized: ⟦"n.\(x)"⟧); String(localized: "play\(x)"); let k = "play""#,
  ])
  func findsKeys(code: String) {
    let (plain, marks) = unmarked(code)
    let uses = CodeIndex(of: Self.catalog([plain], keys: Self.keys + " n.%@")).uses(at: "../0.swift")
    #expect(uses.map(\.range) == marks && uses.allSatisfy { $0.id != nil })
  }

  /// Other files see a file's declarations, and do not after it changes.
  @Test func seesOtherFiles() {
    let files = [
      "let s = L10n.current", "struct A { func f() { s.play; App.s.ads.title } }", "class B { private let s = 1 }",
    ]
    let index = CodeIndex(of: Self.catalog(files, keys: Self.keys))
    #expect(index.uses(at: "../1.swift").map { $0.id?.key } == ["play", "ads.title"])
    #expect(index.useCount(of: TextID(table: "Localizable", key: "play")) == 1)
    index.set(SourceText(decoding: Array("let s = 3".utf8)), at: "../0.swift")
    #expect(index.uses(at: "../1.swift").isEmpty && index.useCount(of: TextID(table: "Localizable", key: "play")) == 0)
    index.set(SourceText(decoding: Array(files[0].utf8)), at: "../0.swift")
    #expect(index.uses(at: "../1.swift").count == 2)
  }

  /// Whatever is cut off, reading ends.
  @Test func readsPieces() {
    let code =
      "struct V { let s: L10n\n func f(a: L10n = .b) -> X { if let s, x { [y] (z) in s.ads.title } \"\\(s.play)\" } }"
    for end in code.utf8.indices {
      _ = CodeIndex(of: Self.catalog([String(decoding: code.utf8[..<end], as: UTF8.self)], keys: Self.keys))
        .uses(at: "../0.swift")
    }
  }

  /// Code before and after the first key has become the second one.
  @Test(arguments: [
    (
      "ads.title", "ads.headline", "L10n.current.ads.title; tr(\"ads.title\")",
      "L10n.current.ads.headline; tr(\"ads.headline\")"
    ),
    (
      "ads.title", "ads.top.title", "let s = L10n.current\ns.ads\n  .title.count",
      "let s = L10n.current\ns.ads\n  .top.title.count"
    ),
    ("ads.skip.label", "go", "L10n.current.ads.skip.label", "L10n.current.go"),
    (
      "ads.title", "ads.class", "extension L10n.Ads { var z: String { title + self.title } }",
      "extension L10n.Ads { var z: String { `class` + self.class } }"
    ),
    ("play", "media.play", "let s = L10n.current; s.play", "let s = L10n.current; s.media.play"),
    (
      "only.a", "one.b", "let s = L10n.current; let o = s.only; o.a; let p: L10n.Only = o",
      "let s = L10n.current; let o = s.one; o.b; let p: L10n.One = o"
    ),
    ("play", "p\"q", "tr(\"play\"); Text(\"play\")", "tr(\"p\\\"q\"); Text(\"p\\\"q\")"),
    // The other one loses its number.
    ("a-b", "z", "L10n.current.aB; L10n.current.aBText", "L10n.current.z; L10n.current.aB"),
  ])
  func renames(old: String, new: String, code: String, expected: String) throws {
    let catalog = Self.catalog([code], keys: Self.keys + " only.a a-b a_b".replacing("a_b", with: "aB"))
    let id = TextID(table: "Localizable", key: TableKey(old))
    let edit = KeyEdit(renaming: id, to: TableKey(new), in: catalog, [:], code: CodeIndex(of: catalog))
    #expect(edit.refusals.isEmpty, "\(edit.refusals)")
    let file = edit.changedFiles.first { $0.path == "../0.swift" }
    #expect(file.map { String(decoding: $0.bytes, as: UTF8.self) } == expected)
  }

  /// Code that is refused, and code that is noted.
  @Test(arguments: [
    ("ads.title", "top", "let a = L10n.current.ads; a.title", "what this begins with does not lead to 'top'", ""),
    ("only.a", "b", "let o = L10n.current.only", "'only' is named here, and no key would begin with it any more", ""),
    ("ads.title", "b.c", "let k = \"ads.title\"", "", "this may be the key 'ads.title'"),
    ("ads.title", "b.c", "L10n; x(1)[0].ads.title", "", "code may use 'ads.title' of a value whose type is not known"),
    ("n.%@", "m.%@", "tr(\"n.\\(x)\")", "", "'n.%@' is put together here"),
  ])
  func doesNotGuess(old: String, new: String, code: String, refusal: String, note: String) {
    let catalog = Self.catalog([code], keys: Self.keys + " only.a n.%@")
    let id = TextID(table: "Localizable", key: TableKey(old))
    let edit = KeyEdit(renaming: id, to: TableKey(new), in: catalog, [:], code: CodeIndex(of: catalog))
    #expect(edit.refusals.map(\.message).joined() == refusal && edit.notes.map(\.message).joined() == note)
    #expect(edit.changedFiles.isEmpty == !refusal.isEmpty)
  }
}
