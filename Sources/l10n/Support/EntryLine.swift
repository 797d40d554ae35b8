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

  init(_ entry: StringsEntry, at position: SourcePosition) {
    (key, value, line, column) = (entry.key.text, entry.value, position.line, position.column)
  }

  init(_ entry: StringsdictEntry, at position: SourcePosition) {
    (key, line, column) = (entry.key.text, position.line, position.column)
    value = entry.rule.text ?? ""
    if case .text = entry.rule { return }
    forms = entry.rule.forms(behind: "")
  }

  init(_ text: StringCatalogText, at position: SourcePosition) {
    (key, line, column) = (text.key.text, position.line, position.column)
    value = text.rule.text ?? ""
    state = text.state.rawValue
    if case .text = text.rule { return }
    forms = text.rule.forms(behind: "")
  }
}

extension StringsdictRule {
  fileprivate var text: String? {
    switch self {
    case .text(let text), .format(let text, _): text.text
    case .width, .device: nil
    }
  }

  /// - Parameter prefix: what leads here, with a dot after each name.
  fileprivate func forms(behind prefix: String) -> [String: [String: String]] {
    switch self {
    case .text: return [:]
    case .format(_, let variables):
      let forms = variables.map { variable in
        (prefix + variable.name, Self.last(variable.variants.map { ($0.category, $0.text.text) }))
      }
      return Self.last(forms)
    case .width(let cases): return Self.choices(prefix + "width", cases.map { (String($0.value), $0.rule) })
    case .device(let cases): return Self.choices(prefix + "device", cases.map { ($0.value, $0.rule) })
    }
  }

  private static func choices(_ name: String, _ cases: [(String, StringsdictRule)]) -> [String: [String: String]] {
    var forms = cases.reduce(into: [:]) { forms, choice in
      forms.merge(choice.1.forms(behind: "\(name).\(choice.0).")) { $1 }
    }
    forms[name] = last(cases.compactMap { choice in choice.1.text.map { (choice.0, $0) } })
    return forms
  }

  /// The last of equal names counts.
  private static func last<Value>(_ pairs: [(String, Value)]) -> [String: Value] {
    Dictionary(pairs) { $1 }
  }
}
