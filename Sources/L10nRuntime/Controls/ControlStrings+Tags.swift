/// Look-ups by number, for bridges to views and SDKs that have only numbers: the tag of a control, and its state as
/// `ControlState` or as 0 and 1.
///
///     strings.label(forTag: 1, state: 1)                    // "Pause"
///     strings.value(forTag: 8, arguments: ["1:05", "2:00"])
///
/// Results are the same as by control, including those of the label provider; `nil` for unknown tags and states.
extension ControlStrings {
  /// Any text of the control with a tag.
  public func text(
    _ kind: ControlTextKind, forTag tag: Int, state: ControlState = .primary, arguments: [MessageArgument] = []
  ) -> String? {
    Control(rawValue: tag).flatMap { text(kind, for: $0, state: state, arguments: arguments) }
  }

  /// Any text of the control with a tag, with its state as a number: 0 for primary, 1 for secondary.
  public func text(
    _ kind: ControlTextKind, forTag tag: Int, state: Int, arguments: [MessageArgument] = []
  ) -> String? {
    ControlState(rawValue: state).flatMap { text(kind, forTag: tag, state: $0, arguments: arguments) }
  }

  /// The name of the control with a tag.
  public func label(forTag tag: Int, state: ControlState = .primary, arguments: [MessageArgument] = []) -> String? {
    text(.label, forTag: tag, state: state, arguments: arguments)
  }

  /// The name of the control with a tag, with its state as a number.
  public func label(forTag tag: Int, state: Int, arguments: [MessageArgument] = []) -> String? {
    text(.label, forTag: tag, state: state, arguments: arguments)
  }

  /// The hint of the control with a tag: the effect of using it.
  public func hint(forTag tag: Int, state: ControlState = .primary, arguments: [MessageArgument] = []) -> String? {
    text(.hint, forTag: tag, state: state, arguments: arguments)
  }

  /// The hint of the control with a tag, with its state as a number.
  public func hint(forTag tag: Int, state: Int, arguments: [MessageArgument] = []) -> String? {
    text(.hint, forTag: tag, state: state, arguments: arguments)
  }

  /// The current value of the control with a tag.
  public func value(forTag tag: Int, state: ControlState = .primary, arguments: [MessageArgument] = []) -> String? {
    text(.value, forTag: tag, state: state, arguments: arguments)
  }

  /// The current value of the control with a tag, with its state as a number.
  public func value(forTag tag: Int, state: Int, arguments: [MessageArgument] = []) -> String? {
    text(.value, forTag: tag, state: state, arguments: arguments)
  }

  /// The words that are spoken before the time that the control with a tag shows.
  public func prefix(forTag tag: Int, state: ControlState = .primary) -> String? {
    text(.prefix, forTag: tag, state: state)
  }

  /// The words that are spoken before the time that the control with a tag shows, with its state as a number.
  public func prefix(forTag tag: Int, state: Int) -> String? {
    text(.prefix, forTag: tag, state: state)
  }

  /// The voice commands that use the control with a tag.
  public func inputLabels(forTag tag: Int, state: ControlState = .primary) -> [String] {
    Control(rawValue: tag).map { inputLabels(for: $0, state: state) } ?? []
  }

  /// The voice commands that use the control with a tag, with its state as a number.
  public func inputLabels(forTag tag: Int, state: Int) -> [String] {
    ControlState(rawValue: state).map { inputLabels(forTag: tag, state: $0) } ?? []
  }

  /// The pronunciation of the label of the control with a tag.
  public func pronunciation(forTag tag: Int, state: ControlState = .primary) -> String? {
    text(.pronunciation, forTag: tag, state: state)
  }

  /// The pronunciation of the label of the control with a tag, with its state as a number.
  public func pronunciation(forTag tag: Int, state: Int) -> String? {
    text(.pronunciation, forTag: tag, state: state)
  }

  /// The text that is drawn large while the control with a tag is pressed.
  public func largeContent(forTag tag: Int, state: ControlState = .primary) -> String? {
    text(.largeContent, forTag: tag, state: state)
  }

  /// The text that is drawn large while the control with a tag is pressed, with its state as a number.
  public func largeContent(forTag tag: Int, state: Int) -> String? {
    text(.largeContent, forTag: tag, state: state)
  }
}
