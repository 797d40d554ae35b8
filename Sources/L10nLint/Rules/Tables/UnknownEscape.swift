import L10nCore
import StringsFormat

extension Rule {
  static let unknownEscape = Rule(
    id: "unknown-escape", severity: .warning,
    summary: "A backslash stands before a character that needs none.",
    rationale: #"The backslash vanishes: "caf\u00e9" reads "cafu00e9", which is an error; "50\%" reads "50%"."#,
    examples: [
      .bad(["fr.lproj/Player.strings": #""cafe" = "« caf⟦\u⟧00e9 »";"#]),
      .bad(["en.lproj/Player.strings": #""off" = "50⟦\%⟧"; "⟦\q⟧" = "q";"#]),
      .bad(["ja.lproj/Player.strings": #""wave" = "波⟦\～⟧";"#]),
      .bad(["Overrides/acme/en.lproj/Player.strings": #""smile" = "⟦\u⟧{1F600}";"#]),
      .good(["fr.lproj/Player.strings": #""cafe" = "caf\U00e9 \"\\u\" \n\t\/";"#]),
      .good(["en.lproj/Player.stringsdict": RuleExample.stringsdict("path", #"C:\users\%@"#)]),
    ],
    claims: [.unknownEscape]
  ) { context in
    context.catalog.files.flatMap { file in
      file.findings.filter { $0.kind == .unknownEscape }.map {
        RuleFinding($0, in: file, severity: file.isCharacterNumber($0) ? .error : nil)
      }
    }
  }
}

extension TableFile {
  /// Whether an escape was meant to give a character by its number, as other formats write it: `\u00e9`, `\u{e9}`.
  fileprivate func isCharacterNumber(_ finding: StringsFinding) -> Bool {
    let next = source[finding.range.upperBound..<finding.range.upperBound + 1].unicodeScalars.first
    return source[finding.range] == #"\u"# && next.map { $0 == "{" || $0.properties.isASCIIHexDigit } ?? false
  }
}
