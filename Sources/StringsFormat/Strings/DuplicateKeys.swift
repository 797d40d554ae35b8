/// Finds keys that occur more than once in one dictionary.
enum DuplicateKeys {
  /// A warning at each repetition, with the first occurrence as the related place.
  static func findings(in keys: [(key: TableKey, range: Range<Int>)]) -> [StringsFinding] {
    var seen = KeyIndex(capacity: keys.count)
    var findings: [StringsFinding] = []
    for (index, entry) in keys.enumerated() {
      guard let earlier = seen.insert(entry.key, at: index, isEqual: { keys[$0].key == entry.key }) else { continue }
      findings.append(
        StringsFinding(
          .warning, .duplicateKey, at: entry.range, "key '\(entry.key)' occurs twice, the last one counts",
          help: "keep one of them", related: keys[earlier].range))
    }
    return findings
  }
}

/// The places of keys in a list, by the keys' hashes.
///
/// Cheaper than a dictionary, which compares keys of different hashes too: this is most of the work for a large table.
private struct KeyIndex {
  private var slots: [(hash: Int, index: Int)]

  init(capacity: Int) {
    var size = 16
    while size < 2 * capacity { size *= 2 }
    slots = Array(repeating: (0, -1), count: size)
  }

  /// - Returns: the place of the first equal key, if there is one; else the key is added.
  mutating func insert(_ key: TableKey, at index: Int, isEqual: (Int) -> Bool) -> Int? {
    let hash = key.hashValue
    var slot = hash & (slots.count - 1)
    while slots[slot].index >= 0 {
      if slots[slot].hash == hash, isEqual(slots[slot].index) { return slots[slot].index }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = (hash, index)
    return nil
  }
}
