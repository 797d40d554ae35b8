import L10nSyntax

extension AndroidWriting {
  /// New items that follow the existing ones of an array.
  func newItems(of array: String) -> [AndroidTableEditor.Added] {
    editor.added.filter { AndroidName.item($0.key)?.array == array }
  }

  /// The new resources, in the order of the development language, each with the one that it follows; without one it
  /// precedes the first of those in the development language, or goes to the end.
  func newEntries(in order: [TableKey]) -> [(entry: AndroidEntry, after: Int?, isLast: Bool)] {
    var present: [String: Int] = [:]
    for (index, resource) in resources.resources.enumerated() { present[resource.name] = index }
    var groups: [String: [AndroidTableEditor.Added]] = [:]
    var names: [String] = []
    for entry in editor.added {
      let array = AndroidName.item(entry.key)?.array
      if let array, resources.resources.contains(where: { $0.kind == .array && $0.name == array }) { continue }
      let name = array ?? entry.key.text
      if groups[name] == nil { names.append(name) }
      groups[name, default: []].append(entry)
    }
    var placed: [(entry: AndroidEntry, after: Int?, isLast: Bool)] = []
    var last: Int?
    for key in order {
      let name = AndroidName.item(key)?.array ?? key.text
      if let group = groups.removeValue(forKey: name) {
        placed.append((entry(name, group), last, false))
      } else if let index = present[name] {
        last = index
      }
    }
    for name in names {
      if let group = groups.removeValue(forKey: name) { placed.append((entry(name, group), nil, true)) }
    }
    return placed
  }

  private func entry(_ name: String, _ group: [AndroidTableEditor.Added]) -> AndroidEntry {
    guard let first = group.first, AndroidName.item(first.key) != nil else {
      let added = group[0]
      return AndroidEntry(
        name: name, contents: written(added.contents, added.key), comment: added.comment,
        isUntranslated: added.isUntranslated)
    }
    let isShared = group.allSatisfy { $0.comment == first.comment }
    return AndroidEntry(
      name: name, contents: .array(group.map { item($0, hasComment: !isShared) }),
      comment: isShared ? first.comment : nil)
  }

  private func item(
    _ added: AndroidTableEditor.Added, hasComment: Bool
  ) -> (text: String, comment: String?, isUntranslated: Bool) {
    guard case .text(let text) = added.contents else { return ("", nil, added.isUntranslated) }
    return (written(text, added.key, instead: nil), hasComment ? added.comment : nil, added.isUntranslated)
  }

  func insert(_ edits: inout SourceEdits) {
    for resource in resources.resources where resource.kind == .array { insertItems(resource, &edits) }
    let new = newEntries(in: editor.site.order)
    if new.isEmpty { return }
    guard let root = resources.root else { return }
    let known = Set(editor.site.order.map { AndroidName.item($0)?.array ?? $0.text })
    let first = resources.resources.first { known.contains($0.name) }
    for (entry, after, isLast) in new {
      let text = entry.lines(base: lines.base, unit: lines.unit, lineEnd: lines.lineEnd)
      if root.content.lowerBound == root.range.upperBound {
        insertIntoEmpty(root.range, &edits)
        return
      } else if let after {
        insert(text, after: resources.resources[after].range.upperBound, &edits)
      } else if let first, !isLast {
        let start = resources.withComments(first.range, first.comments).lowerBound
        edits.insert(text, at: lines.lineStart(start))
      } else if lines.indentation(before: root.content.upperBound) != nil {
        edits.insert(text, at: lines.lineStart(root.content.upperBound))
      } else {
        insert(text, after: root.content.upperBound, &edits)
      }
    }
  }

  private func insertIntoEmpty(_ range: Range<Int>, _ edits: inout SourceEdits) {
    let text = newEntries(in: editor.site.order).map {
      $0.entry.lines(base: lines.base, unit: lines.unit, lineEnd: lines.lineEnd)
    }
    let tag = String(resources.source[range].dropLast(2)) + ">"
    edits.replace(range, with: tag + lines.lineEnd + text.joined() + "</resources>")
  }

  private func insert(_ text: String, after offset: Int, _ edits: inout SourceEdits) {
    if let end = lines.lineEnd(after: offset) {
      edits.insert(text, at: end)
    } else {
      edits.insert(lines.lineEnd + text.dropLast(1), at: offset)
    }
  }

  private func insertItems(_ resource: AndroidResources.Resource, _ edits: inout SourceEdits) {
    let new = newItems(of: resource.name)
    if new.isEmpty { return }
    let base = (lines.indentation(before: resource.range.lowerBound) ?? "") + lines.unit
    let text = new.map { added in
      let item = item(added, hasComment: true)
      let comment = item.comment.map {
        base + AndroidSpelling.comment($0, lineEnd: lines.lineEnd, indentation: base) + lines.lineEnd
      }
      let marker = item.isUntranslated ? "\(base)<!-- \(UntranslatedMarker.text) -->\(lines.lineEnd)" : ""
      return (comment ?? "") + marker + "\(base)<item>\(item.text)</item>\(lines.lineEnd)"
    }.joined()
    if let last = resource.items.last {
      insert(text, after: last.range.upperBound, &edits)
    } else {
      let range = resource.range
      let tag = "<string-array name=\"\(XMLText.attribute(resource.name))\">"
      edits.replace(
        range,
        with: tag + lines.lineEnd + text + (lines.indentation(before: range.lowerBound) ?? "") + "</string-array>")
    }
  }
}
