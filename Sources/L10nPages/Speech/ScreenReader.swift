import StringsFormat

/// A screen reader, by the order in which it says what belongs to a control.
///
/// Sources: the order of `accessibilityLabel`, `accessibilityValue`, traits and hint in VoiceOver; "Element description order:
/// state, name, type" as TalkBack has it at first; NVDA's user guide for name, role, value and description in focus.
package enum ScreenReader: String, CaseIterable, Sendable {
  case voiceOver = "voiceover"
  case talkBack = "talkback"
  case nvda

  /// What belongs to a control.
  package enum Part: String, CaseIterable, Sendable {
    /// The label, or the prefix with the time behind it.
    case name
    /// What it is set to: a position, a state.
    case value
    /// The word for what it is.
    case role
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
  package var order: [Part] {
    switch self {
    case .voiceOver: [.name, .value, .role, .hint]
    case .talkBack: [.value, .name, .role, .hint]
    case .nvda: [.name, .role, .value, .hint]
    }
  }

  /// For the script of the page.
  var json: JSONOutput {
    .object([
      .init("name", .string(rawValue)), .init("title", .string(title)),
      .init("order", .array(order.map { .string($0.rawValue) })),
    ])
  }
}
