import L10nCore
import L10nICU

extension Rule {
  static let bidiUnbalanced = Rule(
    id: "bidi-unbalanced", severity: .error,
    summary: "A bidirectional control is opened and not closed, or closes what was not opened.",
    rationale: "The direction leaks into the text that follows on the screen, and words and numbers change places.",
    examples: [
      .bad(["en.lproj/Player.strings": "\"title\" = \"Größe ⟦\u{2068}⟧%@\";"]),
      .bad([
        "en.lproj/Player.strings": #""title" = "Playing %@";"#,
        "ar.lproj/Player.strings": "\"title\" = \"يتم تشغيل %@⟦\u{2069}⟧\";",
      ]),
      .bad([
        "he.lproj/Player.stringsdict": RuleExample.plural(
          "files", ["one": "קובץ", "other": "⟦\u{202B}⟧%lld קבצים\u{2067}א\u{2069}"])
      ]),
      .bad(["fa.lproj/Player.strings": "\"a\" = \"⟦\\U2068⟧%@\\n\"; \"b\" = \"\u{202A}x\u{202C}⟦\u{202C}⟧\";"]),
      .bad([
        "ja.lproj/Player.strings": #""title" = "再生";"#,
        "Overrides/acme/ja.lproj/Player.strings": "\"title\" = \"動画⟦\u{2066}⟧%@\";",
      ]),
      .good(["ar.lproj/Player.strings": "\"title\" = \"تشغيل \u{2068}%@\u{2069}\"; \"b\" = \"\u{202B}أ\u{202C}\";"]),
      .good(["he.lproj/Player.strings": "\"title\" = \"\u{200F}נגן (%@)\"; \"open\" = \"(א\";"]),
      .good(["en.lproj/Player.strings": "\"nested\" = \"\u{2067}\u{202A}a\u{202C}\u{2066}b\u{2069}\u{2069}\";"]),
    ]
  ) { context in
    context.entries.flatMap { entry in
      entry.texts.flatMap { text in
        BidiAnalysis.imbalances(in: text.text).map { finding in
          let control = text.scalar(at: finding.offset)
          return RuleFinding(
            "'\(entry.key)' has a \(control.name) that \(finding.issue.isOpener ? "is not closed" : "closes nothing")",
            at: entry.location(of: control.range, in: text), subject: entry.subject,
            help: finding.issue.help)
        }
      }
    }
  }
}

extension EntryText {
  /// A scalar's stretch in UTF-8 offsets, and what Unicode calls it: `U+2068 FIRST STRONG ISOLATE`.
  fileprivate func scalar(at offset: Int) -> (range: Range<Int>, name: String) {
    let scalars = text.unicodeScalars
    let index = scalars.index(scalars.startIndex, offsetBy: offset)
    let start = text.utf8.distance(from: text.startIndex, to: index)
    let code = "U+" + String(scalars[index].value, radix: 16, uppercase: true)
    let name = scalars[index].properties.name.map { " \($0)" } ?? ""
    return (start..<start + UTF8.width(scalars[index]), code + name)
  }
}

extension BidiIssue {
  fileprivate var isOpener: Bool { self == .unterminatedIsolate || self == .unterminatedEmbedding }

  fileprivate var help: String {
    switch self {
    case .unterminatedIsolate: "write U+2069 POP DIRECTIONAL ISOLATE behind the isolated part, in the same paragraph"
    case .unterminatedEmbedding: "write U+202C POP DIRECTIONAL FORMATTING behind the embedded part, or use an isolate"
    default: "remove it, or write the opening character before the part that it closes"
    }
  }
}
