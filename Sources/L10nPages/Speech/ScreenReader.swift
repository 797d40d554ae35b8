import L10nSyntax

/// A screen reader, defined by the order in which it speaks the parts of a control.
///
/// Sources: for VoiceOver the iOS records of `cashapp/AccessibilitySnapshot`, in
/// `UIAccessibility+SnapshotAdditions.swift`; for TalkBack the default order of its settings, `pref_node_desc_order` of
/// `google/talkback`; for NVDA `getPropertiesSpeech` in `speech/speech.py` of `nvaccess/nvda`.
package enum ScreenReader: String, CaseIterable, Sendable {
  case voiceOver = "voiceover"
  case talkBack = "talkback"
  case nvda

  /// A part of the speech for a control.
  package enum Part: String, CaseIterable, Sendable {
    /// The label, or the prefix followed by the time.
    case name
    /// The current value: a position, a mode.
    case value
    /// The word for its role.
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

  /// The parts in the order in which they are spoken.
  ///
  /// - Parameter isSelected: whether the state is that the control is selected, which VoiceOver speaks first.
  package func order(isSelected: Bool) -> [Part] {
    switch self {
    case .voiceOver: isSelected ? [.state, .name, .value, .role, .hint] : [.name, .value, .role, .state, .hint]
    case .talkBack: [.state, .value, .name, .role, .hint]
    case .nvda: [.name, .role, .value, .state, .hint]
    }
  }

  /// The value for the script of the page, with the reader's English words.
  var json: JSONOutput {
    func parts(_ order: [Part]) -> JSONOutput { .array(order.map { .string($0.rawValue) }) }
    return .object([
      .init("name", .string(rawValue)), .init("title", .string(title)),
      .init("order", parts(order(isSelected: false))), .init("orderWhenSelected", parts(order(isSelected: true))),
      .init("words", ReaderWords.json(self, "en")),
    ])
  }
}
