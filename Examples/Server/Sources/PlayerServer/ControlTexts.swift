import L10nRuntime
import PlayerStrings

/// The texts of one control, in one language.
struct ControlTexts: Encodable, Sendable {
  /// The texts of a control in one of its states.
  struct State: Encodable, Sendable {
    /// `primary` or `secondary`.
    let state: String
    let label: String?
    let hint: String?
    let value: String?
    let prefix: String?
    let text: String?

    /// Whether the control has no texts.
    var isSilent: Bool { label == nil && hint == nil && value == nil && prefix == nil && text == nil }
  }

  /// The control.
  let name: String

  /// The number of the control's view.
  let tag: Int

  /// The primary state and, if its texts differ, the secondary one; empty for a control without texts.
  let states: [State]

  /// The texts of a control.
  init(_ control: PlayerStrings.Control, in strings: PlayerStrings, at moment: PlayerMoment = PlayerMoment()) {
    func state(_ state: ControlState) -> State {
      func text(_ kind: ControlTextKind) -> String? {
        strings.text(kind, for: control, state: state, arguments: moment.arguments(of: kind, for: control, in: strings))
      }
      return State(
        state: "\(state)", label: text(.label), hint: text(.hint), value: text(.value), prefix: text(.prefix),
        text: text(.text))
    }
    name = "\(control)"
    tag = control.rawValue
    states = (Self.hasStates(control) ? ControlState.allCases : [.primary]).map(state).filter { !$0.isSilent }
  }

  /// Whether a text of the control depends on its state.
  private static func hasStates(_ control: PlayerStrings.Control) -> Bool {
    ControlTextKind.allCases.contains { kind in
      func index(_ state: ControlState) -> Int? {
        PlayerStrings._textIndex(of: control, state, kind, argumentCount: 0)
      }
      return index(.primary) != index(.secondary)
    }
  }
}
