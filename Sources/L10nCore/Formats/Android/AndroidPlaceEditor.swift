import StringsFormat

/// Writes changes at places of a resource file.
struct AndroidPlaceEditor: PlaceEditing {
  private let resources: AndroidResources
  private let lines: AndroidLines

  init(_ resources: AndroidResources) {
    self.resources = resources
    lines = AndroidLines(resources)
  }

  func comment(of key: TableKey) -> String? {
    let comments: Range<Int>?
    if let (array, index) = AndroidName.item(key) {
      let resource = resources.resources.last { $0.kind == .array && $0.name == array }
      let own = resource.flatMap { $0.items.indices.contains(index) ? $0.items[index].comments : nil }
      comments = own.flatMap { $0.isEmpty ? resource?.comments : $0 }
    } else {
      comments = resources.resources.last { $0.kind != .array && $0.name == key.text }?.comments
    }
    return comments.flatMap { resources.commentText($0) }?.withoutMarkerLines
  }

  func replacing(
    _ part: Range<Int>, of spelling: TextSpelling, with replacement: String
  ) -> (range: Range<Int>, written: String)? {
    guard let item = resources.item(at: spelling.range), !item.isReference, !resources.isEmptyElement(item),
      let place = spelling.range(of: part)
    else { return nil }
    let text = spelling.utf8
    let isBorder = { (offset: Int) in offset == text.count || text[offset] & 0xC0 != 0x80 }
    guard isBorder(part.lowerBound), isBorder(part.upperBound) else { return nil }
    // What is to be written may have specifiers in either spelling.
    let read = AndroidSpecifier.foundation(replacement)
    let wanted = String(decoding: text[..<part.lowerBound] + read.utf8 + text[part.upperBound...], as: UTF8.self)
    // A blank beside other characters, or in quotation marks, needs no escape.
    let spellings =
      (replacement.utf8.allSatisfy { $0 == 0x20 } ? [replacement] : [])
      + AndroidSpelling.Style.allCases.map { AndroidSpelling.spelled(replacement, $0) }
    for written in spellings {
      let contents =
        resources.source[item.content.lowerBound..<place.lowerBound] + written
        + resources.source[place.upperBound..<item.content.upperBound]
      if reads(contents, as: wanted) { return (place, written) }
    }
    for withTags in [true, false] {
      let written = AndroidSpelling.written(wanted, withTags: withTags, resources.entities)
      if reads(written, as: wanted) { return (item.content, written) }
    }
    return nil
  }

  private func reads(_ written: String, as wanted: String) -> Bool {
    AndroidSpelling.reads(written, resources.entities)?.utf8.elementsEqual(wanted.utf8) ?? false
  }

  /// Of an array only the last item can go: the others would change their numbers.
  func removal(ofEntryAt keyStart: Int) -> (range: Range<Int>, written: String)? {
    for resource in resources.resources {
      let whole = resources.withComments(resource.range, resource.comments)
      if resource.kind != .array, resource.nameRange.lowerBound == keyStart { return (lines.whole(whole), "") }
      guard resource.kind == .array, let item = resource.items.last, item.keyRange.lowerBound == keyStart else {
        continue
      }
      if resource.items.count == 1 { return (lines.whole(whole), "") }
      return (lines.whole(resources.withComments(item.range, item.comments)), "")
    }
    return nil
  }

  func renaming(entryAt keyStart: Int, to key: TableKey) -> (range: Range<Int>, written: String)? {
    guard AndroidName.isName(key.text),
      let resource = resources.resources.first(where: { $0.kind != .array && $0.nameRange.lowerBound == keyStart })
    else { return nil }
    return (resource.nameRange, XMLText.attribute(key.text))
  }
}
