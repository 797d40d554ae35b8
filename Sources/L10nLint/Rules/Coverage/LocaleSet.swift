import L10nCore
import L10nRuntime

extension Rule {
  static let localeSet: Rule = Rule(
    id: "locale-set", severity: .error, reach: .allKeys,
    summary: "The configuration's locales and the catalog's directories are not the same."
  ) { context, _ in
    guard let declared = context.configuration.locales else { return [] }
    let catalog = context.catalog
    // Layers add languages, too.
    let withoutDirectory = declared.filter { locale in !catalog.locales.contains { $0.tag == locale.tag } }
    let undeclared = catalog.locales.filter { locale in
      locale.tag != catalog.development && !declared.contains { $0.tag == locale.tag }
    }
    // A directory may have another name than its declared locale, such as zh_CN for zh-Hans.
    let missing = withoutDirectory.filter { locale in !undeclared.contains { $0.tag.isSpelledOut(like: locale.tag) } }
      .map { locale in
        Diagnostic(
          "'\(locale.tag)' has no directory", at: locale.location,
          subject: Diagnostic.Subject(locale: locale.tag.description),
          help: "add it with l10n sync, or take the locale off the list")
      }
    return missing
      + undeclared.filter { locale in !withoutDirectory.contains { $0.tag.isSpelledOut(like: locale.tag) } }
      .map { locale in
        let file = catalog.files.first { $0.place.directory == locale.directory }
        return Diagnostic(
          "'\(locale.directory)' is not among the configuration's locales", at: file?.location(0..<0),
          subject: Diagnostic.Subject(locale: locale.directory),
          help: "add '\(locale.tag)' to 'locales' in \(Configuration.fileName), or remove the directory")
      }
  }
}
