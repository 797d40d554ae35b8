import L10nSyntax

/// A screen reader, by the order in which it says what belongs to a control.
///
/// Sources: for VoiceOver what `cashapp/AccessibilitySnapshot` records of iOS, in `UIAccessibility+SnapshotAdditions.swift`; for
/// TalkBack the order that its settings begin with, `pref_node_desc_order` of `google/talkback`; for NVDA `getPropertiesSpeech` in
/// `speech/speech.py` of `nvaccess/nvda`.
package enum ScreenReader: String, CaseIterable, Sendable {
  case voiceOver = "voiceover"
  case talkBack = "talkback"
  case nvda

  /// What belongs to a control.
  package enum Part: String, CaseIterable, Sendable {
    /// The label, or the prefix with the time behind it.
    case name
    /// What it is set to: a position, a mode.
    case value
    /// The word for what it is.
    case role
    /// The word for a state that the screen reader knows: on, selected.
    case state
    case hint
  }

  /// The program's name.
  package var title: String {
    switch self {
    case .voiceOver: "VoiceOver"
    case .talkBack: "TalkBack"
    case .nvda: "NVDA"
    }
  }

  /// The parts in the order in which they are said.
  ///
  /// - Parameter isSelected: whether the state is that the control is selected, which VoiceOver says first.
  package func order(isSelected: Bool) -> [Part] {
    switch self {
    case .voiceOver: isSelected ? [.state, .name, .value, .role, .hint] : [.name, .value, .role, .state, .hint]
    case .talkBack: [.state, .value, .name, .role, .hint]
    case .nvda: [.name, .role, .value, .state, .hint]
    }
  }

  /// For the script of the page, with the words that it has in English.
  var json: JSONOutput {
    func parts(_ order: [Part]) -> JSONOutput { .array(order.map { .string($0.rawValue) }) }
    return .object([
      .init("name", .string(rawValue)), .init("title", .string(title)),
      .init("order", parts(order(isSelected: false))), .init("orderWhenSelected", parts(order(isSelected: true))),
      .init("words", ReaderWords.json(self, "en")),
    ])
  }
}
