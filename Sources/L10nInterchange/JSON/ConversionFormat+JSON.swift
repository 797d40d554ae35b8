import L10nCore

extension ConversionFormat {
  /// Flat JSON: `fr/Player.json`.
  package static let json = ConversionFormat(
    name: "json", title: "JSON", table: .json, hasLayers: false, holdsComments: false,
    read: { files, _ in files.map { ReadTables(json: $0) } },
    write: { conversion in
      conversion.perLanguage { table, _ in
        WrittenTables(
          WrittenTable(json: table, keepsMessages: conversion.syntax == .icu), at: "\(table.pathInLanguage).json")
      }
    })
}
