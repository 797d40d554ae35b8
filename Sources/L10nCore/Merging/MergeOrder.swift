import L10nSyntax

/// The places of their parts among ours.
struct MergeOrder {
  private let names: MergeNames

  /// The numbers of the parts in the result, in the orders of the versions.
  private let ours: [Int]
  private let theirs: [Int]

  /// - Parameter isKept: whether the result has a part.
  init(_ names: MergeNames, _ isKept: (Int) -> Bool) {
    self.names = names
    ours = names.ours.filter(isKept)
    theirs = names.theirs.filter(isKept)
  }

  /// The order of all parts, as numbers: the order of ours, with each part that only theirs has after its neighbor in
  /// theirs, and after the parts that only ours has there; if both are in one alphabetical order, in its place in that.
  var merged: [Int] {
    var places = [Int?](repeating: nil, count: names.count)
    for (place, number) in ours.enumerated() { places[number] = place }
    var added: [Int: [Int]] = [:]
    var anchor = -1
    for number in theirs {
      if let place = places[number] { anchor = place } else { added[anchor, default: []].append(number) }
    }
    if added.isEmpty { return ours }
    var result: [Int] = []
    result.reserveCapacity(names.count)
    var next = 0
    for anchor in added.keys.sorted() {
      if anchor >= next {
        result += ours[next...anchor]
        next = anchor + 1
      }
      var end = next
      while end < ours.count, names.theirPlaces[ours[end]] == nil { end += 1 }
      result += interleaved(
        Array(ours[next..<end]), added[anchor] ?? [], after: anchor >= 0 ? ours[anchor] : nil,
        before: end < ours.count ? ours[end] : nil)
      next = end
    }
    return result + ours[next...]
  }

  /// Merges two sequences for one place.
  private func interleaved(_ ours: [Int], _ theirs: [Int], after: Int?, before: Int?) -> [Int] {
    if ours.isEmpty { return theirs }
    let orders: [(Int, Int) -> Bool] = [
      { names.names[$0].text < names.names[$1].text },
      { StringCatalogKeyOrder.precedes(names.names[$0].text.text, names.names[$1].text.text) },
    ]
    func isSorted(_ numbers: [Int], by precedes: (Int, Int) -> Bool) -> Bool {
      let all = [after].compactMap { $0 } + numbers + [before].compactMap { $0 }
      return !all.contains { names.names[$0].isNote } && zip(all, all.dropFirst()).allSatisfy(precedes)
    }
    guard let precedes = orders.first(where: { isSorted(ours, by: $0) && isSorted(theirs, by: $0) }) else {
      return ours + theirs
    }
    var result: [Int] = []
    var rest = theirs[...]
    for number in ours {
      while let first = rest.first, precedes(first, number) { result.append(rest.removeFirst()) }
      result.append(number)
    }
    return result + rest
  }
}
