package import L10nCore
package import L10nRuntime
package import L10nSyntax

/// The configuration of XCStrings Tool in a target's folder, with the parts that l10n cannot migrate.
package struct XCStringsToolFile: Sendable {
  /// The name of the file without its extension.
  package static let name = "xcstrings-tool-config"

  package private(set) var access = GenerateSettings.Access.internal
  package private(set) var development: LanguageTag?

  /// Errors if it is not YAML; otherwise a warning or note for each part that is not migrated, with its place.
  package private(set) var diagnostics: [Diagnostic] = []

  package let source: SourceText

  /// - Parameter path: the path of the file in diagnostics. JSON is YAML, too.
  package init(_ bytes: [UInt8], path: String) {
    source = SourceText(decoding: bytes)
    let found = YAMLSource.findings(in: source, path: path) { root, reader in read(root, &reader) }
    diagnostics = (diagnostics + found).sorted(by: Diagnostic.precedes)
  }

  private mutating func read(_ root: SettingValue, _ reader: inout SettingReader) {
    for (name, key, value) in reader.entries(of: root, what: "the configuration of XCStrings Tool", known: nil) {
      let location = reader.location(of: key)
      switch name {
      case "accessLevel":
        guard let text = reader.string(value) else { continue }
        if let level = GenerateSettings.Access(rawValue: text) {
          access = level
        } else {
          report(.warning, "'\(text)' is not an access level, so code is internal", at: reader.location(of: value))
        }
      case "developmentLanguage": development = reader.tag(value)
      case "convertFromSnakeCase":
        if reader.string(value) == "true" { report(.warning, "names keep their underscores", at: location) }
      case "importsUseExplicitAccessLevel": report(.note, "imports always have an access level", at: location)
      case "verbose": report(.note, "l10n says what it does without being asked", at: location)
      default: report(.warning, "'\(name)' is not an XCStrings Tool setting that l10n knows", at: location)
      }
    }
  }

  private mutating func report(_ severity: Severity, _ message: String, at location: SourceLocation) {
    diagnostics.append(Diagnostic("conversion-loss", severity, message, at: location))
  }
}
