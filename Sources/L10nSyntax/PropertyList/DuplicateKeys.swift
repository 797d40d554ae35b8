/// Finds keys that occur more than once in one dictionary.
package enum DuplicateKeys {
  /// The warnings at each repetition, with the first occurrence as the related place.
  static func findings(in entries: PackedEntries) -> [StringsFinding] {
    repetitions(in: entries).map { index, earlier in
      let record = entries.records[index]
      return finding(
        TableKey(entries.key(of: record)), at: record.keyRange, after: entries.records[earlier].keyRange)
    }
  }

  /// The warnings at each repetition, with the first occurrence as the related place.
  package static func findings(in keys: [(key: TableKey, range: Range<Int>)]) -> [StringsFinding] {
    var findings: [StringsFinding] = []
    var seen = [TableKey: Int](minimumCapacity: keys.count)
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
  /// Whether all elements have different names; always `false` for more than eight elements.
  ///
  /// Comparing the few names of a rule or a variable with one another costs a fifth of hashing them.
  func areDistinct(_ name: (Element) -> String) -> Bool {
    count <= 8 && indices.allSatisfy { index in self[..<index].allSatisfy { name($0) != name(self[index]) } }
  }

  /// The last of equal elements, in order.
  func lastOfEach<Name: Hashable>(_ name: (Element) -> Name) -> [Element] {
    var seen: Set<Name> = []
    let kept = reversed().filter { seen.insert(name($0)).inserted }
    return kept.count == count ? self : kept.reversed()
  }
}
