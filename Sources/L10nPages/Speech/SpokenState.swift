import L10nCore
import L10nRuntime

/// A state that screen readers announce themselves, by its name in `states` of `l10n.yml`.
///
///     buttonRepeat:
///       tag: 20
///       states: [off, on]
///       label: repeat.label
enum SpokenState: String {
  case on
  case off
  case selected
  case expanded
  case collapsed

  /// The state that a control has, by its name in the settings; `nil` if the control's label or value distinguishes its
  /// states, or if the state has another name: nothing is announced then.
  init?(_ state: ControlState, of control: ControlDeclaration) {
    guard !control.hasStates(.label), !control.hasStates(.value), let names = control.stateNames,
      names.indices.contains(state.rawValue)
    else { return nil }
    self.init(rawValue: names[state.rawValue])
  }

  /// The kind of word for it.
  var word: ReaderWords.Kind {
    switch self {
    case .on: .on
    case .off: .off
    case .selected: .selected
    case .expanded: .expanded
    case .collapsed: .collapsed
    }
  }

  /// Whether screen readers treat a button with it as a switch.
  var isOfSwitch: Bool { self == .on || self == .off }
}
