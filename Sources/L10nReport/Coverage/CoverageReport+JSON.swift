import L10nCore
import L10nSyntax

extension CoverageReport {
  /// A change that may break readers of the format increases the version; added members do not.
  private static var formatVersion: Int { 1 }

  /// Coverage as JSON of the project's own format, which `Documentation/Coverage.md` describes.
  var json: String {
    let locales = coverage.locales.map { locale in
      JSONOutput.object(
        [
          .init("locale", .string(locale.directory)), .init("language", .string(locale.tag.description)),
        ] + members(of: locale.total) + [
          .init(
            "tables",
            .array(
              zip(coverage.tables, locale.tables).map { .object([.init("table", .string($0))] + members(of: $1)) }))
        ])
    }
    return JSONOutput.members([
      "version": .number(Self.formatVersion),
      "tool": .members(["name": .string("l10n"), "version": .string(version)]),
      "root": .string(root),
      "development": .string(coverage.development.description),
      "total": .object(members(of: coverage.total)),
      "locales": .array(locales),
    ]).document
  }

  private func members(of count: CoverageCount) -> [JSONOutput.Member] {
    [
      ("percent", count.share.wholePercent), ("texts", count.total), ("own", count.own), ("inherited", count.inherited),
      ("stale", count.stale), ("missing", count.missing), ("copied", count.copied), ("overridden", count.overridden),
      ("words", count.words),
      ("missingWords", count.missingWords),
    ].map { .init($0, .number($1)) }
  }
}
