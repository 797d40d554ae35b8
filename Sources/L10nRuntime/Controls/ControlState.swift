/// The two states of a control of a player.
///
/// `primary` is the initial state of a control: Play, Enter full screen. `secondary` is the other: Pause, Exit full
/// screen. Neither replaces the other: "Play" spoken on a pause button is worse than silence.
public enum ControlState: Int, CaseIterable, Sendable {
  /// The initial state: Play, Enter full screen.
  case primary
  /// The other state: Pause, Exit full screen.
  case secondary
}

/// The purpose of a text of a control.
public enum ControlTextKind: String, CaseIterable, Sendable {
  /// The name of the control, spoken by a screen reader.
  case label
  /// The effect of using the control.
  case hint
  /// The current value of the control.
  case value
  /// Words that are spoken before a time that the control shows.
  case prefix
  /// The text on the screen, if it differs from the label.
  case text
  /// Voice commands that use the control, the most important first, separated by `|`: `Play | Resume`.
  case inputLabels = "input-labels"
  /// The pronunciation of the label in the International Phonetic Alphabet.
  case pronunciation
  /// The text that is drawn large while the control is pressed, for people with the largest text sizes.
  case largeContent = "large-content"
}
