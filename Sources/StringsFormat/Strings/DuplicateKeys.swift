/// Finds keys that occur more than once in one dictionary.
enum DuplicateKeys {
  /// A warning at each repetition, with the first occurrence as the related place.
  static func findings(in entries: PackedEntries) -> [StringsFinding] {
    var seen = KeyIndex(capacity: entries.records.count)
    var findings: [StringsFinding] = []
    for (index, record) in entries.records.enumerated() where record.value != PackedEntries.Text.none {
      let earlier = entries.withKey(of: record) { key in
        seen.insert(index, hash: KeyIndex.hash(key, seed: seen.seed)) { other in
          entries.withKey(of: entries.records[other]) { key.elementsEqual($0) }
        }
      }
      guard let earlier else { continue }
      let key = TableKey(entries.key(of: record))
      findings.append(finding(key, at: record.keyRange, after: entries.records[earlier].keyRange))
    }
    return findings
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
