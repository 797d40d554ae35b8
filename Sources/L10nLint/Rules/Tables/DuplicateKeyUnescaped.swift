import L10nCore
import L10nICU
import L10nSyntax

extension Rule {
  static let duplicateKeyUnescaped: Rule = Rule(
    id: "duplicate-key-unescaped", severity: .error, reach: .eachFile,
    summary: "Two keys of one table are spelled differently but are the same once escapes and accents are composed.",
    fixes: .unsafe,
    claims: [.duplicateKey]
  ) { context, _ in
    context.catalog.files.flatMap { equalAfterEscapes(in: $0) + equalAfterComposition(in: $0) }
  }

  private static func equalAfterEscapes(in file: TableFile) -> [Diagnostic] {
    let findings = file.findings.filter { $0.kind == .duplicateKey && file.isSpelledOtherwise($0) }
    let duplicates = findings.isEmpty ? nil : EqualEntries(file)
    return findings.map { finding in
      let isFirstEscaped = finding.related.map { file.source[$0].contains("\\") } ?? false
      let isLaterEscaped = file.source[finding.range].contains("\\")
      let surplus = isFirstEscaped && !isLaterEscaped ? finding.related ?? finding.range : finding.range
      return Diagnostic(
        finding.message, at: file.location(finding.range), subject: SyntaxFindings.subject(of: finding, in: file),
        related: finding.related.map { [Diagnostic.Related("the same key", at: file.location($0))] } ?? [],
        help: "keep one of them, without escapes", fix: duplicates?.removal(of: surplus))
    }
  }

  /// Only keys beyond ASCII can be composed in two ways. A text that ICU cannot normalize is compared unchanged.
  private static func equalAfterComposition(in file: TableFile) -> [Diagnostic] {
    var first: [TableKey: (key: TableKey, range: Range<Int>)] = [:]
    return file.keys.filter { !$0.key.text.utf8.allSatisfy { $0 < 0x80 } }.compactMap { key, range in
      let composed = TableKey((try? Normalization.nfc(key.text)) ?? key.text)
      guard let earlier = first[composed] else {
        first[composed] = (key, range)
        return nil
      }
      guard earlier.key != key else { return nil }
      return Diagnostic(
        "key '\(key)' differs from another only in how its accents are composed", at: file.location(range),
        subject: file.subject(key: key.text),
        related: [Diagnostic.Related("the other key", at: file.location(earlier.range))],
        help: "keep one of them, with composed characters")
    }
  }
}

extension TableFile {
  /// The keys with their places, in file order.
  fileprivate var keys: [(key: TableKey, range: Range<Int>)] {
    // The tables of all languages of a file have the same keys; only that of the source language is checked.
    table.isSource ? table.keys : []
  }
}
