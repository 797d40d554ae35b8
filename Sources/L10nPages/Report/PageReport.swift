package import L10nCore

/// The data of a catalog's pages.
///
/// The pages are the same for the same catalog on every machine with the same ICU.
package struct PageReport {
  let catalog: Catalog

  /// The title of the catalog: its folder's name.
  let title: String

  /// In the order of reports.
  let findings: [PageFinding]

  /// The findings on the overview: equal findings for many texts are combined, and no rule fills the page.
  let shownFindings: [PageFinding]

  /// The number of findings that the overview shows neither alone nor combined.
  let hiddenFindingCount: Int

  /// The number of findings that a baseline holds, and that the pages do not show.
  let knownCount: Int

  /// The rules that could not run because they need configuration.
  let uncheckedRules: [String]

  let services: PageServices

  /// The version of the tool.
  let version: String

  /// The locales with their texts: the development language's first, then the others by name.
  let locales: [LocaleTexts]

  let developmentLanguage: PageLanguage

  /// The missing texts, which tell the languages in progress.
  let gaps: TranslationGaps

  /// The sheets for translators, by the locale's index in the catalog.
  let sheets: [Int: TranslationSheet]

  /// - Parameters:
  ///   - shown: the findings of the overview; `nil` for all.
  ///   - sheets: of the locales that get a translation page.
  package init(
    _ catalog: Catalog, title: String, findings: [PageFinding],
    shown: (findings: [PageFinding], hiddenCount: Int)? = nil, knownCount: Int = 0, uncheckedRules: [String] = [],
    services: PageServices,
    version: String, sheets: [TranslationSheet] = []
  ) {
    self.sheets = Dictionary(sheets.map { ($0.locale, $0) }) { first, _ in first }
    (shownFindings, hiddenFindingCount) = shown ?? (findings, 0)
    (self.catalog, self.title, self.findings, self.uncheckedRules) = (catalog, title, findings, uncheckedRules)
    self.knownCount = knownCount
    (self.services, self.version) = (services, version)
    gaps = TranslationGaps(catalog)
    let stale = StaleTexts(catalog)
    developmentLanguage = services.language(catalog.development)
    let order = catalog.developmentIndices + catalog.translationIndices
    locales = order.map { index in
      let locale = catalog.locales[index]
      return LocaleTexts(catalog, locale: index, language: services.language(locale.tag), stale: stale)
    }
  }
}
