extension StringCatalogEditor {
  /// What goes when the entry goes whose key starts at an offset, in all languages; or the localization whose language
  /// starts there. Of equal keys the others stay.
  ///
  /// Of the file as it was read, whatever was changed since.
  /// - Returns: `nil` where neither starts.
  /// - Complexity: O(log *n*) in the number of the entries; O(*n*) for the first one, and for one after a broken one.
  package func removal(ofEntryAt keyStart: Int) -> (range: Range<Int>, written: String)? {
    let entries = catalog.entries
    let index = entries.indexInSorted(where: { $0.keyRange.lowerBound >= keyStart })
    if let index, entries[index].keyRange.lowerBound == keyStart {
      let before = index > 0 ? entries[index - 1].range.upperBound : nil
      if let before, isComma(before..<keyStart) { return (before..<entries[index].range.upperBound, "") }
      return removal(of: keyStart, from: strings)
    }
    guard let entry = entry(holding: keyStart), let localizations = entry.member.value["localizations"]?.value else {
      return nil
    }
    return removal(of: keyStart, from: localizations)
  }

  /// What to write so that the entry whose key starts at an offset has another key in all languages.
  ///
  /// - Returns: `nil` where no key starts.
  package func renaming(entryAt keyStart: Int, to key: TableKey) -> (range: Range<Int>, written: String)? {
    guard let entry = entry(holding: keyStart), entry.keyRange.lowerBound == keyStart else { return nil }
    return (entry.keyRange, JSONText.quoted(key.text))
  }

  /// What to write so that other characters stand in place of a range of a text; see `TextSpelling.replacing`.
  ///
  /// - Parameter spelling: of the text, as it stands in the catalog.
  /// - Returns: `nil` where no such text stands, and where the text is its own key.
  package func replacing(
    _ part: Range<Int>, of spelling: TextSpelling, with replacement: String
  ) -> (range: Range<Int>, written: String)? {
    let next = catalog.source.utf8[min(spelling.range.upperBound, catalog.source.utf8.count)...]
      .first { !$0.isSpaceTabOrLineBreak }
    guard next != UInt8(ascii: ":") else { return nil }
    return spelling.replacing(part, with: replacement)
  }

  /// Whether nothing but a comma and blanks stands in a range.
  private func isComma(_ range: Range<Int>) -> Bool {
    catalog.source.utf8[range].allSatisfy { $0.isSpaceTabOrLineBreak || $0 == UInt8(ascii: ",") }
  }

  private func entry(holding offset: Int) -> StringCatalogEntry? {
    let index = catalog.entries.indexInSorted(where: { $0.range.upperBound > offset })
    return index.flatMap { catalog.entries[$0].range.contains(offset) ? catalog.entries[$0] : nil }
  }

  /// The member with the comma that parts it from the one before, or else from the one after.
  private func removal(of keyStart: Int, from object: JSONValue) -> (range: Range<Int>, written: String)? {
    var previous: JSONMember?
    var members = object.members
    while let member = members.next() {
      guard member.keyRange.lowerBound == keyStart else {
        previous = member
        continue
      }
      if let previous { return (previous.range.upperBound..<member.range.upperBound, "") }
      if let following = members.next() { return (keyStart..<following.keyRange.lowerBound, "") }
      let depth = object.range == strings.range ? 1 : 3
      return (object.range, JSONOutput.object([]).text(JSONLayout(of: catalog.document), depth: depth))
    }
    return nil
  }
}
