import L10nCore
import L10nSyntax

private let patterns = RuleOption(
  "patterns", .texts, default: [], "Keys that are not to be translated; '*' matches any characters.")

extension Rule {
  static let translatedUntranslatable: Rule = Rule(
    id: "translated-untranslatable", severity: .warning,
    summary: "A text that is not to be translated has a translation.",
    options: [patterns],
    fixes: .unsafe
  ) { context, settings in
    let catalog = context.catalog
    let patterns = settings[patterns].map { KeyPattern($0) }
    let fixed = context.developmentEntries.filter { entry in
      !entry.isTranslatable || patterns.contains { $0.matches(entry.key.text) }
    }
    guard !fixed.isEmpty else { return [] }
    return catalog.translationIndices.flatMap { index -> [Diagnostic] in
      let entries = catalog.entries(locale: index, layer: nil)
      var soundFiles: [String: Bool] = [:]
      return fixed.compactMap { original in
        guard let entry = entries[original.id], !entry.shows(what: original) else { return nil }
        let goes = entry.file.place.format.holdsAllLanguages || !original.isTranslatable
        let isSound = soundFiles[entry.file.path] ?? entry.file.isSound
        soundFiles[entry.file.path] = isSound
        return Diagnostic(
          "'\(entry.key)' is translated into '\(catalog.locales[index].directory)' but is not to be",
          at: goes ? entry.keyLocation : entry.valueLocation, subject: entry.subject,
          related: [context.developmentText(of: original)],
          help: goes ? "remove the translation" : "write the development text",
          fix: goes && isSound ? Fix("remove the translation", .remove(entryAt: entry.keyLocation)) : nil)
      }
    }
  }
}

extension CatalogEntry {
  /// Whether both entries show the same texts, byte by byte, for the same choices.
  func shows(what other: CatalogEntry) -> Bool {
    written == other.written
  }
}
