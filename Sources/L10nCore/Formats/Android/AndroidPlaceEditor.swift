import L10nSyntax

/// Edits places of a resource file.
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
    let hasHiddenTags = resources.hasHiddenTags(item)
    if hasHiddenTags, resources.source.utf8[place].contains(UInt8(ascii: "<")) { return nil }
    let text = spelling.utf8
    let isBorder = { (offset: Int) in offset == text.count || text[offset] & 0xC0 != 0x80 }
    guard isBorder(part.lowerBound), isBorder(part.upperBound) else { return nil }
    // The replacement may contain specifiers in either syntax.
    let read = resources.entities.dialect.formatter.foundation(replacement)
    lazy var wanted = String(
      decoding: text[..<part.lowerBound] + read.utf8 + text[part.upperBound...], as: UTF8.self)
    // A blank beside other characters, or in quotation marks, needs no escape.
    let spellings =
      (replacement.utf8.allSatisfy { $0 == 0x20 } ? [replacement] : [])
      + AndroidSpelling.Style.allCases.map { AndroidSpelling.spelled(replacement, $0, resources.entities) }
    for written in spellings {
      if readsNearby(written, at: place, as: read, inPlaceOf: part, of: spelling) { return (place, written) }
      let contents =
        resources.source[item.content.lowerBound..<place.lowerBound] + written
        + resources.source[place.upperBound..<item.content.upperBound]
      if reads(contents, as: wanted) { return (place, written) }
    }
    for withTags in [true, false] where !hasHiddenTags {
      let written = AndroidSpelling.written(wanted, withTags: withTags, resources.entities)
      if reads(written, as: wanted) { return (item.content, written) }
    }
    return nil
  }

  private func reads(_ written: String, as wanted: String) -> Bool {
    AndroidSpelling.reads(written, resources.entities)?.utf8.elementsEqual(wanted.utf8) ?? false
  }

  /// Whether the text around a change shows that the result is as intended, so that a long text is not read again for
  /// each of many changes.
  ///
  /// Whether a quotation mark is open is unknown: both cases are tried, and the one that does not match the text is
  /// wrong.
  private func readsNearby(
    _ written: String, at place: Range<Int>, as read: String, inPlaceOf part: Range<Int>, of spelling: TextSpelling
  ) -> Bool {
    let bytes = resources.source.utf8
    guard spelling.isReadLocally, !bytes[place].contains(UInt8(ascii: "<")),
      !written.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "%") })
    else { return false }
    let (around, source) = spelling.surroundings(of: part)
    let (before, after) = (bytes[source.lowerBound..<place.lowerBound], bytes[place.upperBound..<source.upperBound])
    // The letter represents the text farther away, and two blanks show whether a quotation mark is open.
    let end = Array((around.upperBound == spelling.utf8.count ? "" : "x  x").utf8)
    var isKnown = false
    for start in around.lowerBound == 0 ? [""] : ["x", "\"x"] {
      func text(_ middle: [UInt8]) -> AndroidText {
        let contents = [Array(start.utf8), Array(before), middle, Array(after), end].flatMap(\.self)
        return AndroidText(0..<contents.count, of: contents, resources.entities)
      }
      let shown = Array(start.suffix(1).utf8) + spelling.utf8[around.lowerBound..<part.lowerBound]
      let (old, new) = (text(Array(bytes[place])), text(Array(written.utf8)))
      let same = shown + spelling.utf8[part.lowerBound..<around.upperBound]
      guard old.utf8.starts(with: same) else { continue }
      let rest = spelling.utf8[part.upperBound..<around.upperBound] + old.utf8[same.count...]
      guard new.utf8.elementsEqual(shown + read.utf8 + rest),
        !new.problems.contains(where: { $0.kind == .invalidXML })
      else { return false }
      isKnown = true
    }
    return isKnown
  }

  /// Only the last item of an array can be removed: the others would change their numbers.
  func removal(ofEntryAt keyStart: Int) -> (range: Range<Int>, written: String)? {
    guard let resource = resource(holding: keyStart) else { return nil }
    let whole = resources.withComments(resource.range, resource.comments)
    if resource.kind != .array { return resource.nameRange.lowerBound == keyStart ? (lines.whole(whole), "") : nil }
    guard let item = resource.items.last, item.keyRange.lowerBound == keyStart else { return nil }
    if resource.items.count == 1 { return (lines.whole(whole), "") }
    return (lines.whole(resources.withComments(item.range, item.comments)), "")
  }

  func renaming(entryAt keyStart: Int, to key: TableKey) -> (range: Range<Int>, written: String)? {
    guard AndroidName.isName(key.text), let resource = resource(holding: keyStart), resource.kind != .array,
      resource.nameRange.lowerBound == keyStart
    else { return nil }
    return (resource.nameRange, XMLText.attribute(key.text))
  }

  private func resource(holding offset: Int) -> AndroidResources.Resource? {
    resources.resources.last(beginningBy: offset) { $0.range }
  }
}
