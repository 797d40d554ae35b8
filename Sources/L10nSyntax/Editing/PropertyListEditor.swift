/// Changes the entries of one table file, in any syntax that is text, without touching other bytes.
///
///     var editor = try PropertyListEditor(table.document)
///     editor.set(.text("Lecture"), for: "controls.playback.play.label")
///     editor.insert(NewEntry("controls.playback.pause.label", .text("Pause")), .after("controls.playback.play.label"))
///     editor.bytes
///
/// New text follows the file's style: line ends, indentation, quotes, the blanks around `=`, the kind of comments,
/// blank lines between entries, encoding. A removed entry takes along its comments, which are those that no blank line
/// separates from it. Of equal keys the last one is changed, which is the one that counts in Foundation; removing and
/// renaming apply to all of them.
public struct PropertyListEditor: Sendable {
  /// The place of a new entry: after or before an existing one, or at the end of the file. Entries for the same place
  /// keep the order of the calls.
  public enum Place: Hashable, Sendable {
    /// After the last entry with a key.
    case after(TableKey)
    /// Before the first entry with a key.
    case before(TableKey)
    /// After all entries.
    case end
  }

  /// The file as it was read.
  public let document: PropertyListDocument

  let root: PropertyListNode
  let lines: TextLines
  private var indices: [TableKey: [Int]]
  private var changes = DictionaryChanges()

  /// An editor without changes.
  ///
  /// - Throws: `EditRefusal` for a binary property list, for a file with errors, and for one whose bytes are not its
  ///   text.
  public init(_ document: PropertyListDocument) throws(EditRefusal) {
    if let refusal = document.editRefusal { throw refusal }
    self.document = document
    root = document.root ?? PropertyListNode(value: .dictionary([]), range: 0..<document.source.utf8.count)
    lines = TextLines(document.source.utf8)
    var indices: [TableKey: [Int]] = [:]
    if case .dictionary(let pairs) = root.value {
      for (index, pair) in pairs.enumerated() { indices[pair.key, default: []].append(index) }
    }
    self.indices = indices
  }

  /// Whether the file has a key that was not removed.
  public func contains(_ key: TableKey) -> Bool {
    indices[key]?.last.map { !changes.removed.contains($0) } ?? false
  }

  /// Whether an entry is plain text; `false` for a rule and for a key that the file does not have.
  public func isText(_ key: TableKey) -> Bool {
    guard contains(key), let pair = pair(key), case .string = pair.node.value else { return false }
    return true
  }

  /// The text of an entry's comments, without lines that are meant for this tool; `nil` if there is none.
  public func comment(of key: TableKey) -> String? {
    guard let index = indices[key]?.last, case .dictionary(let pairs) = root.value else { return nil }
    let start = EntryLines(document: document, lines: lines, pairs: pairs).head(index)
    let own = pairs[index].comments.filter { document.comments[$0].lowerBound >= start }
    let comments = own.map { document.commentText($0) }
    return comments.isEmpty ? nil : comments.joined(separator: "\n").withoutMarkerLines
  }

  private func pair(_ key: TableKey) -> PropertyListPair? {
    guard let index = indices[key]?.last, case .dictionary(let pairs) = root.value else { return nil }
    return pairs[index]
  }

  /// Sets the value of an entry. Equal parts stay as they are written.
  ///
  /// In a rule only the texts that differ change, and parts are added and removed like entries.
  /// - Returns: whether the file has the key.
  @discardableResult
  public mutating func set(_ value: StringsdictWriter.Value, for key: TableKey) -> Bool {
    guard contains(key), let index = indices[key]?.last else { return false }
    changes.values[index] = value
    return true
  }

  /// Makes an entry a stub or an ordinary entry, by its `UntranslatedMarker`.
  ///
  /// - Returns: whether the file has the key.
  @discardableResult
  public mutating func setUntranslated(_ isUntranslated: Bool, for key: TableKey) -> Bool {
    guard contains(key), let index = indices[key]?.last else { return false }
    changes.markers[index] = isUntranslated
    return true
  }

  /// Writes a comment before an entry that has none. Existing comments stay.
  ///
  /// - Returns: whether the file has the key.
  @discardableResult
  public mutating func addComment(_ comment: String, to key: TableKey) -> Bool {
    guard contains(key), let index = indices[key]?.last else { return false }
    if self.comment(of: key) == nil { changes.comments[index] = comment }
    return true
  }

  /// Adds an entry.
  ///
  /// - Parameter place: a key that the file does not have means the end.
  public mutating func insert(_ entry: NewEntry<StringsdictWriter.Value>, _ place: Place) {
    let resolved: DictionaryChanges.Place? =
      switch place {
      case .after(let key): indices[key]?.last.map { .after($0) }
      case .before(let key): indices[key]?.first.map { .before($0) }
      case .end: nil
      }
    changes.insertions.append((entry, resolved ?? .end))
  }

  /// Removes all entries with a key.
  ///
  /// - Returns: whether the file has the key.
  @discardableResult
  public mutating func remove(_ key: TableKey) -> Bool {
    guard contains(key) else { return false }
    changes.removed.formUnion(indices[key] ?? [])
    return true
  }

  /// Renames all entries with a key. Later calls refer to them by the new key.
  ///
  /// - Returns: whether the file has the key.
  @discardableResult
  public mutating func rename(_ key: TableKey, to newKey: TableKey) -> Bool {
    guard contains(key), let renamed = indices.removeValue(forKey: key) else { return false }
    for index in renamed { changes.keys[index] = newKey }
    indices[newKey] = (indices[newKey, default: []] + renamed).sorted()
    return true
  }

  /// The changes as edits of the file's text.
  public var edits: SourceEdits {
    var edits = SourceEdits(document.source)
    if changes.isEmpty { return edits }
    DictionaryEditing(root, of: document, lines: lines).apply(changes, to: &edits)
    return edits
  }

  /// The file with all changes. Bytes without a change stay as they were.
  public var bytes: [UInt8] { edits.bytes }
}
