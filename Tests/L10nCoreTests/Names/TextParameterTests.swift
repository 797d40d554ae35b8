import L10nCore
import L10nSyntax
import Testing

struct TextParameterTests {
  /// A comment, a text, and the parameters as Swift writes them.
  @Test(arguments: [
    ("", "Play", ""), ("", "%@", "_ String"), ("%@ = title", "%@", "title String"),
    ("%1$@ = title, %2$lld = count", "%2$lld × %1$@", "title String, count Int"),
    ("%@ = title, %lld = count", "%@ %lld", "title String, count Int"), ("%@=title", "%@", "title String"),
    ("%1$@ = the author's name", "%@", "the String"), ("%@ = user-name", "%@", "user String"),
    ("%@ = name. Shown beside %@.", "%@", "name String"), ("100 % = all", "%@", "_ String"),
    ("%1$@ = name, %2$@ = name, %3$@ = name", "%1$@ %2$@ %3$@", "name String, name2 String, name3 String"),
    ("%@ = self", "%@", "selfValue String"), ("%@ = class", "%@", "class String"), ("%@ = ", "%@", "_ String"),
    ("%2$@ = argument1", "%1$@ %2$@", "_ String, argument12 String"), ("%@ = 2nd", "%@", "_2nd String"),
    ("%@ = Größe", "%@", "größe String"),
    ("", "%d %u %.1f %x %c %s %llu", "_ Int, _ UInt, _ Double, _ UInt, _ Int, _ String, _ UInt"),
    ("", "%*d", "_ Int, _ Int"),
  ])
  func takesNamesFromTheComment(comment: String, text: String, expected: String) throws {
    var loader = CatalogLoader(Configuration())
    // The comment of a later entry: those at the start of a file may be about the file.
    let table = "first = \"\";\n\n/* \(comment) */\nkey = \"\(text)\";\n"
    let catalog = loader.catalog(of: [SourceFile(path: "en.lproj/T.strings", bytes: Array(table.utf8))])
    let entry = try #require(catalog.developmentEntries[TextID(table: "T", key: "key")])
    let parameters = entry.parameters.map { "\($0.name ?? "_") \($0.type.rawValue)" }
    #expect(parameters.joined(separator: ", ") == expected)
  }

  /// The arguments with a format, the comment, the text, and the parameters as Swift writes them.
  @Test(arguments: [
    (["position"], "%1$@ = position, %2$@ = duration", "%1$@ of %2$@", "position Swift.Duration, duration String"),
    (["2"], "%1$@ = position, %2$@ = duration", "%1$@ of %2$@", "position String, duration Swift.Duration"),
    (["argument1"], "", "%@", "_ Swift.Duration"),
    (["1", "argument2"], "", "%@ %@", "_ Swift.Duration, _ Swift.Duration"),
    (["count"], "%lld = count", "%lld", "count Int"), (["nobody", "0", "3", ""], "", "%@ %@", "_ String, _ String"),
    (["argument1"], "%@ = name", "%@", "name String"), (["1"], "", "%2$@", "_ String, _ String"),
    (["1"], "", "Play", ""),
  ])
  func takesFormatsFromTheConfiguration(formatted: [String], comment: String, text: String, expected: String) throws {
    let place = SourceLocation(Configuration.fileName, 0..<0)
    var configuration = Configuration()
    configuration.arguments["key"] = formatted.map {
      ArgumentDeclaration($0, ArgumentFormat(DurationFunction()), keyLocation: place, location: place)
    }
    var loader = CatalogLoader(configuration)
    let table = "first = \"\";\n\n/* \(comment) */\nkey = \"\(text)\";\n"
    let catalog = loader.catalog(of: [SourceFile(path: "en.lproj/T.strings", bytes: Array(table.utf8))])
    let entry = try #require(catalog.developmentEntries[TextID(table: "T", key: "key")])
    let parameters = catalog.parameters(of: entry)
    #expect(parameters.map { "\($0.name ?? "_") \($0.type.rawValue)" }.joined(separator: ", ") == expected)
    #expect(parameters.allSatisfy { ($0.type == .duration) == ($0.format != nil) })
  }

  /// The key, the text, and the forms of its numbers: those that are only heard are not grouped.
  @Test(arguments: [
    ("jump.label", "%lld", ["group-off"]), ("skip.text", "%lld", ["group-off"]), ("ad.text", "%lld", [nil]),
    ("moved.announcement", "%@ %lld", [nil, "group-off"]), ("loading.text", "%lld", ["group-off"]),
    ("drawn.label", "%lld", [nil]), ("ad.count.text", "%lld", [nil]), ("ad.value", "%@ %.1f %llu", [nil, nil, nil]),
    ("own.label", "%lld", ["group-min2"]),
  ])
  func groupsNoDigitsOfWhatIsOnlySpoken(key: String, text: String, forms: [String?]) throws {
    let place = SourceLocation(Configuration.fileName, 0..<0)
    func entry(_ style: GenerateSettings.Style) throws -> (catalog: Catalog, entry: CatalogEntry) {
      var configuration = Configuration()
      configuration.generate.style = style
      configuration.controls = [
        ControlDeclaration(
          name: "skip", tag: 1, stateNames: nil,
          texts: [
            ControlTextDeclaration(kind: .label, state: nil, key: "skip.text", location: place),
            ControlTextDeclaration(kind: .text, state: nil, key: "ad.text", location: place),
          ], visibleText: "drawn.label", location: place)
      ]
      configuration.announcements = [AnnouncementDeclaration(key: "loading.text")]
      configuration.arguments["own.label"] = [
        ArgumentDeclaration("1", ArgumentFormat(NumberFunction("group-min2")), keyLocation: place, location: place)
      ]
      var loader = CatalogLoader(configuration)
      let catalog = loader.catalog(of: [
        SourceFile(path: "en.lproj/T.strings", bytes: Array("\"\(key)\" = \"\(text)\";".utf8))
      ])
      return (catalog, try #require(catalog.developmentEntries[TextID(table: "T", key: TableKey(key))]))
    }
    let (catalog, spoken) = try entry(.structured)
    #expect(catalog.parameters(of: spoken).map { $0.format?.function.numberForm?.text } == forms)
    #expect(Set(catalog.formats.compactMap { $0.function.numberForm?.text }) == Set(forms.compactMap(\.self)))
    let (bundle, drawn) = try entry(.bundle)
    #expect(bundle.parameters(of: drawn).allSatisfy { $0.format?.function.numberForm?.text != "group-off" })
  }
}
