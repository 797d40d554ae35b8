import L10nSyntax

/// The texts and namespaces that can follow a dot.
package struct AccessorMembers: Sendable {
  /// The names of the namespaces, in order.
  package let namespaces: [String]

  /// The names of the texts, in order.
  package let texts: [(name: String, id: TextID)]

  /// - Parameter dot: the offset of the dot.
  init?(before dot: Int, in code: SwiftCode, _ names: CodeNames, _ resolver: ChainResolver) {
    for row in SwiftLexer.rows(in: code.source) {
      guard let index = row.firstIndex(where: { $0.range.lowerBound == dot && $0.isSymbol(".") }) else { continue }
      // The text after the dot may be another statement.
      let before = SwiftTokenRow(Array(row[..<index]))
      let chain = before.chain(endingAt: index)
      guard let chain, let found = resolver.resolution(of: chain, in: code), found.part == chain.parts.count - 1 else {
        return nil
      }
      let map = names.accessors
      let node: Int
      switch found.entity {
      case .value(let value): node = value
      case .type(let type) where map.isStatic: node = type
      default: return nil
      }
      namespaces = (map.isStatic ? map.nodes[node].types : map.nodes[node].members).keys.sorted()
      texts = map.nodes[node].texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      return
    }
    return nil
  }
}

extension SwiftTokenRow {
  /// The longest chain whose last token is before an index.
  fileprivate func chain(endingAt end: Int) -> SwiftChain? {
    for start in max(0, end - 200)..<end where tokens[start].name != nil {
      let isMember = token(at: start - 1)?.isSymbol(".") ?? false
      let isKeyPath = token(at: start - 1)?.isSymbol("\\") ?? false
      if let found = chain(at: start, base: isMember ? .unknown : isKeyPath ? .keyPath : .none),
        found.end == end
      {
        return found.chain
      }
    }
    return nil
  }
}
