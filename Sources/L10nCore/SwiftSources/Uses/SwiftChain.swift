import L10nSyntax

/// A value and a chain of its members: `strings.ads.skip(1)`, `\L10n.ads`, `.strings.ads` of an unknown value.
struct SwiftChain: Sendable {
  /// The base of the first part.
  enum Base: Hashable, Sendable {
    /// None: the first part is a separate name.
    case none
    /// None, but the first part is the type at the start of a key path.
    case keyPath
    /// An unknown value.
    case unknown
  }

  struct Part: Sendable {
    let name: String

    /// The range of the name, backticks included.
    let range: Range<Int>

    var isCalled = false

    /// The end of the name, or of the arguments after it.
    var end: Int

    init(name: String, range: Range<Int>) { (self.name, self.range, end) = (name, range, range.upperBound) }
  }

  var base: Base
  var parts: [Part]

  /// The spelling of the chain, independent of its place.
  var signature: String {
    "\(base)" + parts.map { "." + $0.name + ($0.isCalled ? "()" : "") }.joined()
  }

  var start: Int { parts[0].range.lowerBound }
}

extension SwiftTokenRow {
  /// The chain that begins with the name at an index, and the index after it.
  func chain(at start: Int, base: SwiftChain.Base) -> (chain: SwiftChain, end: Int)? {
    guard let name = name(at: start) else { return nil }
    var chain = SwiftChain(base: base, parts: [.init(name: name, range: tokens[start].range)])
    var index = start + 1
    while let token = token(at: index) {
      let isAdjacent = token.range.lowerBound == tokens[index - 1].range.upperBound
      if token.isSymbol("("), isAdjacent, let end = closing(of: index) {
        if chain.parts[chain.parts.count - 1].isCalled { break }
        chain.parts[chain.parts.count - 1].isCalled = true
        chain.parts[chain.parts.count - 1].end = tokens[end].range.upperBound
        index = end + 1
      } else if token.isSymbol("?") || token.isSymbol("!"), isAdjacent,
        self.token(at: index + 1)?.isSymbol(".") ?? false
      {
        index += 1
      } else if token.isSymbol("."), let name = self.name(at: index + 1) {
        chain.parts.append(.init(name: name, range: tokens[index + 1].range))
        index += 2
      } else {
        break
      }
    }
    return (chain, index)
  }

  /// All chains of the row with at least one member; of overlapping ones only the longest.
  var chains: [SwiftChain] {
    var found: [SwiftChain] = []
    var consumed = Set<Int>()
    for index in tokens.indices {
      guard tokens[index].name != nil, !consumed.contains(index) else { continue }
      let isMember = token(at: index - 1)?.isSymbol(".") ?? false
      if isMember, token(at: index - 2)?.isSymbol(".") ?? false { continue }
      let isKeyPath = token(at: index - 1)?.isSymbol("\\") ?? false
      guard let (chain, end) = chain(at: index, base: isMember ? .unknown : isKeyPath ? .keyPath : .none)
      else { continue }
      if end > index + 1, chain.parts.count > 1 {
        // Arguments between the parts contain separate chains.
        var next = 1
        for inner in index + 1..<end
        where next < chain.parts.count && tokens[inner].range == chain.parts[next].range {
          consumed.insert(inner)
          next += 1
        }
      }
      found.append(chain)
    }
    return found
  }
}
