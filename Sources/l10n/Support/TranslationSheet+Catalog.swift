import L10nCore
import L10nInterchange
import L10nPages
import L10nRuntime
import L10nSyntax

extension TranslationSheet {
  /// The sheets of all translated locales of a catalog, with the texts and units of `l10n export`.
  static func sheets(of catalog: Catalog) -> [TranslationSheet] {
    let export = XLIFFExport(catalog)
    let places = CatalogPlaces(catalog.files.lazy.map(\.path), in: catalog.configuration.folder)
    return catalog.translationIndices.map { locale in
      let requirements = PluralRequirements(for: catalog.locales[locale].tag)
      let files = export.document(locale: locale).files.map { file in
        let table = places[file.original]?.table ?? file.original
        return File(original: file.original, texts: texts(of: file, inTable: table, requirements))
      }
      return TranslationSheet(locale: locale, files: files)
    }
  }

  private static func texts(
    of file: XLIFFFile, inTable table: String, _ requirements: PluralRequirements
  ) -> [Text] {
    var texts: [Text] = []
    var units = file.units[...]
    while let first = units.first {
      let key = UnitID(first.id).key
      let own = units.prefix { UnitID($0.id).key == key }
      units = units.dropFirst(own.count)
      texts.append(
        Text(
          id: TextID(table: table, key: key),
          needsReview: own.contains { $0.state == .needsReview || $0.state == .stale },
          parts: own.map { Part($0, requirements) }))
    }
    return texts
  }
}

extension TranslationSheet.Part {
  fileprivate init(_ unit: XLIFFUnit, _ requirements: PluralRequirements) {
    let part = UnitID(unit.id).part
    let category = part.form.flatMap { $0.rule == .plural ? PluralCategory(rawValue: $0.category) : nil }
    // A category without numbers in the language is for 0.
    let isZero = category == .zero && requirements.integers(selecting: .zero).isEmpty
    let names = part.choices.map(\.key) + [part.form?.variable, part.form?.category].compactMap { $0 }
    self.init(
      unit: unit.id, source: unit.source, target: unit.target, name: names.joined(separator: " "),
      numbers: category.flatMap { requirements.examples(of: $0) },
      isOfOneNumber: isZero || category.map { requirements.onlyInteger(selecting: $0) != nil } ?? false,
      isRequired: !isZero && !(category.map { requirements.onlyMillions.contains($0) } ?? false))
  }
}
