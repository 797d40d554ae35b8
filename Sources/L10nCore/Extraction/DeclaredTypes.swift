import L10nSyntax

/// The types of values by their names in Swift code, as far as tokens reveal them.
///
/// A name that is declared in several ways has all these types: scopes are not considered.
struct DeclaredTypes: Sendable {
  /// The types, each as its last name, with `?` for an optional one; `?` alone is unknown, `=name` is the type of
  /// another name.
  private(set) var types: [String: Set<String>] = [:]

  /// The types that the code declares, and its type aliases.
  private(set) var declared: Set<String> = []
  private(set) var aliases: [String: String] = [:]

  init() {}

  init(_ row: SwiftTokenRow, in source: SourceText) {
    for (index, token) in row.tokens.enumerated() {
      if token.isSymbol("{") { closure(row, index) }
      guard let name = token.name, row.token(at: index - 1)?.isSymbol(".") != true else { continue }
      switch name {
      case "let", "var": value(row, index, source)
      case "func", "init", "subscript", "case": function(row, index)
      case "for": row.name(at: index + 1).map { note($0, "?") }
      case "struct", "class", "enum", "actor", "protocol": row.name(at: index + 1).map { _ = declared.insert($0) }
      case "typealias":
        if let name = row.name(at: index + 1), let type = row.typeName(at: index + 3) { aliases[name] = type }
      default: break
      }
    }
  }

  /// Adds the declarations of another file.
  mutating func merge(_ other: DeclaredTypes) {
    types.merge(other.types) { $0.union($1) }
    declared.formUnion(other.declared)
    aliases.merge(other.aliases) { first, _ in first }
  }

  private mutating func note(_ name: String, _ type: String) { types[name, default: []].insert(type) }

  private mutating func value(_ row: SwiftTokenRow, _ index: Int, _ source: SourceText) {
    guard let name = row.name(at: index + 1) else { return }
    if row.token(at: index + 2)?.isSymbol(":") ?? false {
      note(name, row.typeName(at: index + 3) ?? "?")
    } else if row.token(at: index + 2)?.isSymbol("=") ?? false {
      note(name, row.typeOfValue(at: index + 3, in: source))
    }
  }

  /// Adds the parameters and the result of a function.
  private mutating func function(_ row: SwiftTokenRow, _ index: Int) {
    let name = row.name(at: index + 1)
    guard let opening = (index + 1...index + 12).first(where: { row.token(at: $0)?.isSymbol("(") ?? false }),
      let closing = row.closing(of: opening)
    else { return }
    for argument in row.arguments(in: opening + 1..<closing) {
      var start = argument.tokens.lowerBound
      // The name is before the colon: `label name: Type`, or a label that is also the name.
      let colon = argument.tokens.first { row.tokens[$0].isSymbol(":") }
      if argument.label == nil { start = colon.map { $0 + 1 } ?? start }
      guard let parameter = argument.label ?? colon.flatMap({ row.name(at: $0 - 1) }) else { continue }
      note(parameter, row.typeName(at: start) ?? "?")
    }
    var end = closing + 1
    while ["async", "throws", "rethrows"].contains(row.name(at: end) ?? "") { end += 1 }
    if let name, row.token(at: end)?.isSymbol("-") ?? false, let type = row.typeName(at: end + 2) { note(name, type) }
  }

  /// Adds the parameters of a closure, which have no types.
  private mutating func closure(_ row: SwiftTokenRow, _ index: Int) {
    var names: [String] = []
    for next in index + 1..<index + 16 {
      guard let token = row.token(at: next) else { return }
      if token.name == "in" { return names.forEach { note($0, "?") } }
      if let name = token.name {
        names.append(name)
      } else if !token.isSymbol(","), !token.isSymbol("("), !token.isSymbol(")") {
        return
      }
    }
  }
}

extension SwiftTokenRow {
  /// The last name of the type at an index, with `?` for an optional one; `nil` if it has no name.
  func typeName(at index: Int) -> String? {
    var index = index
    while let token = token(at: index), token.isSymbol("@") || Self.typeModifiers.contains(token.name ?? "") {
      index += token.isSymbol("@") ? 2 : 1
    }
    guard let name = lastName(at: &index) else { return nil }
    if token(at: index)?.isSymbol("<") ?? false { return name }
    return token(at: index)?.isSymbol("?") ?? false ? name + "?" : name
  }

  private static let typeModifiers: Set<String> = ["inout", "some", "any", "borrowing", "consuming", "sending"]

  /// The last of several names separated by dots; moves the index behind it.
  private func lastName(at index: inout Int) -> String? {
    guard var name = name(at: index) else { return nil }
    index += 1
    while token(at: index)?.isSymbol(".") ?? false, let next = self.name(at: index + 1) {
      name = next
      index += 2
    }
    return name
  }

  /// The type of a declaration's value, spelled as in `DeclaredTypes`.
  fileprivate func typeOfValue(at index: Int, in source: SourceText) -> String {
    var index = index
    while ["try", "await", "self"].contains(name(at: index) ?? "") || token(at: index)?.isSymbol(".") ?? false
      || token(at: index)?.isSymbol("?") ?? false
    {
      index += 1
    }
    guard let first = token(at: index) else { return "?" }
    if let type = castType(from: index) { return type }
    if first.string != nil { return endsExpression(after: index) ? "String" : "?" }
    if first.kind == .literal { return source[first.range].contains(".") ? "Double" : "Int" }
    if let name = first.name, name.first?.isUppercase ?? false, let closing = closing(of: index + 1),
      endsExpression(after: closing)
    {
      return name
    }
    guard let name = lastName(at: &index) else { return "?" }
    if token(at: index)?.isSymbol("(") ?? false, let closing = closing(of: index) { index = closing + 1 }
    return endsExpression(after: index - 1) ? "=\(name)" : "?"
  }

  /// The type after `as`, `as?` or `as!` in the value of a declaration; `nil` if there is none.
  private func castType(from index: Int) -> String? {
    var index = index
    for _ in 0..<24 {
      guard let token = token(at: index), !token.isSymbol("{"), !token.isSymbol("}"), !token.isSymbol(","),
        !["else", "let", "var", "return", "if", "guard"].contains(token.name ?? "")
      else { return nil }
      if token.name == "as" { return typeName(at: index + (self.name(at: index + 1) == nil ? 2 : 1)) ?? "?" }
      index = (closing(of: index) ?? index) + 1
    }
    return nil
  }

  /// Whether an expression ends with a token: no operator, member or call follows.
  private func endsExpression(after index: Int) -> Bool {
    guard let next = token(at: index + 1) else { return true }
    if case .symbol(let byte) = next.kind { return "{},;)@#".utf8.contains(byte) }
    return !["as", "is"].contains(next.name ?? "")
  }
}
