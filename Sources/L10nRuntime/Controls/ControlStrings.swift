/// The protocol of generated modules with controls: labels, hints, values and prefixes by control and state.
///
///     strings.label(for: .buttonPlayback, state: .secondary)   // "Pause"
///
/// A text comes from the label provider if one is installed and returns it, otherwise from the tables along the chain
/// of locales. A control without states ignores `state`. A control with states has no text for a state that the catalog
/// lacks: `secondary` never falls back to the text of `primary`.
public protocol ControlStrings: LocalizedStrings {
  /// The controls, by tag: the raw value is the number in the player's views.
  associatedtype Control: RawRepresentable & Sendable where Control.RawValue == Int

  /// An app's own text for a control; `nil` for the default text.
  typealias LabelProvider = @Sendable (Control, ControlState, ControlTextKind) -> String?

  /// The provider that precedes the tables, if set.
  var labelProvider: LabelProvider? { get set }

  /// The index of a control's text for a state, a kind and a number of arguments.
  static func _textIndex(
    of control: Control, _ state: ControlState, _ kind: ControlTextKind, argumentCount: Int
  ) -> Int?
}

extension ControlStrings {
  /// The name of a control; `nil` if it has none, such as a spacer.
  ///
  /// - Parameter arguments: the arguments of the text, in order: the seconds of a countdown. A control may have one
  ///   text without arguments and another with them; the one that takes exactly these arguments is used.
  public func label(
    for control: Control, state: ControlState = .primary, arguments: [MessageArgument] = []
  ) -> String? {
    text(.label, for: control, state: state, arguments: arguments)
  }

  /// The hint of a control: the effect of using it; `nil` if it has none.
  public func hint(for control: Control, state: ControlState = .primary, arguments: [MessageArgument] = []) -> String? {
    text(.hint, for: control, state: state, arguments: arguments)
  }

  /// The current value of a control; `nil` if it has none.
  public func value(for control: Control, state: ControlState = .primary, arguments: [MessageArgument] = []) -> String?
  {
    text(.value, for: control, state: state, arguments: arguments)
  }

  /// The words that are spoken before the time that a control shows; `nil` if it shows none.
  public func prefix(for control: Control, state: ControlState = .primary) -> String? {
    text(.prefix, for: control, state: state, arguments: [])
  }

  /// The voice commands that use a control, the most important first, for `accessibilityInputLabels`; empty if none are
  /// declared, so that the label is the command.
  public func inputLabels(for control: Control, state: ControlState = .primary) -> [String] {
    text(.inputLabels, for: control, state: state)?.inputLabels ?? []
  }

  /// The pronunciation of a control's label, for `accessibilitySpeechIPANotation` and the `phoneme` of SSML; `nil` if
  /// voices need none.
  public func pronunciation(for control: Control, state: ControlState = .primary) -> String? {
    text(.pronunciation, for: control, state: state)
  }

  /// The text that is drawn large while a control is pressed, for `largeContentTitle`; `nil` if none is declared.
  public func largeContent(for control: Control, state: ControlState = .primary) -> String? {
    text(.largeContent, for: control, state: state)
  }

  /// Any text of a control; `nil` if it has none of that kind that takes exactly these arguments.
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
  /// Whether only screen readers use the text.
  fileprivate var isOnlySpoken: Bool {
    switch self {
    case .label, .hint, .value, .prefix: true
    case .text, .inputLabels, .pronunciation, .largeContent: false
    }
  }
}

extension MessageArgument {
  /// The argument in spoken form: a voice would read group separators as several numbers, and says the first of a month.
  fileprivate var spoken: MessageArgument {
    switch self {
    case .integer(let value): .number(DecimalNumber(significand: value), .spoken)
    case .date(let instant, let form) where form != .unspecified: .date(instant, form.spoken)
    default: self
    }
  }
}

extension String {
  /// The names in a text of input labels, without surrounding spaces: `Play | Resume` → `Play`, `Resume`.
  package var inputLabels: [String] {
    utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map { part in
      var name = part.drop { $0 == 0x20 }
      while name.last == 0x20 { name.removeLast() }
      return String(Substring(name))
    }
  }
}
