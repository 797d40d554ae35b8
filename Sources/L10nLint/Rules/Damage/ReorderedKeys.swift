import L10nCore
import L10nSyntax

extension Rule {
  static let reorderedKeys: Rule = Rule(
    id: "reordered-keys", severity: .note, use: .comparing, reach: .allTables,
    summary: "The entries of a table are in another order."
  ) { context, _ in
    context.filePairs.filter(\.now.table.isSource).compactMap { pair in
      let places = Dictionary(pair.before.keys.enumerated().map { ($1, $0) }) { first, _ in first }
      var seen: Set<TableKey> = []
      let common = pair.now.entries.filter { places[$0.key] != nil && seen.insert($0.key).inserted }
      let staying = longestAscent(common.compactMap { places[$0.key] })
      guard staying.count < common.count, let first = common.indices.first(where: { !staying.contains($0) }) else {
        return nil
      }
      let count = common.count - staying.count
      return Diagnostic(
        "\(count.counted("entry has", "entries have")) moved, first '\(common[first].key)'",
        at: pair.now.location(common[first].ownKeyRange), subject: pair.now.subject(),
        help: "keep the order, so that changes can be seen")
    }
  }

  /// The indices of a longest increasing subsequence of distinct numbers.
  ///
  /// - Complexity: O(*n* log *n*).
  private static func longestAscent(_ numbers: [Int]) -> Set<Int> {
    // The index of the least number that ends an increasing run of each length, and the predecessor of each index.
    var ends: [Int] = []
    var previous: [Int?] = []
    for place in numbers.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < numbers[place] { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var result: Set<Int> = []
    var place = ends.last
    while let current = place {
      result.insert(current)
      place = previous[current]
    }
    return result
  }
}
