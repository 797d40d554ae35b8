package import L10nCore
internal import L10nRuntime
internal import L10nSyntax

/// Exports a catalog for translators: the texts of the development language beside those of another.
///
/// Texts of override layers are left out, and so are texts that are the same in all languages.
package struct XLIFFExport {
  private let catalog: Catalog
  private let isForXcode: Bool
  private let onlyMissing: Bool
  private let folder: String

  /// The memory that proposes translations for untranslated texts; `nil` if none are wanted.
  package var memory: (memory: TranslationMemory, least: Int)?

  /// The terms that translators are told about.
  package var termbase = Termbase()

  /// - Parameters:
  ///   - version: the version to write; Xcode expects different parts.
  ///   - onlyMissing: whether to export only texts without a translation, and those that lack a plural form that their
  ///     language needs.
  ///   - folder: the path of the catalog's folder below the project's, which originals begin with.
  package init(
    _ catalog: Catalog, for version: XLIFFVersion = .v1, onlyMissing: Bool = false, folder: String = ""
  ) {
    (self.catalog, self.onlyMissing, isForXcode) = (catalog, onlyMissing, version == .xcode)
    self.folder = folder.isEmpty ? "" : folder + "/"
  }

  /// The texts for one locale: one file for each table, tables by name, texts in the order of the development language.
  ///
  /// Plural forms are those of the target language, and `zero` if the development language has one, which is for the
  /// number 0 in every language. Tables without a text to translate are left out, and so are those in another directory
  /// of the same language.
  /// - Parameter locale: an index in `Catalog.locales`.
  package func document(locale: Int) -> XLIFFDocument {
    let requirements = PluralRequirements(for: catalog.locales[locale].tag)
    let tag = catalog.locales[locale].tag
    let tables = catalog.developmentTables.filter { catalog.owner(ofTable: $0.name, in: tag) == locale }
    let files = tables.flatMap { table in
      let texts = catalog.texts(ofTable: table.name, locale: locale)
      let translations = Dictionary(texts.map { ($0.key, $0) }) { $1 }
      let units = catalog.developmentTexts(ofTable: table.name).filter(\.isTranslatable).flatMap { unit in
        self.units(of: unit, translation: translations[unit.key], requirements)
      }
      // For Xcode each file of the table is a separate part, in the order of names.
      let parts =
        isForXcode
        ? Dictionary(grouping: units) { $0.location?.path ?? table.file.path }.sorted { $0.key < $1.key }
        : [(key: table.file.templatePath, value: units)]
      return parts.map { path, units in
        XLIFFFile(
          original: folder + path, sourceLanguage: catalog.development.description,
          targetLanguage: catalog.locales[locale].tag.description, units: units)
      }
    }
    return withTerms(withMatches(XLIFFDocument(files: files.filter { !$0.units.isEmpty }), locale), tag)
  }

  /// The document with the terms in its texts.
  private func withTerms(_ document: XLIFFDocument, _ language: LanguageTag) -> XLIFFDocument {
    if termbase.concepts.isEmpty { return document }
    let terms = UnitTerms(termbase, from: catalog.development, into: language)
    var document = document
    for file in document.files.indices {
      for unit in document.files[file].units.indices {
        document.files[file].units[unit].terms = terms.terms(in: document.files[file].units[unit].source)
      }
    }
    return document
  }

  /// The document with the memory's proposals for plain texts without a translation, at most three for each.
  private func withMatches(_ document: XLIFFDocument, _ locale: Int) -> XLIFFDocument {
    guard let memory else { return document }
    let suggestions = MemorySuggestions(for: catalog, from: memory.memory, least: memory.least)
    let gaps = TranslationGaps(catalog)[locale]
    let proposals = suggestions.proposals(in: [locale], for: { _ in gaps }, limit: 3)
    let matches = Dictionary(
      proposals.filter { $0.source.plain != nil }.map { ($0.id.key.text, $0) }, uniquingKeysWith: { first, _ in first })
    var document = document
    for file in document.files.indices {
      for unit in document.files[file].units.indices where document.files[file].units[unit].target == nil {
        let own = document.files[file].units[unit]
        // Keys of other tables may be the same.
        if let proposal = matches[own.id], proposal.source.plain == own.source {
          document.files[file].units[unit].matches = proposal.matches
        }
      }
    }
    return document
  }

  private func units(
    of development: TextUnit, translation: TextUnit?, _ requirements: PluralRequirements
  ) -> [XLIFFUnit] {
    let translation = translation?.state == .new ? nil : translation
    let texts = TranslationParts(of: development, translation, requirements)
    if onlyMissing, translation != nil, texts.isWhole { return [] }
    let isRule = isForXcode && development.location?.path.hasSuffix(".stringsdict") == true
    // A format that only shows a variable has no part.
    let isAlone = texts.parts.map(\.part).allSatisfy {
      $0.form != nil && $0.form?.variable == nil && $0.choices.isEmpty
    }
    let format = isRule && isAlone ? formatUnit(of: development, texts.shape, isTranslated: translation != nil) : nil
    return (format.map { [$0] } ?? [])
      + texts.parts.map { text in
        let note = text.part.form.flatMap { Self.note(on: $0, requirements) }
        let id = UnitID(key: development.key, part: text.part)
        let path = isRule ? id.propertyListPath(variable: texts.shape.variables.first?.name) : nil
        return XLIFFUnit(
          id: path ?? id.description, source: text.source, target: text.target,
          state: state(text.state, of: translation), notes: notes([development.comment, note]),
          location: development.location)
      }
  }

  /// The unit of a format that only shows a variable, which needs no translation but is in Xcode's files; `nil` if the
  /// translation has another name for the variable.
  private func formatUnit(of development: TextUnit, _ shape: Message, isTranslated: Bool) -> XLIFFUnit? {
    guard case .format(let source, _) = development.message.content, case .format(source, _) = shape.content,
      let id = UnitID(key: development.key, part: TextPart()).propertyListPath(variable: nil)
    else { return nil }
    return XLIFFUnit(
      id: id, source: source, target: isTranslated ? source : nil, notes: notes([development.comment]),
      location: development.location)
  }

  /// The existing notes. Xcode writes an empty one if there is none.
  private func notes(_ notes: [String?]) -> [String] {
    let given = notes.compactMap { $0 }
    return given.isEmpty && isForXcode ? [""] : given
  }

  /// The state to write. Xcode writes that of a finished translation only for String Catalogs.
  private func state(_ state: TranslationState?, of translation: TextUnit?) -> TranslationState? {
    guard isForXcode, state == .translated else { return state }
    let format = (translation?.location?.path).flatMap { TableFormat(ofFile: $0) }
    return format?.hasStates == true ? .translated : nil
  }

  /// The note that explains a plural form, because translators may not know the rules by their names.
  private static func note(on form: TextPart.Form, _ requirements: PluralRequirements) -> String? {
    guard form.rule == .plural, let category = PluralCategory(rawValue: form.category) else { return nil }
    return requirements.examples(of: category).map { "Plural form for \($0)\($0.hasSuffix("…") ? "" : ".")" }
  }
}
