import L10nCore

extension ConversionFormat {
  /// GNU gettext's files: `Player.pot` with `fr/Player.po`.
  package static let po = ConversionFormat(
    name: "po", title: "PO", table: .po, hasLayers: false, keepsFiles: true,
    read: { files, options in
      files.map {
        ReadTables(po: $0, usesFuzzy: options.usesFuzzy, notesNames: options.bundles != .bareFormats)
      }
    },
    write: { conversion in
      conversion.perLanguage { table, source in
        let development = conversion.development
        let language = conversion.language(of: table)
        var result = WrittenTables()
        if language == development {
          result += WrittenTables(WrittenTable(pot: table, language: development), at: "\(table.name).pot")
        }
        let texts = source ?? TextTable(name: table.name, locale: table.locale, units: [])
        let written = WrittenTable(
          po: table, language: language, development: texts, developmentLanguage: development)
        result += WrittenTables(written, at: "\(table.pathInLanguage).po")
        return result
      }
    })
}
