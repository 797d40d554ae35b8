import L10nCore
import L10nRuntime

extension Rule {
  static let seekIsNotSearch: Rule = Rule(
    id: "a11y-seek-is-not-search", severity: .warning, use: .forSpeech,
    summary: "Moving along the timeline is called searching."
  ) { context, settings in
    context.findings(of: .timeline, settings, help: "say that the position moves") { $0.searching }
  }

  static let clockTimeSense: Rule = Rule(
    id: "a11y-clock-time-sense", severity: .warning, use: .forSpeech,
    summary: "The position in a video is called the time of day."
  ) { context, settings in
    context.findings(of: .position, settings, help: "say 'position', or 'time' as in 'time passed'") { $0.timesOfDay }
  }
}

/// A meaning in texts of a player whose English word has a second sense.
private enum PlayerSense {
  case timeline
  case position

  /// Whether a key or the English development text refers to it.
  func isMeant(by key: String, _ text: String?) -> Bool {
    let key = key.lowercased()
    let text = text?.lowercased() ?? ""
    switch self {
    case .timeline:
      guard text.utf8.contains("seek".utf8) || text.utf8.contains("scrub".utf8) || key.contains("seek") else {
        return false
      }
      let words = text.split { !$0.isLetter }
      guard !words.contains(where: { ["find", "search"].contains($0) }), !key.contains("search") else { return false }
      return words.contains { ["seek", "seeking", "scrub", "scrubbing"].contains($0) } || key.contains("seek")
    case .position: return text.hasPrefix("current time") && text.utf8.count < 15 || key.contains("currenttime")
    }
  }
}

extension LintContext {
  /// Findings at words with the wrong sense in texts that mean something else.
  fileprivate func findings(
    of sense: PlayerSense, _ settings: RuleSettings, help: String, words: (SpeechWords) -> [String]
  ) -> [Diagnostic] {
    let isEnglish = catalog.development.language == "en"
    let meant = Set(
      developmentEntries.filter { sense.isMeant(by: $0.key.text, isEnglish ? $0.plainText : nil) }.map(\.id))
    guard !meant.isEmpty else { return [] }
    let searches = spokenWords.mapValues { PhraseSearch(words($0.speech), in: $0) }
    return spokenTexts(.label, .hint, .value, .prefix, .announcement, .text, under: settings).compactMap { text in
      guard meant.contains(text.entry.id),
        let match = searches[text.text.language]?.first(in: text.string, specifiers: text.specifiers)
      else { return nil }
      return Diagnostic(
        "\(text.name) says '\(match.word)', which means something else here", at: match.place, in: text, of: self,
        help: help)
    }
  }
}
