import L10nCore
import L10nRuntime

extension ConversionFormat {
  /// Application Resource Bundles, of Dart and Flutter: `Player_fr.arb`.
  package static let arb = ConversionFormat(
    name: "arb", title: "ARB", table: .arb, hasLayers: false, holdsArguments: true,
    read: { ARBFiles($0, settings: $1.bundleSettings).tables(as: $1.bundles) },
    write: { conversion in
      conversion.perLanguage { table, source in
        let development = conversion.development
        let language = conversion.language(of: table)
        // ARB's messages are ICU messages.
        func icu(_ table: TextTable, _ language: LanguageTag) -> (table: TextTable, losses: [Diagnostic]) {
          table.converted(to: .icu, language: language, source: source ?? table, only: .mf2)
        }
        let own = icu(table, language)
        let written = WrittenTable(
          arb: own.table, language: language, development: source.map { icu($0, development).table } ?? own.table)
        let name = language.code(named: table.locale).replacing("-", with: "_")
        var result = WrittenTables(losses: own.losses)
        result += WrittenTables(written, at: "\(table.name)_\(name).arb")
        return result
      }
    })
}
