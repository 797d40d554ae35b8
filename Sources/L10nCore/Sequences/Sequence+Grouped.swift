extension Sequence {
  /// The elements in groups of equal keys, both in the order of first occurrence.
  ///
  ///     ["b1", "a1", "b2"].grouped(by: \.first)   // [["b1", "b2"], ["a1"]]
  package func grouped<Key: Hashable>(by key: (Element) throws -> Key) rethrows -> [[Element]] {
    var groups: [[Element]] = []
    var numbers: [Key: Int] = [:]
    for element in self {
      let key = try key(element)
      if let number = numbers[key] {
        groups[number].append(element)
      } else {
        numbers[key] = groups.count
        groups.append([element])
      }
    }
    return groups
  }
}
