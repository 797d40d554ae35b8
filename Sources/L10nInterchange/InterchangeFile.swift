package import L10nCore
internal import L10nRuntime
package import L10nSyntax

/// A file in another format, with the table and language that its path names.
package struct InterchangeFile: Sendable {
  /// The path that diagnostics show.
  package let path: String

  /// The name of its table.
  package let table: String

  /// The language, named as an `.lproj` directory is; `nil` to use the language that the file declares.
  package let locale: String?

  /// The language that the file's path names, for a file that declares none.
  package let placeLocale: String?

  package let source: SourceText

  package init(path: String, table: String, locale: String?, placeLocale: String? = nil, bytes: [UInt8]) {
    (self.path, self.table, self.locale, self.placeLocale) = (path, table, locale, placeLocale)
    source = SourceText(decoding: bytes)
  }
}

extension InterchangeFile {
  /// A file of a folder.
  ///
  /// - Parameters:
  ///   - name: the path from the folder.
  ///   - place: the table and language that the path says; `nil` if it says none.
  ///   - templates: the places of gettext's templates: the translations beside a single one are of its table.
  package init(
    path: String, _ name: String, at place: CatalogPlace?, beside templates: [CatalogPlace] = [], locale: String? = nil,
    bytes: [UInt8]
  ) {
    var table = place?.table ?? String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex))
    var language = place?.directory
    if language == "Base" { language = nil }
    if let place, place.hasDefaultName {
      let own = templates.filter { $0.folder == place.folder }
      if own.count == 1 { table = own[0].table }
    }
    // Folders are named as `.lproj` directories are; gettext's and files have their own spelling.
    if let named = language, !name.contains("\(named)/") || name.contains("/LC_MESSAGES/") {
      language = LanguageTag(translationName: named)?.code(named: named)
    }
    self.init(path: path, table: table, locale: locale, placeLocale: language, bytes: bytes)
  }

  /// A finding at a range of the file.
  func diagnostic(
    _ id: String, _ severity: Severity, _ message: String, at range: Range<Int>, key: TableKey? = nil,
    help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      id, severity, message, at: SourceLocation(path, range),
      subject: Diagnostic.Subject(locale: locale, table: table, key: key?.text), help: help)
  }

  /// The findings of a reader of the file's syntax, as diagnostics.
  func diagnostics(_ findings: [StringsFinding]) -> [Diagnostic] {
    findings.map {
      Diagnostic(
        $0, at: SourceLocation(path, $0.range), subject: Diagnostic.Subject(locale: locale, table: table))
    }
  }

  /// The language of the file.
  ///
  /// - Parameter declared: the language that the file declares.
  /// - Returns: the name and the tag; `und` with a diagnostic if nothing names the language.
  func language(declared: String?) -> (name: String, tag: LanguageTag?, diagnostics: [Diagnostic]) {
    if let name = locale ?? declared ?? placeLocale, let tag = LanguageTag(directoryName: name) {
      // Of two names of one language, the path's is used: zh_TW rather than zh-TW.
      let own = locale ?? placeLocale.flatMap { LanguageTag(directoryName: $0) == tag ? $0 : nil }
      return (own ?? name, tag, [])
    }
    let message = declared.map { "'\($0)' is not a language tag" } ?? "the file does not say its language"
    return ("und", nil, [diagnostic("locale-name", .error, message, at: 0..<0, help: "name it with --locale")])
  }
}
