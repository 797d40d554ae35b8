/// Functions and closures, whose parameters are visible in their bodies.
extension SwiftDeclarations {
  mutating func function(_ index: Int, _ keyword: String) {
    var next = keyword == "func" ? index + 2 : index + 1
    for _ in 0..<40 {
      guard let token = row.token(at: next), !token.isSymbol("{"), !token.isSymbol("}"), !token.isSymbol("=") else {
        return
      }
      if token.isSymbol("(") { break }
      next += 1
    }
    guard let end = row.closing(of: next) else { return }
    var result = end + 1
    while ["async", "throws", "rethrows"].contains(row.name(at: result) ?? "") {
      result = (row.closing(of: result + 1) ?? result) + 1
    }
    var origin = SwiftBinding.Origin.unknown
    if row.token(at: result)?.isSymbol("-") ?? false, row.token(at: result + 1)?.isSymbol(">") ?? false {
      if let type = type(at: result + 2)?.chain { origin = .value(ofType: type) }
    }
    if keyword == "func", let name = row.name(at: index + 1) {
      bindings.append(
        SwiftBinding(
          name: name, origin: origin, scope: block, isMember: isInType, isFunction: true, isPrivate: isPrivate(index)))
    }
    if let body = self.body(from: end + 1) { parameters(in: next + 1..<end, scope: range(ofBlock: body)) }
  }

  /// The brace that opens a function's body; `nil` in a protocol.
  private func body(from index: Int) -> Int? {
    row.brace(from: index) { Self.declarations.contains($0.name ?? "") }
  }

  private static let declarations = ["func", "var", "let", "init", "case", "static", "mutating"]

  private mutating func parameters(in range: Range<Int>, scope: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      var colon: Int?
      while end < range.upperBound, !row.tokens[end].isSymbol(",") {
        if colon == nil, row.tokens[end].isSymbol(":") { colon = end }
        end = (row.closing(of: end) ?? end) + 1
      }
      if let name = row.name(at: (colon ?? end) - 1) {
        var origin = SwiftBinding.Origin.unknown
        if let colon, let (type, after) = type(at: colon + 1), after == end || row.tokens[after].isSymbol("=") {
          origin = .value(ofType: type)
        }
        bindings.append(SwiftBinding(name: name, origin: origin, scope: scope))
      }
      start = end + 1
    }
  }

  /// Reads `{ strings, count in`, `{ [weak self] (strings: L10n) -> String in`.
  mutating func closure(_ brace: Int) {
    var index = brace + 1
    if row.token(at: index)?.isSymbol("[") ?? false, let end = row.closing(of: index) {
      for inner in index + 1..<end where row.token(at: inner + 1)?.isSymbol("=") ?? false {
        if let name = row.name(at: inner) {
          bindings.append(SwiftBinding(name: name, origin: .unknown, scope: range(ofBlock: brace)))
        }
      }
      index = end + 1
    }
    var names = index..<index
    if row.token(at: index)?.isSymbol("(") ?? false, let end = row.closing(of: index) {
      names = index + 1..<end
      index = end + 1
    } else {
      while row.name(at: index).map({ $0 != "in" && !Self.statements.contains($0) }) ?? false
        || row.token(at: index)?.isSymbol(",") ?? false
      {
        index += 1
      }
      names = names.lowerBound..<index
    }
    // The type of the result is skipped.
    for _ in 0..<12 {
      guard let token = row.token(at: index) else { return }
      if token.name == "in" {
        parameters(in: names, scope: range(ofBlock: brace))
        return
      }
      if case .string = token.kind { return }
      if token.isSymbol("{") || token.isSymbol("}") || token.isSymbol("=") { return }
      if let name = token.name, Self.statements.contains(name) { return }
      index = (row.closing(of: index) ?? index) + 1
    }
  }

  private static let statements: Set<String> = [
    "for", "if", "let", "var", "return", "guard", "switch", "while", "func", "case", "self", "do", "repeat", "defer",
  ]
}
