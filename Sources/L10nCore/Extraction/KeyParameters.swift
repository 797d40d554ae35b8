/// The localized parameters and values of a project's own code: those of type `LocalizedStringKey` and similar types.
struct KeyParameters: Sendable {
  /// The labels by the name of the function or type; `_0` is the first argument without a label.
  private(set) var labels: [String: Set<String>] = [:]

  /// Literals that are assigned to such a value, or that a function or property of such a type returns.
  private(set) var literals: [SwiftToken] = []

  /// Parameters of the system's types that are not the first.
  static let standard: [String: Set<String>] = [
    "Parameter": ["title", "description"], "DisplayRepresentation": ["title", "subtitle"],
    "TypeDisplayRepresentation": ["name"], "AppShortcut": ["shortTitle"], "searchable": ["prompt"],
    "result": ["dialog"], "requestConfirmation": ["dialog"], "requestValue": ["_0"], "needsValueError": ["_0"],
  ]

  private static let types: Set<String> = [
    "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "LocalizedStringKey?",
    "LocalizedStringResource?", "TypeDisplayRepresentation", "DisplayRepresentation", "IntentDescription",
    "IntentDescription?",
  ]

  private static func isKey(_ type: String?) -> Bool { type.map(types.contains) ?? false }

  init() {}

  init(_ row: SwiftTokenRow) {
    var open: [(end: Int, type: String)] = []
    for (index, token) in row.tokens.enumerated() {
      if let last = open.last, index >= last.end { open.removeLast() }
      guard let name = token.name else { continue }
      switch name {
      case "struct", "class", "enum", "actor", "extension":
        guard let type = row.name(at: index + 1), let brace = row.brace(from: index + 2),
          let end = row.closing(of: brace)
        else { continue }
        open.append((end, type))
      case "func": row.name(at: index + 1).map { function(row, index + 2, callee: $0) }
      case "init": (open.last?.type).map { function(row, index + 1, callee: $0) }
      case "case": row.name(at: index + 1).map { function(row, index + 2, callee: $0) }
      case "let", "var": value(row, index, in: open.last?.type)
      default: break
      }
    }
  }

  mutating func merge(_ other: KeyParameters) {
    labels.merge(other.labels) { $0.union($1) }
  }

  /// Reads `let title: LocalizedStringKey`, which the memberwise initializer takes, with its literals.
  private mutating func value(_ row: SwiftTokenRow, _ index: Int, in type: String?) {
    guard let name = row.name(at: index + 1), row.token(at: index + 2)?.isSymbol(":") ?? false else { return }
    if row.token(at: index + 3)?.isSymbol("[") ?? false { return dictionary(row, index + 3) }
    guard Self.isKey(row.typeName(at: index + 3)) else { return }
    if let type { labels[type, default: []].insert(name) }
    var end = index + 4
    while let token = row.token(at: end), token.isSymbol(".") || token.isSymbol("?") || token.name != nil {
      if ["let", "var", "func", "case"].contains(token.name ?? "") { return }
      end += 1
    }
    if row.token(at: end)?.isSymbol("=") ?? false, let literal = row.token(at: end + 1), literal.string != nil {
      literals.append(literal)
    } else if row.token(at: end)?.isSymbol("{") ?? false, let closing = row.closing(of: end) {
      returned(row, end..<closing)
    }
  }

  /// Reads `[Kind: DisplayRepresentation]`, in which App Intents name the cases of an enumeration.
  private mutating func dictionary(_ row: SwiftTokenRow, _ index: Int) {
    guard let end = row.closing(of: index), Self.isKey(row.name(at: end - 1)), let next = row.token(at: end + 1),
      next.isSymbol("{") || next.isSymbol("="),
      let closing = row.closing(of: next.isSymbol("{") ? end + 1 : end + 2)
    else { return }
    for index in end + 2..<closing where row.tokens[index].string != nil && row.tokens[index - 1].isSymbol(":") {
      if !["image", "named", "systemName"].contains(row.name(at: index - 2) ?? "") {
        literals.append(row.tokens[index])
      }
    }
  }

  private mutating func function(_ row: SwiftTokenRow, _ index: Int, callee: String) {
    guard let opening = (index..<index + 12).first(where: { row.token(at: $0)?.isSymbol("(") ?? false }),
      let closing = row.closing(of: opening)
    else { return }
    var unlabeled = 0
    for argument in row.arguments(in: opening + 1..<closing) {
      let colon =
        argument.label == nil
        ? argument.tokens.first { row.tokens[$0].isSymbol(":") } : argument.tokens.lowerBound - 1
      let label = argument.label ?? row.name(at: argument.tokens.lowerBound)
      let name = label == "_" || colon == nil ? "_\(unlabeled)" : label ?? "_"
      if name.hasPrefix("_") { unlabeled += 1 }
      guard Self.isKey(row.typeName(at: colon.map { $0 + 1 } ?? argument.tokens.lowerBound)) else { continue }
      labels[callee, default: []].insert(name)
      let end = argument.tokens.upperBound - 1
      if row.token(at: end - 1)?.isSymbol("=") ?? false, row.tokens[end].string != nil {
        literals.append(row.tokens[end])
      }
    }
    if row.token(at: closing + 1)?.isSymbol("-") ?? false, Self.isKey(row.typeName(at: closing + 3)),
      let body = row.brace(from: closing + 3), let end = row.closing(of: body)
    {
      returned(row, body..<end)
    }
  }

  /// Adds literals that are whole statements, or are returned, between two braces.
  private mutating func returned(_ row: SwiftTokenRow, _ body: Range<Int>) {
    var index = body.lowerBound + 1
    while index < body.upperBound {
      let token = row.tokens[index]
      if token.string != nil, let before = row.token(at: index - 1), let after = row.token(at: index + 1),
        before.name == "return" || before.isSymbol("{") || before.isSymbol(":") || before.isSymbol("?"),
        after.name != nil || after.isSymbol("}") || after.isSymbol(";") || after.isSymbol("@")
          || after.isSymbol(":") && before.isSymbol("?")
      {
        literals.append(token)
      }
      let isPassedOver = token.isSymbol("(") || token.isSymbol("[")
      index = (isPassedOver ? row.closing(of: index) ?? index : index) + 1
    }
  }
}

extension SwiftTokenRow {
  /// The literals that calls pass to parameters for keys.
  func literals(passedTo parameters: [String: Set<String>]) -> [SwiftToken] {
    var found: [SwiftToken] = []
    for (index, token) in tokens.enumerated() {
      guard let name = token.name, let labels = parameters[name], self.token(at: index + 1)?.isSymbol("(") ?? false,
        self.name(at: index - 1) != "func", let end = closing(of: index + 1)
      else { continue }
      var unlabeled = 0
      for argument in arguments(in: index + 2..<end) {
        let label = argument.label ?? "_\(unlabeled)"
        if argument.label == nil { unlabeled += 1 }
        if labels.contains(label) { found += literals(of: argument).map { tokens[$0] } }
      }
    }
    return found
  }
}
