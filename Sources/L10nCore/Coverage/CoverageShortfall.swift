/// A locale with fewer texts than required.
package struct CoverageShortfall: Sendable {
  /// The locale's directory, or the requested tag if the catalog does not have it.
  package let locale: String

  package let minimum: MinimumCoverage

  /// One clause.
  package let message: String

  /// How to fix it.
  package let help: String
}

extension CatalogCoverage {
  /// The locales with fewer texts than the settings require, followed by requirements for locales that do not exist.
  ///
  /// - Parameter known: the locales of the catalog.
  package func shortfalls(of gate: GateSettings, among known: [CatalogLocale]) -> [CoverageShortfall] {
    let below = locales.compactMap { locale in
      gate.minimumCoverage(of: locale.tag).flatMap { CoverageShortfall(locale, $0) }
    }
    let unknown = gate.minimumCoverage.filter { minimum in
      minimum.locale.map { tag in !known.contains { $0.tag == tag } } ?? false
    }
    return below + unknown.map { CoverageShortfall(unknown: $0, among: known) }
  }
}

extension CoverageShortfall {
  /// - Returns: `nil` for a locale with enough texts.
  fileprivate init?(_ locale: CatalogCoverage.Locale, _ minimum: MinimumCoverage) {
    let (count, total) = (locale.total.covered, locale.total.total)
    guard Double(count) * 100 < minimum.percent * Double(total) else { return nil }
    let lacking = Int((minimum.percent * Double(total) / 100).rounded(.up)) - count
    self.init(
      locale: locale.directory, minimum: minimum,
      message: "'\(locale.directory)' has \(count.withSeparators) of \(total.withSeparators) texts "
        + "(\(locale.total.share.percent) %), "
        + "and \(minimum.percentText) % are asked for",
      help: "translate \(lacking.counted("more text"))")
  }

  fileprivate init(unknown minimum: MinimumCoverage, among known: [CatalogLocale]) {
    let name = minimum.locale?.description ?? ""
    let meant = Suggestion.nearest(to: name, among: known.map(\.tag.description))
    self.init(
      locale: name, minimum: minimum,
      message: "'\(name)' has no texts at all, and \(minimum.percentText) % are asked for",
      help: meant.map { "did you mean '\($0)'?" } ?? "l10n add adds it")
  }
}

extension MinimumCoverage {
  fileprivate var percentText: String {
    let text = String(percent)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
