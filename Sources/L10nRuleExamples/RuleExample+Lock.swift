import L10nCore

extension RuleExample {
  /// The text of the `l10n.lock` that was written when a catalogue of one text was this.
  ///
  /// - Parameter translations: the text in each language.
  static func lock(
    _ key: String, _ development: String, table: String = "Player", _ translations: KeyValuePairs<String, String>
  ) -> String {
    let files = translations.map { ("\($0.key).lproj/\(table).strings", "\"\(key)\" = \"\($0.value)\";") }
    return lock(
      Dictionary(
        files + [("en.lproj/\(table).strings", "\"\(key)\" = \"\(development)\";")],
        uniquingKeysWith: { first, _ in first }))
  }

  /// The text of the `l10n.lock` of a catalogue.
  ///
  /// - Parameter files: texts of files by path below the catalogue's folder.
  static func lock(_ files: [String: String]) -> String {
    var loader = CatalogLoader(Configuration())
    let catalog = loader.catalog(of: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
    return TranslationLock().updated(for: catalog).text
  }
}
