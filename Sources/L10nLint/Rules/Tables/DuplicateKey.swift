import L10nCore
import StringsFormat

extension Rule {
  static let duplicateKey = Rule(
    id: "duplicate-key", severity: .error,
    summary: "A key occurs twice in one table.",
    rationale: "The last one counts and the first is lost without a word, so an edit of the first changes nothing.",
    examples: [
      .bad(["en.lproj/Player.strings": #""ok" = "OK"; ⟦"ok"⟧ = "Okay";"#]),
      .good(["en.lproj/Player.strings": #""ok" = "OK"; "OK" = "OK";"#]),
      .good(["en.lproj/Player.strings": #""ok" = "OK";"#, "en.lproj/Ads.strings": #""ok" = "OK";"#]),
    ],
    claims: [.duplicateKey]
  ) { context in
    context.catalog.files.flatMap { file in
      file.findings.filter { $0.kind == .duplicateKey && !file.isSpelledOtherwise($0) }.map {
        RuleFinding($0, in: file)
      }
    }
  }
}

extension TableFile {
  /// Whether two equal keys differ in their bytes, as by an escape.
  func isSpelledOtherwise(_ finding: StringsFinding) -> Bool {
    finding.related.map { source[$0] != source[finding.range] } ?? false
  }
}
