extension StringCatalogEditor {
  /// The removal of the entry whose key starts at an offset, in all languages, or of the localization whose language
  /// starts there. Other entries with the same key stay.
  ///
  /// Refers to the file as read, regardless of later changes.
  /// - Returns: `nil` if neither starts there.
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

  /// The edit that renames the entry whose key starts at an offset, in all languages.
  ///
  /// - Returns: `nil` if no key starts there.
  package func renaming(entryAt keyStart: Int, to key: TableKey) -> (range: Range<Int>, written: String)? {
    guard let entry = entry(holding: keyStart), entry.keyRange.lowerBound == keyStart else { return nil }
    return (entry.keyRange, JSONText.quoted(key.text))
  }

  /// The edit that replaces a range of a text; see `TextSpelling.replacing`.
  ///
  /// - Parameter spelling: the text's spelling in the catalog.
  /// - Returns: `nil` if there is no such text, or if the text is also its key.
  package func replacing(
    _ part: Range<Int>, of spelling: TextSpelling, with replacement: String
  ) -> (range: Range<Int>, written: String)? {
    let next = catalog.source.utf8[min(spelling.range.upperBound, catalog.source.utf8.count)...]
      .first { !$0.isSpaceTabOrLineBreak }
    guard next != UInt8(ascii: ":") else { return nil }
    return spelling.replacing(part, with: replacement)
  }

  /// Whether a range contains only a comma and blanks.
  private func isComma(_ range: Range<Int>) -> Bool {
    catalog.source.utf8[range].allSatisfy { $0.isSpaceTabOrLineBreak || $0 == UInt8(ascii: ",") }
  }

  private func entry(holding offset: Int) -> StringCatalogEntry? {
    let index = catalog.entries.indexInSorted(where: { $0.range.upperBound > offset })
    return index.flatMap { catalog.entries[$0].range.contains(offset) ? catalog.entries[$0] : nil }
  }

  /// The removal of the member with the comma that separates it from the one before, or else from the one after.
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
