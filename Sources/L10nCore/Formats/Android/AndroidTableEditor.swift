import L10nSyntax

/// Edits one resource file, which may not exist yet.
struct AndroidTableEditor: FileEditing {
  /// The place of a key.
  enum Target: Hashable {
    case resource(Int)
    case item(Int, Int)
    case added
  }

  /// The change of an existing element.
  struct Change {
    var name: String?
    var contents: CountedContents?
    var isUntranslated = false
    var isRemoved = false
  }

  /// A new entry.
  struct Added {
    var key: TableKey
    var contents: CountedContents
    var comment: String?
    var isUntranslated: Bool
  }

  let site: TableSite
  let file: TableFile?
  let format: TableFormat
  let resources: AndroidResources
  private let refusal: EditRefusal?
  private(set) var targets: [TableKey: Target] = [:]
  private(set) var changes: [Target: Change] = [:]
  private(set) var added: [Added] = []

  /// The number of items in arrays, including added ones.
  private var counts: [String: Int] = [:]

  init(_ site: TableSite, of format: TableFormat, _ dialect: AndroidDialect) {
    (self.site, self.format) = (site, format)
    file = site.files.first { $0.place.format == format }
    resources = AndroidResources(file?.source.bytes ?? [], dialect)
    refusal = file.map(\.isBlank) ?? true ? nil : resources.editRefusal
    for (index, resource) in resources.resources.enumerated() {
      if resource.kind != .array {
        targets[TableKey(resource.name)] = .resource(index)
        continue
      }
      counts[resource.name] = resource.items.count
      for item in resource.items.indices { targets[TableKey("\(resource.name)[\(item)]")] = .item(index, item) }
    }
  }

  func refusal(of change: TableChange) -> EditRefusal? { refusal }

  mutating func make(_ change: TableChange) throws(EditLoss) {
    switch change.action {
    case .set(let message, let state):
      try set(CountedContents(message, in: resources.entities.dialect.title), change, isUntranslated: state == .new)
    case .remove: try remove(change.key)
    case .rename(let key): try rename(change.key, to: key)
    case .extract(let text, _): try set(.text(text), change, isUntranslated: false)
    // Android's resources are not extracted from code and have no such state.
    case .comment, .extractionState: break
    }
  }

  private mutating func set(
    _ contents: CountedContents, _ change: TableChange, isUntranslated: Bool
  ) throws(EditLoss) {
    let key = change.key
    let item = AndroidName.item(key)
    if item != nil, case .plural = contents {
      throw .init(message: "is the item of an array, which has no plural forms")
    }
    try checkText(contents, key)
    switch targets[key] {
    case .added?:
      guard let index = added.lastIndex(where: { $0.key == key }) else { return }
      (added[index].contents, added[index].isUntranslated) = (contents, isUntranslated)
    case let target?:
      changes[target, default: Change()].contents = contents
      changes[target]?.isUntranslated = isUntranslated
    case nil:
      try checkName(item?.array ?? key.text)
      if let item {
        let count = counts[item.array] ?? 0
        if item.index != count { throw .init(message: "has no place in an array with \(count) items") }
        counts[item.array] = count + 1
      }
      added.append(Added(key: key, contents: contents, comment: change.comment, isUntranslated: isUntranslated))
      targets[key] = .added
    }
  }

  /// Checks that texts are read back as they are, and that no tags are lost that the reader leaves out, except in a text
  /// that is not translated yet.
  private func checkText(_ contents: CountedContents, _ key: TableKey) throws(EditLoss) {
    let (entities, dialect) = (resources.entities, resources.entities.dialect)
    for text in contents.texts {
      let read = AndroidSpelling.reads(AndroidSpelling.written(text, withTags: false, entities), entities)
      guard let read, dialect.formatter.written(read.text) == dialect.formatter.written(text) else {
        throw .init(message: "says something that \(dialect.title) cannot hold")
      }
    }
    let items: [AndroidResources.Item]
    switch targets[key] {
    case .resource(let index): items = resources.resources[index].items
    case .item(let index, let item): items = [resources.resources[index].items[item]]
    case .added, nil: return
    }
    if items.map(\.text) != contents.texts, items.contains(where: resources.hasHiddenTags),
      file?.entries.last(where: { $0.key == key })?.state != .new
    {
      throw .init(message: "has tags that \(dialect.reader) leaves out, so that it has to be changed by hand")
    }
  }

  private func checkName(_ name: String) throws(EditLoss) {
    if !AndroidName.isName(name) { throw .init(message: "is not a name of \(resources.entities.dialect.title)") }
  }

  /// Only the last item of an array in the development language can be removed: the others would change their numbers.
  private mutating func remove(_ key: TableKey) throws(EditLoss) {
    guard let target = targets[key] else { throw .init(message: "does not exist") }
    if let item = AndroidName.item(key) {
      let count = counts[item.array] ?? 0
      let isKept = site.order.contains { AndroidName.item($0)?.array == item.array }
      if isKept, item.index != count - 1 {
        throw .init(message: "cannot be removed: the items after it would change their numbers")
      }
      counts[item.array] = max(0, count - 1)
    }
    targets[key] = nil
    if target == .added {
      added.removeAll { $0.key == key }
    } else {
      changes[target, default: Change()].isRemoved = true
    }
  }

  private mutating func rename(_ key: TableKey, to newKey: TableKey) throws(EditLoss) {
    guard let target = try targets.target(of: key, renamedTo: newKey) else { return }
    if AndroidName.item(key) != nil { throw .init(message: "is the item of an array, which has no name") }
    if !AndroidName.isName(newKey.text) {
      throw .init(message: "cannot become '\(newKey)', which is not a name of \(resources.entities.dialect.title)")
    }
    targets[key] = nil
    targets[newKey] = target
    if target == .added {
      if let index = added.lastIndex(where: { $0.key == key }) { added[index].key = newKey }
    } else {
      changes[target, default: Change()].name = newKey.text
    }
  }

  func editedBytes() -> [UInt8]? {
    if refusal != nil || added.isEmpty && (isNew || changes.isEmpty) { return nil }
    let writing = AndroidWriting(self)
    if !isNew { return writing.edits().bytes }
    return Array(AndroidEntry.file(writing.newEntries(in: site.order).map(\.entry)).utf8)
  }
}
