/// Finds the uses of a catalog in one Swift file.
struct FileUses {
  /// The uses in the order of their places.
  private(set) var uses: [SwiftUse] = []

  init(_ code: SwiftCode, _ names: CodeNames, _ resolver: ChainResolver) {
    for (calls, isInterpolated) in [(code.calls, false), (code.interpolatedCalls, true)] {
      for call in calls {
        let ids = names.texts(of: call, isInterpolated: isInterpolated)
        // For an interpolated literal with several candidates, the types of its values would decide.
        if ids.isEmpty || isInterpolated && ids.count > 1 { continue }
        uses.append(
          SwiftUse(
            kind: .key(isInterpolated: isInterpolated), ids: ids, range: call.range, names: [],
            end: call.range.upperBound,
            path: [], isType: false))
      }
    }
    for chain in code.chains {
      guard let found = resolver.resolution(of: chain, in: code) else { continue }
      use(found, of: chain, names.accessors)
    }
    uses.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func use(_ found: ChainResolver.Resolution, of chain: SwiftChain, _ map: AccessorMap) {
    let ranges = chain.parts[found.names].map(\.range)
    guard let last = ranges.last else { return }
    switch found.entity {
    case .text(let id):
      uses.append(
        SwiftUse(
          kind: .accessor, ids: [id], range: last, names: ranges, end: chain.parts[found.part].end,
          path: map.paths[id] ?? [], isType: false))
    case .value(let node), .type(let node):
      let path = found.isType ? map.nodes[node].typePath : map.nodes[node].path
      uses.append(
        SwiftUse(
          kind: .namespace, ids: [], range: last, names: ranges, end: last.upperBound, path: path,
          isType: found.isType))
    case .function: break
    }
  }
}
