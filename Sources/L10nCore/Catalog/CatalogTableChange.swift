package import L10nSyntax

/// The changes in a table since an earlier reading, with the same files and most texts unchanged.
package struct CatalogTableChange: Sendable {
  /// The keys of entries that changed, or whose comments did, in any language or layer, and of their neighbors.
  package let keys: Set<TableKey>

  /// Whether every file has the same keys as before, in the same order, and the same ones have texts.
  package let keepsKeys: Bool

  /// The shifts of the other entries' places, by path.
  package let shifts: [String: TextShift]

  /// Compares two readings of a table.
  ///
  /// - Returns: `nil` if the changed keys cannot be determined: files were added, removed or became unreadable, or a
  ///   file of several languages changed.
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

  /// - Returns: the changed keys, and whether the files have the same keys, in the same order, and the same ones have
  ///   texts.
  private static func changedKeys(
    from old: TableFile, to new: TableFile, _ shift: TextShift
  ) -> (keys: Set<TableKey>, areSame: Bool)? {
    let (before, after) = (old.entries, new.entries)
    // Text before all entries may determine how the file is read.
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
    // Includes the neighbors of a change, because a comment may belong to the entry before or after it.
    let gone = before[max(0, start - 1)..<min(before.count, before.count - rest + 1)]
    let come = after[max(0, start - 1)..<min(after.count, after.count - rest + 1)]
    let broken = Set(old.brokenKeys).symmetricDifference(new.brokenKeys)
    let areSame = gone.elementsEqual(come) { $0.key == $1.key && ($0.state == .new) == ($1.state == .new) }
    return (Set((gone + come).map(\.key)).union(broken), areSame && broken.isEmpty)
  }
}

extension LoadedEntry {
  /// Whether another entry of a text with the same bytes here has the same places except for a shift.
  fileprivate func isSame(as other: LoadedEntry, movedBy distance: Int) -> Bool {
    key == other.key && range.moved(by: distance) == other.range && keyRange.moved(by: distance) == other.keyRange
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
