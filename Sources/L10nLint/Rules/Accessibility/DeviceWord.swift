import L10nCore

extension Rule {
  static let deviceWord: Rule = Rule(
    id: "a11y-device-word", severity: .warning, use: .forSpeech,
    summary: "A label, hint or announcement names a device or a part of the body to use."
  ) { context, settings in
    context.spokenTexts(.label, .hint, .announcement, under: settings) { words in
      PhraseSearch(words.speech.devices, in: words)
    }.compactMap { text, match in
      guard text.text.text.variants.isEmpty, !text.entry.key.text.namesPlatform else { return nil }
      return Diagnostic(
        "\(text.name) names what it is used with, '\(match.word)'", at: match.place, in: text, of: context,
        help: "say what happens, whatever it is done with")
    }
  }
}

extension String {
  /// Whether a key indicates that its text is for one platform only.
  fileprivate var namesPlatform: Bool {
    lowercased().split { !$0.isLetter }.contains { ["ipad", "iphone", "mac", "remote", "tv", "vision"].contains($0) }
  }
}
