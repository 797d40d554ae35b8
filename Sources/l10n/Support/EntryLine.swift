import L10nCore
import StringsFormat

/// An entry as one JSON object.
struct EntryLine: Encodable {
  let key: String
  /// The text; the format of an entry with variables; empty for one that differs by width or device.
  let value: String
  let line: Int
  let column: Int
  /// Texts by what chooses among them, then by choice: `{"count": {"one": …, "other": …}}`. Inside a width or device the
  /// names of what leads there come first: `{"device": {"mac": …}, "device.mac.count": {"one": …}}`.
  var forms: [String: [String: String]]?
  /// How far a text of a String Catalog is translated.
  var state: String?

  init(_ entry: LoadedEntry, at position: SourcePosition, hasState: Bool) {
    (key, line, column) = (entry.key.text, position.line, position.column)
    value = entry.message.text ?? ""
    if hasState { state = entry.state.rawValue }
    if case .text = entry.message.content { return }
    forms = entry.message.forms(behind: "")
  }
}

extension Message {
  fileprivate var text: String? {
    switch content {
    case .text(let text), .format(let text, _): text
    case .select, .pattern, .markedUp: nil
    }
  }

  /// - Parameter prefix: what leads here, with a dot after each name.
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

  /// The last of equal names counts.
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
