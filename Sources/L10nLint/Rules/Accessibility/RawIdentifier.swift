import L10nCore
import L10nRuntime

extension Rule {
  static let rawIdentifier: Rule = Rule(
    id: "a11y-raw-identifier", severity: .error, use: .forSpeech,
    summary: "A text that is spoken is the name of a key, file or symbol, or a name has neither letter nor digit."
  ) { context, settings in
    let declared = Set(context.configuration.controls.flatMap(\.texts).map(\.key))
    return context.spokenTexts(SpokenKind.spoken + [.error], under: settings).compactMap { text -> Diagnostic? in
      let isName = [.label, .hint, .prefix].contains(text.kind)
      // A text that only its key calls a value may be a program's value.
      if text.kind == .value, !declared.contains(text.entry.key.text) { return nil }
      let fault: String
      switch TextShape(text.string) {
      case .identifier: fault = "looks like the name of a key or symbol"
      case .words where isName && AssetName.isLike(text.string, in: text.text.language):
        fault = "looks like the name of an image"
      // A text that is only read on to from elsewhere, such as a value, may be a sign.
      case .symbols where isName && text.specifiers.isEmpty: fault = "has neither letter nor digit"
      case .blank, .symbols, .address, .words: return nil
      }
      return Diagnostic(
        "\(text.name) \(fault)", atWhole: text, of: context, help: "say what the control is or does, in words")
    }
  }
}

/// Names of images with their underscores turned into spaces.
private enum AssetName {
  static func isLike(_ text: String, in language: LanguageTag) -> Bool {
    let words = text.split { $0 == " " || $0 == "-" }
    guard words.count > 1, let first = words.first, text == text.lowercased() else { return false }
    return ["btn", "icn", "img"].contains(first)
      || LanguageProfile.profile(for: language).imageNameWords.contains(String(first))
  }
}
