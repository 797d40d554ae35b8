import L10nCore
import L10nSyntax

extension Rule {
  static let nearDuplicateKey: Rule = Rule(
    id: "near-duplicate-key", severity: .warning, reach: .eachTable,
    summary: "Two keys of one table differ only in capitals, spaces or punctuation at the end."
  ) { context, _ in
    var first: [TextID: CatalogEntry] = [:]
    return context.developmentEntries.compactMap { entry in
      let folded = TextID(table: entry.id.table, key: TableKey(entry.key.text.foldedKey))
      guard let earlier = first[folded] else {
        first[folded] = entry
        return nil
      }
      // Keys that are their own texts differ like the texts.
      if earlier.plainText == earlier.key.text, entry.plainText == entry.key.text { return nil }
      // Another rule reports keys with the same Swift name, and there is more than one right way to join words.
      guard earlier.key.text.swiftNames != entry.key.text.swiftNames,
        earlier.key.text.words.count == entry.key.text.words.count
      else { return nil }
      return Diagnostic(
        "'\(entry.key)' is nearly the same as '\(earlier.key)'", at: entry.keyLocation, subject: entry.subject,
        related: [Diagnostic.Related("the other key", at: earlier.keyLocation)],
        help: "use one key, or names that differ in more than that")
    }
  }
}

extension String {
  /// Without capitals, spaces and punctuation at the end.
  fileprivate var foldedKey: String {
    var scalars = lowercased().unicodeScalars
    scalars.removeAll { $0.isASCII ? $0.value == 0x20 || 0x09...0x0D ~= $0.value : $0.properties.isWhitespace }
    while let last = scalars.last, ".,:;!?…。".unicodeScalars.contains(last) { scalars.removeLast() }
    return String(scalars)
  }

  fileprivate var swiftNames: [String] { split(separator: ".").map { SwiftIdentifier.lowerCamel(String($0)) } }

  fileprivate var words: [Substring] { spacedWords }
}
