/// Finds keys that occur more than once in one dictionary.
enum DuplicateKeys {
  /// A warning at each repetition, with the first occurrence as the related place.
  static func findings(in entries: PackedEntries) -> [StringsFinding] {
    repetitions(in: entries).map { index, earlier in
      let record = entries.records[index]
      return finding(
        TableKey(entries.key(of: record)), at: record.keyRange, after: entries.records[earlier].keyRange)
    }
  }

  /// The indices of the entries whose key occurred before, with that of its first occurrence.
  ///
  /// Most of the work that a table leaves to do, so nothing in the loop is counted or checked twice.
  private static func repetitions(in entries: PackedEntries) -> [(index: Int, earlier: Int)] {
    entries.withKeys { keys in
      var repetitions: [(index: Int, earlier: Int)] = []
      KeyIndex.withIndex(capacity: keys.count) { seen in
        for index in 0..<keys.count where keys.isString(at: index) {
          let hash = keys.withKey(at: index) { KeyIndex.hash($0, seed: seen.seed) }
          let earlier = seen.insert(index, hash: hash) { other in keys.areEqual(index, other) }
          if let earlier { repetitions.append((index, earlier)) }
        }
      }
      return repetitions
    }
  }

  /// A warning at each repetition, with the first occurrence as the related place.
  static func findings(in keys: [(key: TableKey, range: Range<Int>)]) -> [StringsFinding] {
    var findings: [StringsFinding] = []
    // Most dictionaries are rules and variables with a handful of keys: comparing them all is cheaper than hashing.
    if keys.count <= 12 {
      for (index, entry) in keys.enumerated() {
        guard let earlier = keys[..<index].first(where: { $0.key == entry.key }) else { continue }
        findings.append(finding(entry.key, at: entry.range, after: earlier.range))
      }
      return findings
    }
    var seen: [TableKey: Int] = [:]
    for (index, entry) in keys.enumerated() {
      if let earlier = seen[entry.key] {
        findings.append(finding(entry.key, at: entry.range, after: keys[earlier].range))
      } else {
        seen[entry.key] = index
      }
    }
    return findings
  }

  private static func finding(_ key: TableKey, at range: Range<Int>, after earlier: Range<Int>) -> StringsFinding {
    StringsFinding(
      .warning, .duplicateKey, at: range, "key '\(key)' occurs twice, the last one counts", help: "keep one of them",
      related: earlier)
  }
}

extension Array {
  /// The elements that count where the last of equal ones does, in their order.
  func lastOfEach<Name: Hashable>(_ name: (Element) -> Name) -> [Element] {
    var seen: Set<Name> = []
    let kept = reversed().filter { seen.insert(name($0)).inserted }
    return kept.count == count ? self : kept.reversed()
  }
}
