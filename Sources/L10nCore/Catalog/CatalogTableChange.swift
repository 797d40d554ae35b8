package import L10nSyntax

/// What is new in a table since an earlier reading of it, where files have the same places and most of their texts stay.
package struct CatalogTableChange: Sendable {
  /// The keys whose entries or comments are not what they were, in any language or layer, and those beside them.
  package let keys: Set<TableKey>

  /// Whether every file has the same keys as before, in the same order, with texts for the same ones.
  package let keepsKeys: Bool

  /// How the places of the other entries have moved, by path.
  package let shifts: [String: TextShift]

  /// Compares two readings of a table.
  ///
  /// - Returns: `nil` where it cannot be said of each key whether it has changed: files have come, gone or become unreadable,
  ///   and those of several languages have changed at all.
  package init?(from old: CatalogTable, to new: CatalogTable) {
    guard old.files.count == new.files.count else { return nil }
    var keys: Set<TableKey> = []
    var keepsKeys = true
    var shifts: [String: TextShift] = [:]
    for (old, new) in zip(old.files, new.files) where old !== new {
      guard old.path == new.path, !new.place.format.holdsAllLanguages, old.isUnreadable == new.isUnreadable,
        old.isSound == new.isSound
      else { return nil }
      let shift = TextShift(from: old.source.utf8, to: new.source.utf8)
      guard let changed = Self.changedKeys(from: old, to: new, shift) else { return nil }
      keys.formUnion(changed.keys)
      keepsKeys = keepsKeys && changed.areSame
      shifts[new.path] = shift
    }
    (self.keys, self.keepsKeys, self.shifts) = (keys, keepsKeys, shifts)
  }

  /// - Returns: also whether the files have the same keys, in the same order, with texts for the same ones.
  private static func changedKeys(
    from old: TableFile, to new: TableFile, _ shift: TextShift
  ) -> (keys: Set<TableKey>, areSame: Bool)? {
    let (before, after) = (old.entries, new.entries)
    // What stands before all entries may say how the file is read.
    guard let first = before.first, first.range.lowerBound <= shift.replaced.lowerBound else { return nil }
    let shorter = min(before.count, after.count)
    var start = 0
    while start < shorter, before[start].range.upperBound < shift.replaced.lowerBound,
      before[start].isSame(as: after[start], movedBy: 0)
    {
      start += 1
    }
    let distance = shift.replacement.count - shift.replaced.count
    var rest = 0
    while rest < shorter - start, before[before.count - 1 - rest].range.lowerBound > shift.replaced.upperBound,
      before[before.count - 1 - rest].isSame(as: after[after.count - 1 - rest], movedBy: distance)
    {
      rest += 1
    }
    // The neighbors of a change, since a comment may belong to what stands before it or after it.
    let gone = before[max(0, start - 1)..<min(before.count, before.count - rest + 1)]
    let come = after[max(0, start - 1)..<min(after.count, after.count - rest + 1)]
    let broken = Set(old.brokenKeys).symmetricDifference(new.brokenKeys)
    let areSame = gone.elementsEqual(come) { $0.key == $1.key && ($0.state == .new) == ($1.state == .new) }
    return (Set((gone + come).map(\.key)).union(broken), areSame && broken.isEmpty)
  }
}

extension LoadedEntry {
  /// Whether another entry, of a text with the same bytes around here, has the same places but for a distance.
  fileprivate func isSame(as other: LoadedEntry, movedBy distance: Int) -> Bool {
    key == other.key && range.moved(by: distance) == other.range && keyRange.moved(by: distance) == other.keyRange
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
