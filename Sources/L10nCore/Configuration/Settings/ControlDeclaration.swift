package import L10nRuntime

/// A control in `l10n.yml`: its tag, its states and its texts.
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

  /// The number in the player's views.
  package var tag: Int

  /// The names of its two states, primary first; `nil` for a control without named states.
  package var stateNames: [String]?

  package var texts: [ControlTextDeclaration]

  /// The key of the text on the control, which its label must contain; `nil` for a control without words.
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

  /// The texts of a kind and state. A text without a state is used for both.
  package func texts(_ kind: ControlTextKind, _ state: ControlState) -> [ControlTextDeclaration] {
    texts.filter { $0.kind == kind && ($0.state == nil || $0.state == state) }
  }

  /// The uses of a text by the control, such as `label` or `visible-text`, with the name of the state if the text has
  /// one.
  package func uses(of key: String) -> [(use: String, state: String?)] {
    var uses: [(use: String, state: String?)] = texts.filter { $0.key == key }.map { text in
      (use: text.kind.rawValue, state: text.state.map { stateNames?[$0.rawValue] ?? "\($0)" })
    }
    if visibleText?.name == key { uses.append((use: "visible-text", state: nil)) }
    return uses
  }

  /// Whether a kind of text differs by state.
  package func hasStates(_ kind: ControlTextKind) -> Bool {
    texts.contains { $0.kind == kind && $0.state != nil }
  }

  /// Whether a screen reader speaks the control, unlike separators and spacers.
  package var isSpoken: Bool { texts.contains { $0.kind != .text } }

  /// Whether there is a text by which a screen reader can name the control.
  package var isNamed: Bool { texts.contains { [.label, .prefix, .text].contains($0.kind) } }
}

/// One text of a control.
package struct ControlTextDeclaration: Hashable, Sendable {
  package let kind: ControlTextKind

  /// The state; `nil` for a text that is used for both.
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
  /// The names of the states in `l10n.yml` and on command lines, in their order.
  package static let names = allCases.map { "\($0)" }
}

/// A control in `l10n.yml`: its tag, the names of its states, and a key or two keys for each kind of text.
extension ControlDeclaration {
  fileprivate static let settings: [Setting<ControlDeclaration>] =
    [
      Setting("tag", \.tag, .integer, "The number that the player's views carry.").required,
      Setting("states", \.stateNames, .states, "The names of the two states, the primary one first."),
      Setting(
        "visible-text", \.visibleText, .name.offering(.keys), "The key of the text that is drawn on it."),
    ]
    + ControlTextKind.allCases.map { kind in
      Setting(kind.rawValue, .texts(kind)) { texts, control in control.texts += texts }
    }
}

extension SettingKind<[ControlDeclaration]> {
  static var controls: Self {
    let control = SettingKind<ControlDeclaration>.group(
      ControlDeclaration.settings,
      ControlDeclaration(name: "", tag: 0, stateNames: nil, texts: [], location: SourceLocation("", 0..<0)))
    return control.summary("A control: its tag, its states and its texts.").byName(called: "control").map {
      controls, _, reader in
      var names: [Int: String] = [:]
      return controls.map { control in
        let (name, tag) = (control.name, control.value.tag)
        let written = control.source.entries?.first { $0.name == "tag" && !$0.value.isNothing }?.value
        if control.source.entries != nil, written == nil {
          reader.report(
            "control '\(name)' has no tag", at: control.key, help: "write the number that its view carries: 'tag: 1'")
        } else if written?.text.flatMap({ Int($0) }) != nil, let other = names.updateValue(name, forKey: tag) {
          reader.report("controls '\(other)' and '\(name)' have the same tag \(tag)", at: control.key)
        }
        var named = control.naming(\.name)
        named.location = reader.location(of: control.key)
        return named
      }
    }
  }
}

extension SettingKind<[String]> {
  fileprivate static var states: Self {
    list(.text, count: 2...2).map { names, value, reader in
      if names.count == 2 { return names }
      reader.report("a control has two states, primary first", at: value, help: "write states: [name, name]")
      return nil
    }
  }
}

extension SettingKind<[ControlTextDeclaration]> {
  /// A key, a list of keys (without and with arguments), or either for each state.
  fileprivate static func texts(_ kind: ControlTextKind) -> Self {
    let states = ControlState.allCases.map { state in
      Setting<[ControlTextDeclaration]>("\(state)", texts(kind, state)) { $1 += $0 }
    }
    return texts(kind, nil).or(.group(states, [])) { $0.entries != nil }
      .summary("A key, keys distinguished by their number of arguments, or either for each state.")
      .defined(as: "controlText")
  }

  private static func texts(_ kind: ControlTextKind, _ state: ControlState?) -> Self {
    let key = SettingKind<DeclaredName>.name.offering(.keys)
    return key.map { name, _, _ in [name] }.or(.list(key)) { $0.items != nil }.map { names, value, reader in
      names.map { name in
        ControlTextDeclaration(
          kind: kind, state: state, key: name.name, location: name.location ?? reader.location(of: value))
      }
    }
  }
}
