/// Members that come to an object or go from it, as edits of its text.
struct JSONObjectChange {
  let object: JSONValue

  /// How many objects and arrays stand around the object.
  let depth: Int

  let layout: JSONLayout

  /// The members to be added, in any order.
  var added: [JSONOutput.Member] = []

  /// Whether a member goes.
  var removes: (JSONMember) -> Bool = { _ in false }

  /// Whether new members are put among the others by `StringCatalogKeyOrder`; else they come last.
  var isSorted = true

  init(_ object: JSONValue, depth: Int, layout: JSONLayout) {
    (self.object, self.depth, self.layout) = (object, depth, layout)
  }

  static func isSorted(_ keys: [String]) -> Bool {
    zip(keys, keys.dropFirst()).allSatisfy(StringCatalogKeyOrder.precedes)
  }

  func apply(to edits: inout SourceEdits) {
    let members = Array(object.members)
    let kept = members.indices.filter { !removes(members[$0]) }
    if added.isEmpty, kept.count == members.count { return }
    let new = added.sorted { StringCatalogKeyOrder.precedes($0.key, $1.key) }
    if kept.isEmpty {
      edits.replace(object.range, with: JSONOutput.object(new).text(layout, depth: depth))
      return
    }
    remove(members, kept: kept, from: &edits)
    let keys = kept.map { members[$0].key.text }
    var next = 0
    for member in new {
      if isSorted {
        while next < keys.count, StringCatalogKeyOrder.precedes(keys[next], member.key) { next += 1 }
      } else {
        next = keys.count
      }
      let text = layout.line(depth + 1) + member.text(layout, depth: depth + 1)
      if next == 0 {
        edits.insert(text + ",", at: object.range.lowerBound + 1)
      } else {
        edits.insert("," + text, at: members[kept[next - 1]].range.upperBound)
      }
    }
  }

  /// Removes members with the comma that parts them from their neighbour: the one before, or else the one after.
  private func remove(_ members: [JSONMember], kept: [Int], from edits: inout SourceEdits) {
    guard let first = kept.first, let last = kept.last else { return }
    if first > 0 { edits.remove(members[0].keyRange.lowerBound..<members[first].keyRange.lowerBound) }
    for (left, right) in zip(kept, kept.dropFirst()) where right > left + 1 {
      edits.remove(members[left].range.upperBound..<members[right - 1].range.upperBound)
    }
    if last < members.count - 1 {
      edits.remove(members[last].range.upperBound..<members[members.count - 1].range.upperBound)
    }
  }
}

extension JSONOutput.Member {
  /// The member as text.
  func text(_ layout: JSONLayout, depth: Int) -> String {
    JSONText.quoted(key) + layout.colon + value.text(layout, depth: depth)
  }
}

extension JSONLayout {
  /// The blanks that a file uses where its first members stand; Xcode's where that is unknown.
  init(of document: JSONDocument) {
    self.init()
    guard let root = document.root, let first = root.members.first(where: { _ in true }) else { return }
    let bytes = document.source.utf8
    let before = bytes[root.range.lowerBound + 1..<first.keyRange.lowerBound]
    let between = bytes[first.keyRange.upperBound..<first.value.range.lowerBound]
    if between.contains(UInt8(ascii: ":")) { colon = String(decoding: between, as: UTF8.self) }
    guard before.allSatisfy({ $0.isSpaceTabOrLineBreak }) else { return }
    indentation = String(decoding: before.filter { $0.isSpaceOrTab }, as: UTF8.self)
    lineBreak = String(decoding: before.filter(JSONScanner.isLineEnd), as: UTF8.self)
  }
}
