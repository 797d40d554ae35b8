import L10nCore
import L10nSyntax

extension LoadedEntry {
  /// The entry as a JSON object: the text is empty for one that differs by width or device.
  ///
  /// The forms of an entry are grouped by selector, then by key: `{"count": {"one": …, "other": …}}`. Inside a width or
  /// device the path of names comes first: `{"device": {"mac": …}, "device.mac.count": {"one": …}}`.
  func json(at position: SourcePosition, hasState: Bool) -> JSONOutput {
    let isText = if case .text = message.content { true } else { false }
    let forms = message.forms(behind: "").mapValues { JSONOutput.sorted($0.mapValues(JSONOutput.string)) }
    return .members([
      "column": .number(position.column), "forms": isText ? nil : .sorted(forms), "key": .string(key.text),
      "line": .number(position.line),
      "state": hasState ? .string(state.rawValue) : nil, "value": .string(message.text ?? ""),
    ])
  }
}

extension JSONOutput {
  /// An object with its members in order.
  fileprivate static func sorted(_ members: [String: JSONOutput]) -> JSONOutput {
    .object(members.sorted { $0.key < $1.key }.map { Member($0.key, $0.value) })
  }
}

extension Message {
  fileprivate var text: String? {
    switch content {
    case .text(let text), .format(let text, _): text
    case .select, .pattern, .markedUp: nil
    }
  }

  /// - Parameter prefix: the path of names, with a dot after each.
  fileprivate func forms(behind prefix: String) -> [String: [String: String]] {
    switch content {
    case .text, .pattern, .markedUp: return [:]
    case .format(_, let variables):
      let forms = variables.map { variable in
        (prefix + variable.name, Self.last(variable.variants.map { ($0.category, $0.text) }))
      }
      return Self.last(forms)
    case .select(let selector, let variants):
      let name = prefix + selector.name
      var forms = variants.reduce(into: [:]) { forms, variant in
        forms.merge(variant.message.forms(behind: "\(name).\(variant.key).")) { $1 }
      }
      forms[name] = Self.last(variants.compactMap { variant in variant.message.text.map { (variant.key, $0) } })
      return forms
    }
  }

  /// Of equal names the last one wins.
  private static func last<Value>(_ pairs: [(String, Value)]) -> [String: Value] {
    Dictionary(pairs) { $1 }
  }
}

extension Message.Selector {
  fileprivate var name: String {
    switch self {
    case .device: "device"
    case .width: "width"
    case .plural: "plural"
    }
  }
}
