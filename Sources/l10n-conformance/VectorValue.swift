import L10nSyntax

/// A JSON value of a vector file or of a result line.
enum VectorValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([VectorValue])
  case object([String: VectorValue])

  /// A list of texts.
  static func strings(_ texts: [String]) -> VectorValue {
    .array(texts.map { .string($0) })
  }

  /// Whether the two are equal: texts scalar by scalar, and a null member like an absent one.
  func matches(_ other: VectorValue) -> Bool {
    switch (self, other) {
    // Swift's own `==` treats canonically equivalent texts as equal.
    case (.string(let left), .string(let right)):
      left.unicodeScalars.elementsEqual(right.unicodeScalars)
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.matches($1) }
    case (.object(let left), .object(let right)):
      Set(left.keys).union(right.keys).allSatisfy { (left[$0] ?? .null).matches(right[$0] ?? .null) }
    case (.integer(let integer), .number(let number)), (.number(let number), .integer(let integer)):
      Double(integer) == number
    default: self == other
    }
  }
}

extension VectorValue {
  /// The value of a JSON text in UTF-8; `nil` if it is not JSON.
  init?(_ bytes: [UInt8]) {
    let document = JSONDocument(bytes)
    guard let root = document.root, document.findings.isEmpty else { return nil }
    self.init(root)
  }

  private init(_ value: JSONValue) {
    switch value.kind {
    case .null, .invalid: self = .null
    case .true, .false: self = .bool(value.kind == .true)
    case .number:
      let number = Double(value.numberText ?? "") ?? .nan
      // A whole number has no negative zero.
      let whole = number == 0 && number.sign == .minus ? nil : value.integer ?? Int(exactly: number)
      self = whole.map { .integer($0) } ?? .number(number)
    case .string: self = .string(value.string ?? "")
    case .array: self = .array(value.elements.map { VectorValue($0) })
    case .object:
      self = .object(Dictionary(value.members.map { ($0.key.text, VectorValue($0.value)) }) { _, last in last })
    }
  }
}

extension VectorValue: CustomStringConvertible {
  /// JSON on one line, with members in the order of their keys and invisible characters escaped.
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): String(value)
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .string(let text): Self.quoted(text)
    case .array(let values): "[" + values.map(\.description).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.sorted { $0.key < $1.key }.map { "\(Self.quoted($0)):\($1)" }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.escaped { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      default: isInvisible(scalar) ? scalar.utf16Escapes(uppercase: false) : nil
      }
    }
    return "\"\(escaped)\""
  }

  /// Whether it is a control, including bidi controls, or a space that a terminal shows like U+0020 or not at all.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    case .spaceSeparator: scalar != " "
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
