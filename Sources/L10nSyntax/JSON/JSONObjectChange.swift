/// Members that are added to or removed from an object, as edits of its text.
package struct JSONObjectChange {
  /// The places of new members.
  package enum Order {
    /// Between the others, by `StringCatalogKeyOrder`.
    case byKey
    /// After all others, by `StringCatalogKeyOrder`.
    case last
    /// Each after the object's member with this index, in the order in which they are added; `nil` puts a member before
    /// all others.
    case after([Int?])
  }

  let object: JSONValue

  /// The number of objects and arrays around the object.
  let depth: Int

  let layout: JSONLayout

  /// The members to add, in any order if `order` goes by their keys.
  package var added: [JSONOutput.Member] = []

  /// Whether a member is removed.
  package var removes: (JSONMember) -> Bool = { _ in false }

  package var order = Order.byKey

  /// A change that does nothing yet.
  package init(_ object: JSONValue, depth: Int, layout: JSONLayout) {
    (self.object, self.depth, self.layout) = (object, depth, layout)
  }

  /// The order of some keys.
  static func order(of keys: [String]) -> Order {
    zip(keys, keys.dropFirst()).allSatisfy(StringCatalogKeyOrder.precedes) ? .byKey : .last
  }

  /// Adds and removes the members.
  package func apply(to edits: inout SourceEdits) {
    let members = Array(object.members)
    let kept = members.indices.filter { !removes(members[$0]) }
    if added.isEmpty, kept.count == members.count { return }
    let placed = placed(among: kept.map { ($0, members[$0].key.text) })
    if kept.isEmpty {
      edits.replace(object.range, with: JSONOutput.object(placed.map(\.member)).text(layout, depth: depth))
      return
    }
    remove(members, kept: kept, from: &edits)
    for (member, next) in placed {
      let text = layout.line(depth + 1) + member.text(layout, depth: depth + 1)
      if next == 0 {
        edits.insert(text + ",", at: object.range.lowerBound + 1)
      } else {
        edits.insert("," + text, at: members[kept[next - 1]].range.upperBound)
      }
    }
  }

  /// The new members in their order, each with the number of members that stay before it.
  private func placed(among kept: [(number: Int, key: String)]) -> [(member: JSONOutput.Member, next: Int)] {
    if case .after(let numbers) = order {
      return zip(added, numbers).enumerated().map { place, new in
        (place, new.0, new.1.map { number in kept.prefix { $0.number <= number }.count } ?? 0)
      }.sorted { ($0.2, $0.0) < ($1.2, $1.0) }.map { ($0.1, $0.2) }
    }
    var next = 0
    return added.sorted { StringCatalogKeyOrder.precedes($0.key, $1.key) }.map { member in
      if case .last = order { next = kept.count }
      while next < kept.count, StringCatalogKeyOrder.precedes(kept[next].key, member.key) { next += 1 }
      return (member, next)
    }
  }

  /// Removes members with the comma that separates them from a neighbor: the one before, or else the one after.
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

extension JSONObjectChange {
  /// The change that sets texts as members: existing ones are replaced in place, or removed if the text is `nil`.
  package func setting(_ fields: [String: String?], in edits: inout SourceEdits) -> JSONObjectChange {
    var change = self
    var removed: Set<String> = []
    for (name, text) in fields {
      let present = Array(object.members).last { $0.key == TableKey(name) }
      if let text, let present {
        edits.replace(present.value.range, with: JSONText.quoted(text))
      } else if let text {
        change.added.append(.init(name, .string(text)))
      } else if present != nil {
        removed.insert(name)
      }
    }
    let others = removes
    change.removes = { [removed] member in others(member) || removed.contains(member.key.text) }
    return change
  }
}

extension JSONOutput.Member {
  /// The member as text.
  func text(_ layout: JSONLayout, depth: Int) -> String {
    JSONText.quoted(key) + layout.colon + value.text(layout, depth: depth)
  }
}

extension JSONLayout {
  /// The blanks that a file uses near its first members; Xcode's if that is unknown.
  package init(of document: JSONDocument) {
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
