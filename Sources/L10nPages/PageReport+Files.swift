extension PageReport {
  /// The pages, the overview first.
  ///
  /// - Complexity: O(*n*) in the number of texts times that of locales.
  package var files: [PageFile] {
    let names = PageNames(locales.map(\.name))
    let frame = PageFrame(self, names)
    let index = PageFindingIndex(findings)
    let overview = [PageFile(name: PageNames.overview, text: OverviewPage(self, names).text(in: frame))]
    let player =
      frame.hasPlayer ? [PageFile(name: PageNames.player, text: PlayerPage(self, index).text(in: frame))] : []
    let translations = zip(names.locales, locales).compactMap { name, locale -> PageFile? in
      guard let sheet = sheets[locale.index] else { return nil }
      let file = PageNames.translation(of: name)
      return PageFile(
        name: file, text: TranslationPage(report: self, locale: locale, sheet: sheet, file: file).text(in: frame))
    }
    return overview + player + translations
      + locales.enumerated().map { position, locale in
        PageFile(
          name: names.locales[position],
          text: LocalePage(self, locale, index, file: names.locales[position]).text(in: frame))
      }
  }
}
