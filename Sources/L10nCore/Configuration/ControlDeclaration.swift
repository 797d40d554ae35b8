package import L10nRuntime

/// A control as `l10n.yml` declares it: its tag, its states and its texts.
///
///     controls:
///       buttonPlayback:
///         tag: 1
///         label:
///           primary: controls.playback.play.label
///           secondary: controls.playback.pause.label
package struct ControlDeclaration: Equatable, Sendable {
  /// The control's name, which becomes an enum case.
  package var name: String

  /// The number that the player's views carry.
  package var tag: Int

  /// What its two states are called, primary first; `nil` for a control without named states.
  package var stateNames: [String]?

  package var texts: [ControlTextDeclaration]

  /// The key of the text that is drawn on it, which its label must contain; `nil` for a control without words.
  package var visibleText: DeclaredName?

  /// The place of the name.
  package var location: SourceLocation

  package init(
    name: String, tag: Int, stateNames: [String]?, texts: [ControlTextDeclaration], visibleText: DeclaredName? = nil,
    location: SourceLocation
  ) {
    self.name = name
    self.tag = tag
    self.stateNames = stateNames
    self.texts = texts
    self.visibleText = visibleText
    self.location = location
  }

  /// The texts of a kind and state. A text without a state serves both.
  package func texts(_ kind: ControlTextKind, _ state: ControlState) -> [ControlTextDeclaration] {
    texts.filter { $0.kind == kind && ($0.state == nil || $0.state == state) }
  }

  /// Whether a kind of text differs by state.
  package func hasStates(_ kind: ControlTextKind) -> Bool {
    texts.contains { $0.kind == kind && $0.state != nil }
  }

  /// Whether a screen reader has anything to say of the control: drawn separators and spacers have not.
  package var isSpoken: Bool { texts.contains { $0.kind != .text } }

  /// Whether something is declared that a screen reader can call the control by.
  package var isNamed: Bool { texts.contains { [.label, .prefix, .text].contains($0.kind) } }
}

/// One text of a control.
package struct ControlTextDeclaration: Hashable, Sendable {
  package let kind: ControlTextKind

  /// `nil` for a text that serves both states.
  package let state: ControlState?

  package let key: String

  /// The place of the key in `l10n.yml`.
  package let location: SourceLocation

  package init(kind: ControlTextKind, state: ControlState?, key: String, location: SourceLocation) {
    self.kind = kind
    self.state = state
    self.key = key
    self.location = location
  }
}

extension ControlState {
  /// The states as `l10n.yml` and command lines name them, in their order.
  package static let names = allCases.map { "\($0)" }
}
