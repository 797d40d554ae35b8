/// The two states that a control of a player can be in.
///
/// `primary` is what a control is drawn as at first: Play, Enter full screen. `secondary` is the other: Pause, Exit
/// full screen. The two never stand in for one another: "Play" spoken on a pause button is worse than silence.
public enum ControlState: Int, CaseIterable, Sendable {
  /// As it is drawn at first: Play, Enter full screen.
  case primary
  /// The other: Pause, Exit full screen.
  case secondary
}

/// What a text does for a control.
public enum ControlTextKind: String, CaseIterable, Sendable {
  /// The name of the control, as a screen reader speaks it.
  case label
  /// What will happen when the control is used.
  case hint
  /// What the control is set to.
  case value
  /// Spoken before a time that the control shows.
  case prefix
  /// Drawn on the screen, where that differs from the label.
  case text
  /// What people may say to use the control, the most important first, with `|` between: `Play | Resume`.
  case inputLabels = "input-labels"
  /// How the label is pronounced, in the International Phonetic Alphabet.
  case pronunciation
  /// Drawn large while the control is pressed, by people who set the largest text sizes.
  case largeContent = "large-content"
}
