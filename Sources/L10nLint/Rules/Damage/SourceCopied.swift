import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let sourceCopied: Rule = Rule(
    id: "source-copied", severity: .error, use: .comparing, reach: .allTables,
    summary: "A translation became the development text."
  ) { context, _ in
    guard let earlier = context.catalog.earlier?.catalog else { return [] }
    let before = Dictionary(
      earlier.files.flatMap { file in file.entries.map { (EarlierText(file, $0.key), $0) } }, uniquingKeysWith: { $1 })
    return context.translations.compactMap { translation in
      let entry = translation.entry
      guard translation.locale.tag.language != context.catalog.development.language, entry.isTranslatable,
        entry.file.place.layer == nil, let text = entry.plainText, text == translation.development.plainText
      else { return nil }
      let old = before[EarlierText(entry.file, entry.key)].flatMap { $0.state == .new ? nil : $0 }
      if let old, old.message == entry.written || !old.message.isPlainText { return nil }
      // A short text may be the same in both languages.
      guard old != nil || SourceCopy.isUnlikely(text) else { return nil }
      return Diagnostic(
        old == nil
          ? "'\(entry.key)' was not translated and now has the development text"
          : "'\(entry.key)' was translated and now has the development text",
        at: entry.valueLocation, subject: entry.subject,
        related: [context.developmentText(of: translation.development)],
        help: old == nil
          ? "remove it, so that it counts as missing" : "take the translation from the earlier file",
        severity: old == nil ? .warning : nil)
    }
  }
}

/// A key of a language's table.
private struct EarlierText: Hashable {
  let directory: String
  let id: TextID

  init(_ file: TableFile, _ key: TableKey) {
    (directory, id) = (file.place.directory, TextID(table: file.place.table, key: key))
  }
}

extension Message {
  fileprivate var isPlainText: Bool {
    if case .text = content { true } else { false }
  }
}
