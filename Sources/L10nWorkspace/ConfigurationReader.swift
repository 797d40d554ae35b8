import L10nCore
import L10nSyntax
import Yams

/// Reads the YAML tree of `l10n.yml`.
struct ConfigurationReader {
  let source: SourceText
  let lines: LineTable
  let path: String
  var diagnostics: [Diagnostic] = []

  /// Where files that are named may lie; `nil` for anywhere.
  var bounds: ProjectBounds?

  init(source: SourceText, path: String) {
    self.source = source
    lines = LineTable(source)
    self.path = path
  }

  /// Calls a function for the YAML of a file, unless it is empty.
  /// - Returns: what it reported, or that the file is no YAML.
  static func findings(
    in source: SourceText, path: String, _ read: (Node, inout ConfigurationReader) -> Void
  ) -> [Diagnostic] {
    var reader = ConfigurationReader(source: source, path: path)
    do {
      if let root = try YAMLDocument.root(of: source.utf8) { read(root, &reader) }
    } catch {
      reader.diagnostics = [reader.diagnostic(for: error)]
    }
    return reader.diagnostics
  }

  mutating func read(_ root: Node, into configuration: inout Configuration) {
    let names =
      [
        CatalogFolder.pointerName, "development", "locales", "partial", "tables", "format", "layers", "controls",
        "announcements", "foreign-words", "together", "concepts", "generate", "code", "rules", "arguments", "markup",
        "digits",
      ] + Self.gateNames + ["profiles"]
    for (name, _, value) in entries(of: root, what: "the configuration", known: names) {
      switch name {
      case CatalogFolder.pointerName:
        guard string(value).map({ isInProject($0, at: value, help: "name that folder instead of this one") }) ?? true
        else { continue }
        report(
          "'\(name)' leads to another folder and stands in a file of its own", at: value,
          help:
            "write the other settings into the \(Configuration.fileName) of that folder, which has no '\(name)' itself")
      case "development": configuration.development = tag(value)
      case "locales": configuration.locales = tags(value)
      case "partial": configuration.partialLocales = tags(value).map(\.tag)
      case "tables": readTables(value, into: &configuration)
      case "format": configuration.syntax = syntax(value) ?? configuration.syntax
      case "layers": configuration.layers = self.names(value)
      case "controls": configuration.controls = controls(value)
      case "announcements": configuration.announcements = announcements(value)
      case "foreign-words": configuration.foreignWords = foreignWords(value)
      case "together": configuration.together = groups(value)
      case "concepts": configuration.concepts = concepts(value)
      case "generate": readGenerate(value, into: &configuration.generate)
      case "code": configuration.code = code(value)
      case "rules": readRules(value, into: &configuration.rules)
      case "profiles": configuration.profiles = profiles(value)
      case "arguments": configuration.arguments = arguments(value)
      case "markup": configuration.markup = markup(value)
      case "digits": configuration.digits = digits(value) ?? configuration.digits
      default: readGate(name, value, into: &configuration.gate)
      }
    }
    checkGroups(of: configuration)
  }

  private mutating func readGenerate(_ node: Node, into settings: inout GenerateSettings) {
    let known = ["name", "access", "style", "table-names", "keep-going"]
    for (name, _, value) in entries(of: node, what: "'generate'", known: known) {
      switch name {
      case "name":
        guard let text = string(value) else { continue }
        if GeneratedTypes.used.union(GeneratedTypes.usedByBundles).contains(text) {
          report("'\(text)' is a type that generated code needs", at: value, help: "write a name such as PlayerStrings")
        } else if SwiftIdentifier.upperCamel(text) == text {
          settings.name = text
        } else {
          report("'\(text)' is no name of a Swift type", at: value, help: "write a name such as PlayerStrings")
        }
      case "access": settings.access = named(value, "access level") ?? settings.access
      case "table-names": settings.tableNames = named(value, "place for names of tables") ?? settings.tableNames
      case "keep-going": settings.keepsGoing = boolean(value) ?? settings.keepsGoing
      default: settings.style = named(value, "style") ?? settings.style
      }
    }
  }

  /// One of an enum's values, as it is spelled in the file.
  private mutating func named<Choice: RawRepresentable<String> & CaseIterable>(
    _ node: Node, _ what: String
  ) -> Choice? {
    choice(node, among: Array(Choice.allCases), what: what) { $0.rawValue }
  }
}
