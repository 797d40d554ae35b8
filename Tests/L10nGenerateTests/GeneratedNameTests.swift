import Foundation
import L10nCore
import L10nGenerate
import L10nOverrides
import L10nSyntax
import Testing

/// For any keys of a catalog, the code compiles, every text has its own name, and the name leads to it.
struct GeneratedNameTests {
  /// The number of keys: 100,000 take minutes, so they are only used if the variable `L10N_RANDOM_KEYS` says so.
  private static let count = ProcessInfo.processInfo.environment["L10N_RANDOM_KEYS"].flatMap { Int($0) } ?? 600

  private static let batchSize = 1000

  @Test func compilesWhateverTheKeys() throws {
    for start in stride(from: 0, to: Self.count, by: Self.batchSize) {
      var random = RandomKeys(seed: UInt64(start))
      let keys = random.next(min(Self.batchSize, Self.count - start))
      for style in GenerateSettings.Style.allCases {
        let catalog = catalog(keys, style: style)
        let paths = catalog.accessors.paths
        #expect(paths.count == keys.count && Set(paths.map { $0.path.joined(separator: ".") }).count == keys.count)
        #expect(try Self.complaints(of: catalog) == "", "seed \(start), \(style.rawValue)")
      }
    }
  }

  /// Compiles the code with stand-ins if it uses bundles, which need Apple's Foundation.
  private static func complaints(of catalog: Catalog) throws -> String {
    let standIns = catalog.configuration.generate.style == .bundle ? [BundleStyleTests.standIns] : []
    return try GeneratedProgram(SwiftGenerator(catalog, source: "Random").files() + standIns).complaints()
  }

  /// Keys that several tables have are accessed through the tables' names, with any names of tables.
  @Test(arguments: GenerateSettings.Style.allCases) func compilesWhateverTheTables(_ style: GenerateSettings.Style)
    throws
  {
    let tables = [
      "_", "---", "😀", "😀😀", "L10n", "l10n", "Self", "Type", "Any", "Texts", "Keys", "Control", "String", "Locale",
      "init",
      "self", "class", "1", "a b", "a-b", "catalog", "texts", "LocalizedTexts",
    ]
    // Nothing looks up an empty key.
    let text = "a = x; l10n.title = y; \"\" = z; b.c = \"%@ %d %f %u\";"
    var configuration = Configuration()
    configuration.generate.style = style
    var loader = CatalogLoader(configuration)
    let catalog = loader.catalog(of: tables.map { SourceFile(path: "en.lproj/\($0).strings", bytes: Array(text.utf8)) })
    #expect(catalog.accessors.paths.count == tables.count * 3)
    #expect(try Self.complaints(of: catalog) == "")
  }

  /// Names that are not refused, though there are types of these names.
  @Test(
    arguments: ["Texts", "Keys", "Numbers", "Error", "Array", "Range", "L10nRuntime", "Duration", "UInt8"],
    GenerateSettings.Style.allCases)
  func compilesWhateverTheName(_ name: String, _ style: GenerateSettings.Style) throws {
    var configuration = Configuration()
    configuration.generate.style = style
    configuration.generate.name = name
    configuration.controls = [
      ControlDeclaration(name: "play", tag: 1, stateNames: nil, texts: [], location: SourceLocation("l10n.yml", 0..<0))
    ]
    var loader = CatalogLoader(configuration)
    let text = "a = x; \(name).title = y; b.c = \"%@ %d %f %u\";"
    let catalog = loader.catalog(of: [SourceFile(path: "en.lproj/T.strings", bytes: Array(text.utf8))])
    #expect(try Self.complaints(of: catalog) == "")
  }

  @Test func seesWhatDoesNotCompile() throws {
    let file = GeneratedFile(name: "Wrong.swift", text: "let wrong: Int = \"\"\n")
    #expect(try GeneratedProgram([file]).complaints().contains("error: cannot convert value"))
  }

  /// Names lead to their texts, including names that had to be distinguished.
  @Test(arguments: [GenerateSettings.Style.structured, .flat])
  func leadsToEveryText(_ style: GenerateSettings.Style) throws {
    var random = RandomKeys(seed: 7)
    let catalog = catalog(random.next(150), style: style)
    // Every other text takes an argument, by the name of a parameter that may be a keyword.
    let lines = catalog.accessors.paths.compactMap { id, path -> String? in
      guard let entry = catalog.developmentEntries[id] else { return nil }
      let names = path.map(SwiftIdentifier.escaped).joined(separator: ".")
      let parameters = catalog.parameters(of: entry).map {
        (style.isStatic ? "" : "\($0.name.map(SwiftIdentifier.escaped) ?? ""): ") + "\"&\""
      }
      let start = style.isStatic ? "L10n" : "strings"
      return "print(\(start).\(names)\(parameters.isEmpty ? "" : "(\(parameters.joined()))"))"
    }
    let main =
      (style.isStatic ? "L10n.use(languages: [\"en\"])\n" : "let strings = L10n(locale: \"en\")\n")
      + lines.joined(separator: "\n")
    let output = try GeneratedProgram(SwiftGenerator(catalog, source: "Random").files()).output(of: main)
    let expected = catalog.accessors.paths.map { catalog.developmentEntries[$0.id]?.texts[0].text ?? "" }
    #expect(output.split(separator: "\n").map(String.init) == expected.map { $0.replacing("%@", with: "&") })
  }

  /// Texts with markup have functions for runs among static members, too.
  @Test(arguments: [GenerateSettings.Style.swiftgen, .swiftgenFlat])
  func givesRunsAsStaticMembers(_ style: GenerateSettings.Style) throws {
    let text = #"a = "<b>Hi</b>"; b = "<i>%1$@</i> %2$u";"#
    var configuration = Configuration()
    configuration.generate.style = style
    let keys = DeclaredName(name: "*", location: SourceLocation("l10n.yml", 0..<0))
    configuration.markup = [MarkupDeclaration(keys, .tags)]
    var loader = CatalogLoader(configuration)
    let catalog = loader.catalog(of: [SourceFile(path: "en.lproj/T.strings", bytes: Array(text.utf8))])
    let main = """
      import L10nRuntime
      func show(_ runs: [TextRun]) -> String { runs.html { HTMLElement($0.name) } }
      print(L10n.a, show(L10n.a(as: .runs)), L10n.b("<", 2), show(L10n.b("<", 2, as: .runs)))

      """
    let output = try GeneratedProgram(SwiftGenerator(catalog, source: "x").files()).output(of: main)
    #expect(output == "Hi <b>Hi</b> < 2 <i>&lt;</i> 2\n")
  }

  /// SwiftGen's `Float` has too few digits for prices, and SwiftGen knows no messages.
  @Test func keepsTheCentsOfMessagesAsStaticMembers() throws {
    var configuration = Configuration()
    configuration.generate.style = .swiftgen
    configuration.syntax = .icu
    var loader = CatalogLoader(configuration)
    let text = #"fare = "{fare, number, ::currency/EUR .00}";"#
    let catalog = loader.catalog(of: [SourceFile(path: "en.lproj/T.strings", bytes: Array(text.utf8))])
    let output = try GeneratedProgram(SwiftGenerator(catalog, source: "x").files()).output(
      of: "print(L10n.fare(131072.01))\n")
    #expect(output == "€131,072.01\n")
  }

  /// A layer over texts without arguments is read in the syntax of their table.
  @Test func readsLayersInTheSyntaxOfTheTable() throws {
    var configuration = Configuration()
    configuration.tableSettings = [TableSettings("Patterns", syntax: .icu)]
    var loader = CatalogLoader(configuration)
    let catalog = loader.catalog(of: [
      SourceFile(path: "en.lproj/Formats.strings", bytes: Array("a = A;".utf8)),
      SourceFile(path: "en.lproj/Patterns.strings", bytes: Array("b = \"It''s B\";".utf8)),
    ])
    let files = try SwiftGenerator(catalog, source: "x").files()
    #expect(files.last?.text.contains("slots: Keys.slots, syntaxes: \"1p1i\")") == true)
    let output = try GeneratedProgram(files).output(
      of: """
        import L10nOverrides
        import L10nRuntime
        let file = OverrideFile("en", language: "en", bytes: Array(#"a = "{x}''"; b = "'{'x'}' ''";"#.utf8))
        L10n.overrides.reload([OverrideLayer("acme", files: [file], for: L10n.overrides)])
        print(L10n.current.a, L10n.current.b)

        """)
    #expect(output == "{x}'' {x} '\n")
  }

  /// Swift knows no escapes of some noncharacters.
  @Test func keepsNoncharacters() throws {
    let noncharacter = Unicode.Scalar(0xFDD7 as UInt16).map { String($0) } ?? ""
    let table = "a = \"x\u{1FFFE}\(noncharacter)\"; \"b\u{FFFF}\" = \"y\u{E000}\"; c = \"z\";"
    let program = try GeneratedProgram(SwiftGenerator(catalog(table), source: "x").files())
    let output = try program.output(of: "let strings = L10n.current\nprint(strings.a, strings.b, strings.c)\n")
    #expect(output == "x\u{1FFFE}\(noncharacter) y\u{E000} z\n")
  }

  /// A text's name may be chosen in its comment, with or without the namespaces that lead to it.
  @Test(arguments: [
    ("/* Verb. @name(begin) */ a.b = x;", "a.begin", []), ("/* @name(x.y) */ a.b = x;", "x.y", []),
    ("/* @name( default ) */ a.b = x;", "a.default", []), ("/* @name(Play it) */ a = x;", "playIt", []),
    ("/* @name(…) */ a = x;", "a", []), ("/* @name(unclosed */ a = x;", "a", []),
    ("/* @name(c) */ a = x; c = y;", "c cText", ["c c → cText"]),
  ])
  func takesNamesFromComments(table: String, names: String, collisions: [String]) {
    let accessors = catalog(table).accessors
    #expect(accessors.paths.map { $0.path.joined(separator: ".") }.sorted().joined(separator: " ") == names)
    #expect(accessors.collisions.map { "\($0.id.key) \($0.name) → \($0.replacement)" } == collisions)
  }

  @Test func leavesChosenNamesOutOfDocumentation() throws {
    let files = try SwiftGenerator(catalog("/* Verb. @name(begin) */ a = x; /* @name(c) */ b = y;"), source: "x")
      .files()
    let text = files.map(\.text).joined()
    #expect(text.contains("/// Verb.\n") && !text.contains("@name") && text.contains("var begin: String"))
  }

  /// Many texts without a letter, and a key with many parts, take little time and stack.
  @Test func bearsHostileKeys() {
    let marks = (0..<20_000).map {
      String(repeating: "…", count: $0 % 7 + 1) + String($0, radix: 2).map { $0 == "0" ? "!" : "?" }
    }
    #expect(
      Set(AccessorTree(marks.map { TextID(table: "T", key: TableKey($0)) }).paths.map { $0.path[0] }).count == 20_000)
    let deep = ["a", "b"].map { Array(repeating: "x", count: 50_000).joined(separator: ".") + $0 }
    let tree = AccessorTree(deep.map { TextID(table: "T", key: TableKey($0)) })
    #expect(tree.paths.count == 2 && tree.paths.allSatisfy { $0.path.count == 24 })
    let ids = (marks + deep).map { TextID(table: "T", key: TableKey($0)) }
    let swiftGen = AccessorTree(swiftGen: ids, isFlat: false, hasTableNames: false, typeName: "L10n")
    #expect(swiftGen.paths.count == 20_002 && swiftGen.paths.allSatisfy { $0.path.count <= 24 })
  }

  private func catalog(_ keys: [String], style: GenerateSettings.Style) -> Catalog {
    catalog(
      keys.enumerated().map { index, key in
        let name = key.filter { $0.isLetter }.prefix(8)
        let text = index % 2 == 0 || name.isEmpty ? "Text \(index)" : "Text \(index) %@"
        return "/* %1$@ = \(name) */\n\(StringsWriter.quoted(key)) = \"\(text)\";\n"
      }.joined(), style: style)
  }

  private func catalog(_ table: String, style: GenerateSettings.Style = .structured) -> Catalog {
    var configuration = Configuration()
    configuration.generate.style = style
    var loader = CatalogLoader(configuration)
    return loader.catalog(of: [SourceFile(path: "en.lproj/T.strings", bytes: Array(table.utf8))])
  }
}
