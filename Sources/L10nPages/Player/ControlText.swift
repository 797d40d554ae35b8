import L10nRuntime
import L10nSyntax

/// A text of a control in one language.
struct ControlText {
  /// The text with examples for its arguments: several if a slider has one for each step.
  let texts: [String]

  /// The same in runs of one language each, if some words are in another; otherwise empty.
  let runs: [[SpeechRun]]

  let key: String

  /// The language of the text for readers: theirs, unless it comes from a locale of another written language.
  let language: PageLanguage

  /// The locale that it comes from, if that is another one.
  let origin: String?

  /// Whether readers get it in a language other than theirs.
  let isMissing: Bool

  /// The linter's findings about the text, in the order of reports.
  let findings: [PageFinding]

  /// The text for pages that show only one.
  var text: String { texts.count > 1 ? texts[1] : texts.first ?? "" }

  /// The runs for pages that show only one text.
  var run: [SpeechRun] {
    guard !runs.isEmpty else { return text.isEmpty ? [] : [SpeechRun(text, nil)] }
    return runs.count > 1 ? runs[1] : runs[0]
  }

  /// The value for the script of the page.
  var json: JSONOutput {
    .object(
      [
        .init("texts", .array(texts.map { .string($0) })), .init("key", .string(key)),
        .init("tag", .string(language.tag)), .init("dir", .string(language.direction)),
        .init("origin", origin.map { .string($0) } ?? .null), .init("missing", .boolean(isMissing)),
        .init("found", .array(findings.map(Self.json))),
      ] + (runs.isEmpty ? [] : [.init("runs", .array(runs.map { .array($0.map(Self.json)) }))]))
  }

  /// A run as a pair: its characters, and its language if that is another one.
  private static func json(_ run: SpeechRun) -> JSONOutput {
    .array([.string(run.text), run.language.map { .string($0.description) } ?? .null])
  }

  private static func json(_ finding: PageFinding) -> JSONOutput {
    .object([
      .init("severity", .string(finding.severity.rawValue)), .init("rule", .string(finding.ruleID)),
      .init("message", .string(finding.message)),
    ])
  }
}
