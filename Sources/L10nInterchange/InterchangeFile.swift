internal import L10nCore
internal import L10nRuntime
package import L10nSyntax

/// A file in another format, with what its place says of it.
package struct InterchangeFile: Sendable {
  /// The path that diagnostics show.
  package let path: String

  /// The name that its table gets.
  package let table: String

  /// The language, named as an `.lproj` directory is; `nil` to take what the file itself says.
  package let locale: String?

  /// The language that the file's place names where nothing else does.
  package let placeLocale: String?

  package let source: SourceText

  package init(path: String, table: String, locale: String?, placeLocale: String? = nil, bytes: [UInt8]) {
    (self.path, self.table, self.locale, self.placeLocale) = (path, table, locale, placeLocale)
    source = SourceText(decoding: bytes)
  }
}

extension InterchangeFile {
  /// A finding at a place of the file.
  func diagnostic(
    _ id: String, _ severity: Severity, _ message: String, at range: Range<Int>, key: TableKey? = nil,
    help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      id, severity, message, at: SourceLocation(path, range),
      subject: Diagnostic.Subject(locale: locale, table: table, key: key?.text), help: help)
  }

  /// What a reader of the file's syntax found.
  func diagnostics(_ findings: [StringsFinding]) -> [Diagnostic] {
    findings.map {
      Diagnostic(
        $0, at: SourceLocation(path, $0.range), subject: Diagnostic.Subject(locale: locale, table: table))
    }
  }

  /// What is wrong with the file's bytes.
  var encodingDiagnostics: [Diagnostic] {
    if SourceEdits(source).canEdit { return [] }
    return [diagnostic("invalid-utf8", .error, "the file is not in UTF-8", at: 0..<0, help: "save it in UTF-8")]
  }

  /// The language of the file.
  ///
  /// - Parameter declared: what the file itself says.
  /// - Returns: the name and the tag; `und` with a diagnostic where nothing names the language.
  func language(declared: String?) -> (name: String, tag: LanguageTag?, diagnostics: [Diagnostic]) {
    if let name = locale ?? declared ?? placeLocale, let tag = LanguageTag(directoryName: name) {
      // Of two names of one language that of the place, as zh_TW for zh-TW.
      let own = locale ?? placeLocale.flatMap { LanguageTag(directoryName: $0) == tag ? $0 : nil }
      return (own ?? name, tag, [])
    }
    let message = declared.map { "'\($0)' is not a language tag" } ?? "the file does not say its language"
    return ("und", nil, [diagnostic("locale-name", .error, message, at: 0..<0, help: "name it with --locale")])
  }
}
