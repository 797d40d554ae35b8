package import L10nCore

/// What is said of a kind of finding that converting and importing report.
package struct InterchangeFinding: Sendable {
  package let id: String
  package let severity: Severity

  /// What is wrong, one sentence.
  package let summary: String

  private init(_ id: String, _ severity: Severity, _ summary: String) {
    (self.id, self.severity, self.summary) = (id, severity, summary)
  }

  /// Every kind, in order of the ids.
  package static let all = [
    InterchangeFinding("conversion-loss", .warning, "The target format cannot hold something of a text."),
    InterchangeFinding("import-arguments", .error, "A translation takes other arguments than the development text."),
    InterchangeFinding("import-duplicate", .error, "A text is translated twice in one file."),
    InterchangeFinding("import-incomplete", .error, "A text is translated but for one of its parts."),
    InterchangeFinding(
      "import-language", .error, "A file is in a language that the catalog does not translate into."),
    InterchangeFinding("import-missing-category", .warning, "A plural category that the language needs is missing."),
    InterchangeFinding("import-missing-other", .error, "A translation has no plural form 'other'."),
    InterchangeFinding("import-plural-category", .error, "A form is for a plural category that the language lacks."),
    InterchangeFinding("import-source-changed", .warning, "The development text has changed since the export."),
    InterchangeFinding("import-unknown-form", .error, "A translation has a form that the development text lacks."),
    InterchangeFinding("import-unknown-key", .error, "No table has the key that a file translates."),
    InterchangeFinding("import-unknown-table", .error, "No table of the catalog belongs to a part of a file."),
    InterchangeFinding("import-untranslatable", .error, "A text is translated that is the same in all languages."),
    InterchangeFinding("inapplicable-change", .error, "A change does not fit what the table holds."),
    InterchangeFinding("invalid-arb", .error, "An ARB file, or a message in it, is malformed."),
    InterchangeFinding("invalid-po", .error, "A PO file is malformed, or not in UTF-8."),
    InterchangeFinding("key-map-conflict", .warning, "A text keeps its key, for it would not come back as it was."),
    InterchangeFinding("key-map-missing", .warning, "A key map lacks a key, so its text keeps it."),
    InterchangeFinding("key-map-taken", .error, "A table has a key already that the key map gives to another text."),
    InterchangeFinding("xliff-syntax", .error, "An XLIFF file is malformed, or holds what is not read."),
  ]
}
