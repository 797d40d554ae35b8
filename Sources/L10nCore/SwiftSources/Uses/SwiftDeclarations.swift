import L10nSyntax

/// Finds the names that a Swift file declares, and their scopes.
///
/// A name that tokens do not explain, such as one in a pattern, has an unknown origin and hides others.
struct SwiftDeclarations {
  var bindings: [SwiftBinding] = []

  /// The bodies of extensions, with the extended types.
  private(set) var extensions: [(type: SwiftChain, body: Range<Int>)] = []

  /// The bodies of types and extensions.
  private(set) var typeBodies: [Range<Int>] = []

  let row: SwiftTokenRow
  let source: SourceText

  /// The opening braces of types' bodies, and those around the current token.
  private var typeBraces: Set<Int> = []
  private var open: [Int] = []

  init(_ row: SwiftTokenRow, in source: SourceText) {
    (self.row, self.source) = (row, source)
    for index in row.tokens.indices { read(index) }
    for index in bindings.indices { bindings[index].number = index }
  }

  private mutating func read(_ index: Int) {
    if let last = open.last, row.closing(of: last) == index { open.removeLast() }
    let token = row.tokens[index]
    if token.isSymbol("{"), row.closing(of: index) != nil {
      open.append(index)
      if !typeBraces.contains(index) { closure(index) }
    }
    guard let name = token.name, !isMember(index) else { return }
    switch name {
    case "class", "struct", "enum", "actor", "protocol", "extension": type(index, name)
    case "let", "var": variables(index)
    case "func", "init", "subscript": function(index, name)
    case "for": loop(index)
    case "typealias": alias(index)
    default: break
    }
  }

  // MARK: Blocks

  var isInType: Bool { open.last.map(typeBraces.contains) ?? true }

  /// The block around the current token; the file if there is none.
  var block: Range<Int> { open.last.map(range) ?? 0..<source.utf8.count }

  func range(ofBlock brace: Int) -> Range<Int> {
    let end = row.closing(of: brace).map { row.tokens[$0].range.lowerBound } ?? source.utf8.count
    return row.tokens[brace].range.upperBound..<end
  }

  /// The next brace that opens a block.
  private func brace(from index: Int) -> Int? { row.brace(from: index, within: 200) { $0.isSymbol(";") } }

  private func isMember(_ index: Int) -> Bool { row.token(at: index - 1)?.isSymbol(".") ?? false }

  func isPrivate(_ index: Int) -> Bool {
    var index = index - 1
    while let token = row.token(at: index) {
      if let name = token.name, Self.modifiers.contains(name) {
        if name == "private" || name == "fileprivate" { return true }
        index -= 1
      } else if let opening = row.opening(of: index), opening == index - 2, row.name(at: index - 1) == "set" {
        index = opening - 2
      } else {
        return false
      }
    }
    return false
  }

  private static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "package", "public", "open", "static", "class", "final", "lazy", "weak",
    "unowned", "override", "nonisolated", "mutating", "required", "convenience", "dynamic",
  ]

  // MARK: Declarations

  private mutating func type(_ index: Int, _ keyword: String) {
    guard let name = row.name(at: index + 1), !["func", "var", "let", "subscript", "init"].contains(name),
      let (chain, end) = row.chain(at: index + 1, base: .none), let brace = brace(from: end)
    else { return }
    typeBraces.insert(brace)
    typeBodies.append(range(ofBlock: brace))
    if keyword == "extension" { extensions.append((chain, range(ofBlock: brace))) }
  }

  private mutating func alias(_ index: Int) {
    guard let name = row.name(at: index + 1) else { return }
    var type: SwiftChain?
    if row.token(at: index + 2)?.isSymbol("=") ?? false { type = self.type(at: index + 3)?.chain }
    bindings.append(
      SwiftBinding(
        name: name, origin: type.map { .type($0) } ?? .unknown, scope: block, isMember: true,
        isPrivate: isPrivate(index)))
  }

  private mutating func variables(_ index: Int) {
    let previous = row.name(at: index - 1) ?? ""
    if row.token(at: index + 1)?.isSymbol("(") ?? false || previous == "case" {
      // The names in a pattern, and of the types in it.
      let end = row.closing(of: index + 1) ?? min(index + 24, row.tokens.count - 1)
      for inner in index + 1..<max(end, index + 1) {
        if let token = row.token(at: inner), token.isSymbol("=") || token.isSymbol("{") || token.name == "in" { break }
        if let name = row.name(at: inner), !isMember(inner) { hide(name, from: inner) }
      }
      return
    }
    guard let name = row.name(at: index + 1) else { return }
    let isCondition = isCondition(index)
    var (origin, end) = origin(after: index + 1, isCondition: isCondition)
    if case .unknown = origin, let wrapped = environment(index) { origin = .chain(wrapped) }
    bindings.append(
      SwiftBinding(
        name: name, origin: origin,
        scope: isInType ? block : scope(from: end, keyword: index, isCondition: isCondition),
        isMember: isInType, isPrivate: isPrivate(index)))
    // Further names in the same statement.
    if row.token(at: end)?.isSymbol(",") ?? false, !isCondition, let next = row.name(at: end + 1),
      row.token(at: end + 2).map({ $0.isSymbol(":") || $0.isSymbol("=") || $0.isSymbol(",") }) ?? false
    {
      hide(next, from: end)
    }
  }

  /// The origin of a variable, and the index after its statement.
  private func origin(after name: Int, isCondition: Bool) -> (SwiftBinding.Origin, Int) {
    if row.token(at: name + 1)?.isSymbol(":") ?? false {
      guard let (type, end) = type(at: name + 2) else { return (.unknown, name + 2) }
      return (.value(ofType: type), end)
    }
    if isCondition, let next = row.token(at: name + 1), next.isSymbol("{") || next.isSymbol(",") || next.name == "else"
    {
      // `if let strings {`: the outer name.
      return (
        .chain(SwiftChain(base: .none, parts: [.init(name: row.name(at: name) ?? "", range: row.tokens[name].range)])),
        name + 1
      )
    }
    guard row.token(at: name + 1)?.isSymbol("=") ?? false else { return (.unknown, name + 1) }
    var start = name + 2
    while let word = row.name(at: start), word == "try" || word == "await" {
      start += 1
      if row.token(at: start).map({ $0.isSymbol("?") || $0.isSymbol("!") }) ?? false { start += 1 }
    }
    guard let (chain, end) = row.chain(at: start, base: .none) else { return (.unknown, start) }
    return (endsExpression(end, isCondition: isCondition) ? .chain(chain) : .unknown, end)
  }

  /// Whether an expression ends before an index.
  private func endsExpression(_ index: Int, isCondition: Bool) -> Bool {
    guard let token = row.token(at: index) else { return true }
    if case .symbol(let byte) = token.kind {
      if ";},)]".utf8.contains(byte) { return true }
      if byte == UInt8(ascii: "{") { return isCondition }
      if "?!.+-*/%=<>&|^~".utf8.contains(byte) { return false }
    }
    if token.name == "else" { return isCondition }
    if token.name == "as" || token.name == "is" { return false }
    return source.utf8[row.tokens[index - 1].range.upperBound..<token.range.lowerBound].contains {
      $0 == 0x0A || $0 == 0x0D
    }
  }

  /// The name of a type at an index, and the index after it; `nil` for composed types.
  func type(at index: Int) -> (chain: SwiftChain, end: Int)? {
    var index = index
    while ["some", "any", "inout"].contains(row.name(at: index) ?? "") { index += 1 }
    guard let (chain, end) = row.chain(at: index, base: .none), !chain.parts.contains(where: \.isCalled)
    else { return nil }
    index = end
    while let token = row.token(at: index), token.isSymbol("?") || token.isSymbol("!") { index += 1 }
    if let token = row.token(at: index), token.isSymbol("<") || token.isSymbol("&") || token.isSymbol("-") {
      return nil
    }
    return (chain, index)
  }

  /// The property `strings` of `@Environment(\.strings) private var …`.
  private func environment(_ index: Int) -> SwiftChain? {
    var index = index - 1
    while let name = row.name(at: index), Self.modifiers.contains(name) { index -= 1 }
    guard let opening = row.opening(of: index), row.name(at: opening - 1) == "Environment", index - opening == 4,
      row.tokens[opening + 1].isSymbol("\\"), row.tokens[opening + 2].isSymbol("."), let name = row.name(at: index - 1)
    else { return nil }
    return SwiftChain(base: .unknown, parts: [.init(name: name, range: row.tokens[index - 1].range)])
  }

  private func isCondition(_ index: Int) -> Bool { introducer(of: index) != nil }

  /// The `if`, `guard` or `while` before a name that is declared in its conditions.
  private func introducer(of index: Int) -> String? {
    let words = ["if", "guard", "while"]
    if let name = row.name(at: index - 1), words.contains(name) { return name }
    guard row.token(at: index - 1)?.isSymbol(",") ?? false else { return nil }
    var index = index - 2
    for _ in 0..<100 {
      guard let token = row.token(at: index), !token.isSymbol("{"), !token.isSymbol("(") else { return nil }
      if let name = token.name, words.contains(name) { return name }
      index = (row.opening(of: index) ?? index) - 1
    }
    return nil
  }

  private func scope(from end: Int, keyword: Int, isCondition: Bool) -> Range<Int> {
    let start = row.token(at: end)?.range.lowerBound ?? source.utf8.count
    var upper = block.upperBound
    if isCondition, introducer(of: keyword) != "guard", let brace = brace(from: end) {
      upper = range(ofBlock: brace).upperBound
    }
    return min(start, upper)..<upper
  }

  private mutating func hide(_ name: String, from index: Int) {
    let start = row.tokens[index].range.upperBound
    bindings.append(
      SwiftBinding(
        name: name, origin: .unknown, scope: isInType ? block : min(start, block.upperBound)..<block.upperBound,
        isMember: isInType))
  }

  private mutating func loop(_ index: Int) {
    for inner in index + 1..<min(index + 24, row.tokens.count) {
      guard let name = row.name(at: inner) else { continue }
      if name == "in" { return }
      if !isMember(inner), !["let", "var", "case", "try", "await"].contains(name) { hide(name, from: inner) }
    }
  }
}
