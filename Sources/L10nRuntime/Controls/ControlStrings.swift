/// What generated code with controls conforms to: labels, hints, values and prefixes by control and state.
///
///     strings.label(for: .buttonPlayback, state: .secondary)   // "Pause"
///
/// The answer comes from the label provider if one is installed and it answers, else from the tables along the chain
/// of locales. A control without states ignores `state`; a control with states has no text for a state that the
/// catalog does not give: `secondary` never answers with the text of `primary`.
public protocol ControlStrings: LocalizedStrings {
  /// The controls, by tag: the raw value is the number that the player's views carry.
  associatedtype Control: RawRepresentable & Sendable where Control.RawValue == Int

  /// An app's own answer for a control's text; `nil` means the default text.
  typealias LabelProvider = @Sendable (Control, ControlState, ControlTextKind) -> String?

  /// Asked before the tables, if set.
  var labelProvider: LabelProvider? { get set }

  /// The index of the text that a control has for a state and kind and that takes a number of arguments.
  static func _textIndex(
    of control: Control, _ state: ControlState, _ kind: ControlTextKind, argumentCount: Int
  ) -> Int?
}

extension ControlStrings {
  /// The name of a control; `nil` when it has none, such as a spacer.
  ///
  /// - Parameter arguments: what the text asks for, in order: the seconds of a countdown. A control may have one text
  ///   without arguments and another with; the one that takes just these arguments is used.
  public func label(
    for control: Control, state: ControlState = .primary, arguments: [MessageArgument] = []
  ) -> String? {
    text(.label, for: control, state: state, arguments: arguments)
  }

  /// What happens when a control is used; `nil` when nothing is said of it.
  public func hint(for control: Control, state: ControlState = .primary, arguments: [MessageArgument] = []) -> String? {
    text(.hint, for: control, state: state, arguments: arguments)
  }

  /// What a control is set to; `nil` when it has no value of its own.
  public func value(for control: Control, state: ControlState = .primary, arguments: [MessageArgument] = []) -> String?
  {
    text(.value, for: control, state: state, arguments: arguments)
  }

  /// What is spoken before the time that a control shows; `nil` when it shows none.
  public func prefix(for control: Control, state: ControlState = .primary) -> String? {
    text(.prefix, for: control, state: state, arguments: [])
  }

  /// What people may say to use a control, the most important first, as `accessibilityInputLabels` takes it; empty when
  /// nothing is declared, and the label is what they say.
  public func inputLabels(for control: Control, state: ControlState = .primary) -> [String] {
    text(.inputLabels, for: control, state: state)?.inputLabels ?? []
  }

  /// How a control's label is pronounced, as `accessibilitySpeechIPANotation` and the `phoneme` of SSML take it; `nil` when
  /// voices know.
  public func pronunciation(for control: Control, state: ControlState = .primary) -> String? {
    text(.pronunciation, for: control, state: state)
  }

  /// What is drawn large while a control is pressed, as `largeContentTitle` takes it; `nil` when nothing is declared.
  public func largeContent(for control: Control, state: ControlState = .primary) -> String? {
    text(.largeContent, for: control, state: state)
  }

  /// Any text of a control; `nil` when it has none of that kind that takes just these arguments.
  public func text(
    _ kind: ControlTextKind, for control: Control, state: ControlState = .primary, arguments: [MessageArgument] = []
  ) -> String? {
    if let own = labelProvider?(control, state, kind) { return own }
    return Self._textIndex(of: control, state, kind, argumentCount: arguments.count).flatMap { index in
      texts.text(index, taking: kind.isOnlySpoken ? arguments.map { $0.spoken } : arguments)
    }
  }
}

extension ControlTextKind {
  /// Whether only screen readers get it.
  fileprivate var isOnlySpoken: Bool {
    switch self {
    case .label, .hint, .value, .prefix: true
    case .text, .inputLabels, .pronunciation, .largeContent: false
    }
  }
}

extension MessageArgument {
  /// The same for the ear: a separator between groups of digits makes several numbers of one.
  fileprivate var spoken: MessageArgument {
    switch self {
    case .integer(let value): .number(DecimalNumber(significand: value), .spoken)
    default: self
    }
  }
}

extension String {
  /// The names in a text of input labels, without the spaces around them: `Play | Resume` → `Play`, `Resume`.
  package var inputLabels: [String] {
    utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map { part in
      var name = part.drop { $0 == 0x20 }
      while name.last == 0x20 { name.removeLast() }
      return String(Substring(name))
    }
  }
}
