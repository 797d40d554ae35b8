import L10nCore
import L10nRuntime
import L10nSyntax

extension TableFile {
  /// The language that the file's path names, as an `.lproj` directory is named; `nil` for the texts of the code, and
  /// for a path that names none.
  var namedLanguage: String? {
    let name = place.directory
    if name.isEmpty || name == "Base" || name == CatalogPlace.multilingual { return nil }
    // Folders are named as `.lproj` directories are; gettext's and files have their own spelling.
    if path.contains("\(name)/"), !path.contains("/LC_MESSAGES/") { return name }
    return LanguageTag(translationName: name)?.code(named: name) ?? name
  }

  /// The language of the file.
  ///
  /// - Parameter declared: the language that the file declares, for one whose path names none.
  /// - Returns: the name and the tag; `und` with a diagnostic if nothing names the language.
  func language(declared: String?) -> (name: String, tag: LanguageTag?, diagnostics: [Diagnostic]) {
    for case let name? in [namedLanguage, declared] {
      if let tag = LanguageTag(directoryName: name) { return (name, tag, []) }
    }
    let message = declared.map { "'\($0)' is not a language tag" } ?? "the file does not say its language"
    return ("und", nil, [diagnostic("locale-name", .error, message, at: 0..<0, help: "name it with --locale")])
  }

  /// A finding at a range of the file.
  func diagnostic(
    _ id: String, _ severity: Severity, _ message: String, at range: Range<Int>, key: TableKey? = nil,
    help: String? = nil
  ) -> Diagnostic {
    Diagnostic(id, severity, message, at: location(range), subject: subject(key: key?.text), help: help)
  }

  /// The findings of a reader of the file's syntax, as diagnostics.
  func diagnostics(_ findings: [StringsFinding]) -> [Diagnostic] {
    findings.map { Diagnostic($0, at: location($0.range), subject: subject()) }
  }
}
