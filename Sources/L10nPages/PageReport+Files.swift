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
    return overview + player
      + locales.enumerated().map { position, locale in
        PageFile(
          name: names.locales[position],
          text: LocalePage(self, locale, index, file: names.locales[position]).text(in: frame))
      }
  }
}
