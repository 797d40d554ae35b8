import L10nCore
import L10nRuntime

extension Rule {
  static let rawIdentifier: Rule = Rule(
    id: "a11y-raw-identifier", severity: .error,
    summary: "A label or hint is the name of a key, file or symbol, or has neither letter nor digit.",
    rationale: "Screen readers spell it out: \"b t n underscore play\", or say nothing.",
    sources: ["WCAG 2.2, 1.1.1 Non-text Content", "WCAG 2.2, 4.1.2 Name, Role, Value"]
  ) { context in
    context.names.flatMap { entry, kind, language in
      entry.texts.filter { !context.settings.allowedTexts.contains($0.text) }.compactMap { text -> RuleFinding? in
        let fault: String
        switch TextShape(text.text) {
        case .identifier: fault = "looks like the name of a key or symbol"
        case .words where AssetName.isLike(text.text, in: language): fault = "looks like the name of an image"
        case .symbols where FormatString(text.text).placeholders.isEmpty: fault = "has neither letter nor digit"
        case .blank, .symbols, .address, .words: return nil
        }
        return RuleFinding(
          "\(kind) '\(entry.key)' \(fault)", at: entry.file.location(text.range), subject: entry.subject,
          related: context.developmentTexts(beside: entry), help: "say what the control is or does, in words")
      }
    }
  }
}

/// Names of images with their underscores turned into spaces.
private enum AssetName {
  static func isLike(_ text: String, in language: LanguageTag) -> Bool {
    let words = text.split { $0 == " " || $0 == "-" }
    guard words.count > 1, let first = words.first, text == text.lowercased() else { return false }
    // Elsewhere these may be words: Latvian "nav" is "is not".
    return ["btn", "icn", "img"].contains(first)
      || (language.language == "en" && ["ic", "icon", "nav"].contains(first))
  }
}
