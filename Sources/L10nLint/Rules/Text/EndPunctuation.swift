import L10nCore
import L10nSyntax

extension Rule {
  static let endPunctuation: Rule = Rule(
    id: "end-punctuation", severity: .note,
    summary: "A translation ends with different punctuation from the development text, or with that of another script.",
    fixes: .safe
  ) { context, settings in
    var conventions = LanguageCache { LanguageProfile.profile(for: $0).conventions }
    var speech = LanguageCache { LanguageProfile.profile(for: $0).spoken?.speech }
    var untranslated = UntranslatedTexts()
    var findings: [Diagnostic] = []
    var differences: [TextDifference] = []
    for pair in context.pairs where pair.isInBase && !pair.isInOneLanguage {
      let text = pair.translation
      if text.string.endsWithLetter, pair.original.string.endsWithLetter { continue }
      guard let end = TextEnd(text.string), let original = TextEnd(pair.original.string) else { continue }
      if end.isPlain, original.isPlain { continue }
      let habits = conventions[text.language]
      guard let fault = end.fault(beside: original, by: habits),
        !settings.allowedTexts.contains(text.string), !untranslated.contains(text)
      else { continue }
      switch fault {
      case .spelling(let own):
        findings.append(
          Diagnostic(
            "'\(text.entry.key)' ends with the '\(end.spelling)' of another script", at: end.range, in: text,
            related: pair.related, fix: text.fix("write \(own)", end.range, with: "\(own)")))
      case .unopened(let opening):
        if text.string == pair.original.string { continue }
        findings.append(
          Diagnostic(
            "'\(text.entry.key)' ends with '\(end.spelling)' and nothing opens it", at: end.range, in: text,
            related: pair.related, help: "write '\(opening)' where the question or exclamation begins"))
      case .difference:
        // "What did you do?" may be "Please describe what you did."
        if end.mark == .stop, speech[text.language]?.areInRequest(text.string) ?? false { continue }
        let finding = Diagnostic(
          "'\(text.entry.key)' ends with \(end.words) and the development text with \(original.words)",
          at: end.range, in: text, related: pair.related)
        differences.append(
          TextDifference(
            pair, finding, shared: "'\(text.entry.key)' ends with \(original.words), its translations with \(end.words)"
          ))
      }
    }
    return findings + context.findings(about: differences, help: "see which is meant")
  }
}

extension String {
  /// Whether the last character is an ASCII letter or digit, as in most texts without punctuation.
  fileprivate var endsWithLetter: Bool {
    guard let last = utf8.last else { return false }
    return last.isASCIIAlphanumeric
  }
}
