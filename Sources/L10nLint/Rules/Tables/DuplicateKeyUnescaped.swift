import L10nCore
import StringsFormat

extension Rule {
  static let duplicateKeyUnescaped = Rule(
    id: "duplicate-key-unescaped", severity: .error,
    summary: "Two keys of one table are spelled differently but are the same once escapes are decoded.",
    rationale: "A search for the key finds only one of them; the last one counts and the other is lost without a word.",
    examples: [
      .bad(["en.lproj/Player.strings": #""\U0041" = "1"; ⟦"A"⟧ = "2";"#]),
      .bad(["en.lproj/Player.strings": #""ok" = "1"; ⟦ok⟧ = "2";"#]),
      .good(["en.lproj/Player.strings": #""\U0041" = "1"; "B" = "2";"#]),
    ],
    claims: [.duplicateKey]
  ) { context in
    context.catalog.files.flatMap { file in
      file.findings.filter { $0.kind == .duplicateKey && file.isSpelledOtherwise($0) }.map { finding in
        RuleFinding(
          finding.message, at: file.location(finding.range), subject: file.subject(),
          related: finding.related.map { [Diagnostic.Related("the same key", at: file.location($0))] } ?? [],
          help: "keep one of them, without escapes")
      }
    }
  }
}
