import L10nRuntime

extension Catalog {
  /// The locales that texts are translated into.
  package var translationIndices: [Int] {
    let development = developmentIndices
    return locales.indices.filter { !development.contains($0) }
  }

  /// The part of a locale's chain that its readers take for their own language: the development language, which ends
  /// every chain, belongs to it only where it is written alike, as English for `en-GB`.
  package func ownChain(of index: Int) -> [Int] {
    let development = developmentIndices
    return chains[index].indices.filter {
      $0 == index || !development.contains($0) || locales[$0].lendsForms(to: locales[index])
    }
  }

  /// The base tables of a locale, the first file of each: the `.strings` where there are both formats.
  package func tableFiles(locale: Int) -> [String: TableFile] {
    Dictionary(files(locale: locale).map { ($0.place.table, $0) }) { first, _ in first }
  }
}
