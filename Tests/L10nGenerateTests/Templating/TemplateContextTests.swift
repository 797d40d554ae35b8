import Foundation
import L10nCore
import Testing

@testable import L10nGenerate

struct TemplateContextTests {
  /// Each name that templates may use is a value, or a form of a text; and the page explains it.
  @Test func knowsItsNames() throws {
    let context = try TemplateContext(MixedCatalog.loaded(), source: "Mixed", keyMap: Self.keyMap)
    var names = names(in: context.value(for: context.locales[0]))
    names.formUnion(EscapedForm.allCases.map(\.rawValue))
    #expect(names == TemplateNames.all)
    let page = try String(
      contentsOf: MixedCatalog.folder.appending(path: "../../../../Documentation/Templates.md"), encoding: .utf8)
    for name in TemplateNames.all.union(TemplateNames.transforms).union(ReadyTemplate.allCases.map(\.rawValue)) {
      #expect(page.contains("`\(name)`"), "Documentation/Templates.md says nothing of it")
    }
  }

  /// A template, and its output for the catalog in all locales, and in French.
  @Test(arguments: [
    (
      "{{typeName}} {{access}} {{development}} {{localeCount}}", "GoldenStrings package en 5",
      "GoldenStrings package en 5"
    ),
    ("{{#locale}}{{tag}} {{isRightToLeft}}{{/locale}}", "", "fr false"),
    ("{{#locales}}{{tag}}{{^last()}} {{/last()}}{{/locales}}", "ar en fr fr-CA ja", "ar en fr fr-CA ja"),
    (
      "{{#tables}}{{name}}{{^last()}} {{/last()}}{{/tables}}", "Catalog Main Messages Modern Other",
      "Catalog Main Messages Modern Other"
    ),
    ("{{#texts}}{{#first()}}{{key.swift}}{{/first()}}{{/texts}}", "\"Photos of 2026\"", "\"Photos of 2026\""),
  ])
  func givesValues(template: String, all: String, french: String) throws {
    #expect(try render(template) == all)
    #expect(try render(template, for: "fr") == french)
  }

  /// A text's values by its key.
  @Test(
    arguments: [
      ("play.label", "{{value}} {{isTranslated}}", "fr", "Lire true"),
      ("interpolation", "{{isTranslated}}", "ja", "false"),
      ("videos.count", "{{isPlural}} {{#forms}}{{category}} {{/forms}}", nil, "true one other "),
      (
        "args.types",
        "{{#arguments}}{{position}}{{name}}:{{swiftType}}/{{kotlinType}}/{{typeScriptType}} {{/arguments}}", nil,
        "1count:Int/Long/number 2size:UInt/ULong/number 3ratio:Double/Double/number 4color:UInt/ULong/number "
          + "5place:String/String/string "
      ),
      ("args.unnamed", "{{#arguments}}{{name}} {{isNamed}} {{/arguments}}", nil, "argument1 false argument2 false "),
      ("formatted.rest", "{{#arguments}}{{format}} {{swiftType}}{{/arguments}}", nil, "duration-spoken Swift.Duration"),
      (
        "class.default.init", "{{path}} {{name}} {{identifier}} {{constant}}", nil,
        "class.default.initText initText classDefaultInit CLASS_DEFAULT_INIT"
      ),
      ("再生.題", "{{kotlinConstant}} {{typeScriptName}}", nil, "再生題 \"再生題\""),
      ("play.label", "{{#translations}}{{locale}} {{/translations}}", nil, "ar en fr ja "),
    ] as [(String, String, String?, String)])
  func givesValuesOfTexts(key: String, template: String, locale: String?, expected: String) throws {
    let context = try TemplateContext(MixedCatalog.loaded(), source: "Mixed")
    guard case .object(let members) = context.value(for: try number(locale, in: context)),
      case .list(let texts)? = members.first(where: { $0.name == "texts" })?.value
    else { throw GenerationError.template("") }
    let text = try #require(texts.first { self.key(of: $0) == key })
    let source = TemplateSource(name: "t", path: "t", bytes: Array(template.utf8))
    #expect(try TemplateGenerator(source).render(text) == expected)
  }

  @Test func nestsPartialsWithoutEscaping() throws {
    let main = TemplateSource(name: "main", path: "m", bytes: Array("{{#texts}}{{>row}}{{/texts}}".utf8))
    let row = TemplateSource(name: "row", path: "r", bytes: Array("{{value}}|".utf8))
    let context = try TemplateContext(MixedCatalog.loaded(), source: "Mixed")
    let text = try #require(try TemplateGenerator(main, partials: [row]).files(context, named: "a.txt").first?.text)
    #expect(text.contains("\"") && !text.contains("&quot;") && text.split(separator: "|").count > 50)
  }

  @Test func namesAFileForEachLocale() throws {
    let context = try TemplateContext(MixedCatalog.loaded(), source: "Mixed")
    let source = TemplateSource(name: "t", path: "t", bytes: Array("{{locale.tag}}".utf8))
    let files = try TemplateGenerator(source).files(context, named: "Out/{{locale}}.lproj/x")
    #expect(files.map(\.name).sorted() == ["ar", "en", "fr-CA", "fr", "ja"].map { "Out/\($0).lproj/x" })
    #expect(files.map(\.text).sorted() == ["ar", "en", "fr", "fr-CA", "ja"])
  }

  /// A foreign key: with a form, with specifiers, and one that there is not.
  @Test func givesForeignKeys() throws {
    let template = "{{#keys}}{{name}}={{key}}:{{value}};{{/keys}}"
    #expect(
      try render(template, keyMap: Self.keyMap)
        == "x_1=play.label:Start;x_2=videos.count:%d video;x_3=args.positional:%2$@ wrote %1$s;")
    var map = KeyMap()
    map.entries = [.init(foreign: "y", keys: [DeclaredName(name: "play.lable", location: SourceLocation("k", 3..<5))])]
    let diagnostics = try TemplateContext(MixedCatalog.loaded(), source: "Mixed", keyMap: map).diagnostics
    #expect(diagnostics.map(\.message) == ["there is no text 'play.lable'"])
    #expect(diagnostics.map(\.help) == ["did you mean 'play.label'?"])
  }

  private static var keyMap: KeyMap {
    var map = KeyMap()
    map.entries = [
      .init(foreign: "x_1", keys: ["play.label"]),
      .init(foreign: "x_2", keys: ["videos.count"], form: "one", specifiers: ["%d"]),
      .init(foreign: "x_3", keys: ["args.positional"], specifiers: ["%s"]),
    ]
    return map
  }

  private func render(_ template: String, for locale: String? = nil, keyMap: KeyMap = KeyMap()) throws -> String {
    let context = try TemplateContext(MixedCatalog.loaded(), source: "Mixed", keyMap: keyMap)
    let source = TemplateSource(name: "t", path: "t", bytes: Array(template.utf8))
    return try TemplateGenerator(source).render(context.value(for: try number(locale, in: context)))
  }

  private func number(_ locale: String?, in context: TemplateContext) throws -> Int? {
    try locale.map { locale in try #require(context.locales.first { context.directory(of: $0) == locale }) }
  }

  private func key(of text: TemplateValue) -> String? {
    guard case .object(let members) = text, case .text(let key)? = members.first?.value else { return nil }
    return key
  }

  private func names(in value: TemplateValue) -> Set<String> {
    switch value {
    case .text, .flag, .number: []
    case .list(let values): values.reduce(into: []) { $0.formUnion(names(in: $1)) }
    case .object(let members): members.reduce(into: []) { $0.formUnion(names(in: $1.value).union([$1.name])) }
    }
  }
}
