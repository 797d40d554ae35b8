import L10nCore
import L10nRuntime
import Yams

extension ConfigurationReader {
  /// The controls: name, tag number, names of the states, and a key or two keys for each kind of text.
  ///
  ///     buttonPlayback:
  ///       tag: 1
  ///       label: {primary: controls.playback.play.label, secondary: controls.playback.pause.label}
  mutating func controls(_ node: Node) -> [ControlDeclaration] {
    var tags: [Int: String] = [:]
    return entries(of: node, what: "'controls'", known: nil).map { name, key, value in
      var tag: Int?
      var stateNames: [String]?
      var texts: [ControlTextDeclaration] = []
      var visibleText: DeclaredName?
      let known = ["tag", "states", "visible-text"] + ControlTextKind.allCases.map(\.rawValue)
      for (property, _, inner) in entries(of: value, what: "control '\(name)'", known: known) {
        switch property {
        case "tag": tag = number(inner)
        case "visible-text": visibleText = self.visibleText(inner)
        case "states": stateNames = names(ofStates: inner)
        default:
          if let kind = ControlTextKind(rawValue: property) { texts += self.texts(inner, kind: kind, of: name) }
        }
      }
      if let tag, let other = tags.updateValue(name, forKey: tag) {
        report("controls '\(other)' and '\(name)' have the same tag \(tag)", at: key)
      } else if let mapping = value.mapping, mapping["tag"]?.isNothing ?? true {
        report("control '\(name)' has no tag", at: key, help: "write the number that its view carries: 'tag: 1'")
      }
      return ControlDeclaration(
        name: name, tag: tag ?? 0, stateNames: stateNames, texts: texts, visibleText: visibleText,
        location: location(of: key))
    }
  }

  private mutating func number(_ node: Node) -> Int? {
    guard let text = string(node) else { return nil }
    if let number = Int(text) { return number }
    report("'\(text)' is no whole number", at: node)
    return nil
  }

  private mutating func names(ofStates node: Node) -> [String]? {
    let names = strings(node)
    if names.count == 2 { return names }
    report("a control has two states, primary first", at: node, help: "write states: [name, name]")
    return nil
  }

  /// A key, a list of keys (without and with arguments), or either for each state.
  private mutating func texts(_ node: Node, kind: ControlTextKind, of control: String) -> [ControlTextDeclaration] {
    guard node.mapping != nil else { return texts(node, kind: kind, state: nil) }
    let states = entries(of: node, what: "'\(kind.rawValue)' of '\(control)'", known: ControlState.names)
    return states.flatMap { name, _, value in
      texts(value, kind: kind, state: ControlState.allCases.first { "\($0)" == name })
    }
  }

  private mutating func texts(_ node: Node, kind: ControlTextKind, state: ControlState?) -> [ControlTextDeclaration] {
    let keys = node.sequence.map { Array($0) } ?? [node]
    return keys.compactMap { item in
      string(item).map { ControlTextDeclaration(kind: kind, state: state, key: $0, location: location(of: item)) }
    }
  }
}
