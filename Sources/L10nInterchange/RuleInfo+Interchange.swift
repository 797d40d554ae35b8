package import L10nCore

extension RuleInfo {
  /// Every kind of finding that converting, importing and extracting report, in order of the ids.
  package static let interchange = [
    RuleInfo("conversion-loss", .warning, "The target format cannot hold something of a text."),
    RuleInfo(
      "extraction-conflict", .warning, "The code gives a text that differs from that of the table or of another use."),
    RuleInfo("import-arguments", .error, "A translation takes different arguments from the development text."),
    RuleInfo(
      "import-damage", .error, "A text comes back damaged: a no-break space, an escape, quotation marks, its state."),
    RuleInfo("import-duplicate", .error, "A text is translated twice in one file."),
    RuleInfo("import-element", .error, "A translation has an XML element that represents no text."),
    RuleInfo("import-incomplete", .error, "A text is translated except for one of its parts."),
    RuleInfo(
      "import-language", .error, "A file is in a language that the catalog does not translate into."),
    RuleInfo("import-missing-category", .warning, "A plural category that the language needs is missing."),
    RuleInfo("import-missing-other", .error, "A translation has no plural form 'other'."),
    RuleInfo("import-plural-category", .error, "A form is for a plural category that the language lacks."),
    RuleInfo("import-review", .warning, "A reviewer has found a text wrong, and says why."),
    RuleInfo("import-source-changed", .warning, "The development text has changed since the export."),
    RuleInfo("import-source-copy", .error, "The development text is used as a translation."),
    RuleInfo("import-unknown-form", .error, "A translation has a form that the development text lacks."),
    RuleInfo("import-unknown-key", .error, "No table has the key that a file translates."),
    RuleInfo("import-unknown-table", .error, "No table of the catalog belongs to a part of a file."),
    RuleInfo("import-untranslatable", .error, "A text is translated that is the same in all languages."),
    RuleInfo("inapplicable-change", .error, "A change does not fit what the table holds."),
    RuleInfo("invalid-arb", .error, "An ARB file, or a message in it, is malformed."),
    RuleInfo("key-map-conflict", .warning, "A text keeps its key, because it would not come back the same."),
    RuleInfo("key-map-missing", .warning, "A key map lacks a key, so its text keeps it."),
    RuleInfo("key-map-taken", .error, "A table has a key already that the key map gives to another text."),
    RuleInfo("tbx-syntax", .error, "A TBX file is malformed."),
    RuleInfo("term-conflict", .warning, "A termbase and l10n.yml say different things of a word."),
    RuleInfo("tmx-syntax", .error, "A TMX file is malformed."),
    RuleInfo(
      "unclear-text", .note, "A text of Swift code is not extracted, because its key depends on a type or on a run."),
    RuleInfo("xliff-syntax", .error, "An XLIFF file is malformed, or has something that is not read."),
  ]
}
