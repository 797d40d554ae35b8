import L10nSyntax

/// `l10n.lock`: the development text from which each translation was made, as fingerprints.
///
///     l10n.lock 1
///     Player → play → 6d8f4a10 → de:0c27b1f5 → fr:91e0d3aa<2b77c0de
///
/// The first line has the version. Each further line is one text with parts separated by tabs (→): table, key, the
/// fingerprint of the development text, and for each locale that of the translation. Lines are in the order of tables
/// and keys, locales in the order of their names, so that two branches that change different texts can be merged.
///
/// A translation was made from the line's development text; a stale locale names after `<` the one from which its
/// translation was made. The translation's own fingerprint shows whether a translator has changed it: a translation
/// that differs from the lock was made from the current development text. Without it every changed development text
/// would require `--accept` in each language.
///
/// Override layers are left out, because they are independent texts, and so are texts that are not translated.
package struct TranslationLock: Hashable, Sendable {
  /// The name of the file in the catalog's folder.
  package static let fileName = "l10n.lock"

  /// The first line of the file.
  static let firstLine = "l10n.lock 1"

  /// The fingerprints of one text.
  struct Line: Hashable, Sendable {
    /// The development text.
    var development: Fingerprint

    /// The translations, by the name of the locale's directory.
    var translations: [String: Fingerprint] = [:]

    /// The development texts of the translations that were made from another one.
    var origins: [String: Fingerprint] = [:]
  }

  /// The texts of the lock.
  var lines: [TextID: Line] = [:]

  package init() {}

  /// The number of translations in the lock.
  package var translationCount: Int { lines.values.reduce(0) { $0 + $1.translations.count } }

  /// The number of translations that were made from a development text that had changed when the lock was written.
  package var staleCount: Int { lines.values.reduce(0) { $0 + $1.origins.count } }

  // MARK: Staleness

  /// The locales of a text, by directory, that may be stale: they were translated from another text than the current
  /// development text. `isUnchanged` determines whether the translation has changed as well.
  package func outdatedLocales(of id: TextID, development: Fingerprint) -> [String] {
    guard let line = lines[id], line.development != development || !line.origins.isEmpty else { return [] }
    return line.translations.keys.filter { line.origins[$0] ?? line.development != development }.sorted()
  }

  /// Whether a translation equals the one in the lock.
  package func isUnchanged(_ entry: CatalogEntry, in locale: String) -> Bool {
    lines[entry.id]?.translations[locale] == Fingerprint(entry)
  }

  // MARK: Text

  /// The text of the file.
  package var text: String {
    let lines = lines.sorted { $0.key < $1.key }.map { id, line in
      let locales = line.translations.sorted { TableKey($0.key) < TableKey($1.key) }.map { locale, translation in
        "\(locale):\(translation)" + (line.origins[locale].map { "<\($0)" } ?? "")
      }
      let parts = [Self.escaped(id.table), Self.escaped(id.key.text), line.development.description] + locales
      return parts.joined(separator: "\t") + "\n"
    }
    return Self.firstLine + "\n" + lines.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.escaped { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\t": "\\t"
      case "\n": "\\n"
      case "\r": "\\r"
      default: nil
      }
    }
  }
}
