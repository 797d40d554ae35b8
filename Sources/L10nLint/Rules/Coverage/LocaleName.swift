import L10nCore
import L10nRuntime

extension Rule {
  static let localeName: Rule = Rule(
    id: "locale-name", severity: .warning, reach: .allKeys,
    summary: "The name of an .lproj directory, or of a language in a String Catalog, is not a canonical language tag."
  ) { context, _ in
    let clashing = Set(LanguageName.clashes(in: context.catalog).joined().map(\.file.path))
    return LanguageName.all(in: context.catalog).compactMap { language in
      let canonical = language.tag.description
      let subject = language.file.subject()
      if let meant = languagesOfCountries[language.tag.language] {
        return Diagnostic(
          "'\(language.name)' names a country, no language", at: language.location, subject: subject,
          help: "rename it to \(language.written(as: meant))")
      }
      // If a name may be anything, other tools determine the spelling of languages: `pt_BR.json`.
      guard language.file.place.format.layout.marksDirectories, !canonical.utf8.elementsEqual(language.name.utf8),
        !clashing.contains(language.file.path)
      else { return nil }
      return Diagnostic(
        "'\(language.name)' is not the canonical name of its language", at: language.location, subject: subject,
        help: "rename it to \(language.written(as: canonical))")
    }
  }

  /// Country codes that are not language codes, and the languages that they are used for.
  private static let languagesOfCountries = [
    "cn": "zh-Hans", "cz": "cs", "dk": "da", "gr": "el", "jp": "ja", "ua": "uk", "vn": "vi",
  ]
}
