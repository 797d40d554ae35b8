import L10nCompiler
import L10nCore
import L10nPages
import L10nRuntime

/// Catalogs for tests, with the services of a plain formatter.
enum PageFixture {
  /// A text that tries to be markup, to end a script, and to change the direction of the text around it.
  static let hostile = #"</script><script>alert(1)</script><img src=x onerror=alert(2)>" & '\#u{202E}evil\#u{0}"#

  /// The services without ICU.
  static var services: PageServices {
    PageServices(
      format: { message, tag, arguments in
        let formatter = MessageFormatter(pluralRules: PluralRules(for: tag), isRightToLeft: tag.isRightToLeft)
        return try? formatter.format(message, arguments)
      },
      name: { tag, reader in reader == nil ? "own \(tag)" : "name of \(tag)" })
  }

  /// A catalog of tables by path.
  static func catalog(_ files: [String: String], _ configuration: Configuration = Configuration()) -> Catalog {
    var configuration = configuration
    configuration.development = configuration.development ?? "en"
    var loader = CatalogLoader(configuration)
    return loader.catalog(of: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
  }

  /// The texts of the pages by the names of their files.
  static func pages(_ catalog: Catalog, findings: [PageFinding] = []) -> [String: String] {
    let report = PageReport(
      catalog, title: "Title", findings: findings, uncheckedRules: ["glossary"], services: services, version: "1.2.3")
    return Dictionary(report.files.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
  }

  /// Settings with a control of two states.
  static var controls: Configuration {
    let place = SourceLocation("l10n.yml", 0..<0)
    func text(_ kind: ControlTextKind, _ state: ControlState?, _ key: String) -> ControlTextDeclaration {
      ControlTextDeclaration(kind: kind, state: state, key: key, location: place)
    }
    var configuration = Configuration()
    configuration.controls = [
      ControlDeclaration(
        name: "buttonPlay", tag: 1, stateNames: ["play", "pause"],
        texts: [text(.label, .primary, "play"), text(.label, .secondary, "pause"), text(.hint, nil, "hint")],
        location: place),
      ControlDeclaration(name: "separator", tag: 2, stateNames: nil, texts: [], location: place),
    ]
    configuration.together = [ControlGroup(name: "liveWithTimeline", controls: ["buttonPlay", "separator"])]
    return configuration
  }
}
