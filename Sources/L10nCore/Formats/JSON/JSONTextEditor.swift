import L10nSyntax

/// Edits texts of a JSON file and leaves all other bytes unchanged.
///
/// Entries are identified by their numbers in the table as read.
struct JSONTextEditor: Sendable {
  /// An entry to be added to the file.
  struct NewText: Sendable {
    var key: TableKey
    var text: String

    /// The texts in the notes on it, by name.
    var notes: [String: String?] = [:]

    /// The number of the entry that it follows; `nil` to use the order of keys.
    var after: Int?
  }

  private let table: JSONTable
  private let layout: JSONLayout
  private let isNested: Bool

  /// The name of the field with the text, if texts are fields of objects.
  private let field: String?
  private var texts: [Int: String] = [:]
  private var names: [Int: String] = [:]
  private var removed: Set<Int> = []

  /// Texts in the notes of entries, by name; `nil` removes one.
  private var notes: [Int: [String: String?]] = [:]

  /// New entries, in the order of their addition.
  private var added: [NewText] = []

  /// The order of keys in which new entries are inserted; keys that are not in it come last.
  private let order: [TableKey]

  /// Starts without changes.
  ///
  /// - Parameters:
  ///   - order: the keys of the development table, which give new entries their places; other keys come last.
  ///   - model: a table whose style new entries take; `nil` for the file's own.
  init(_ table: JSONTable, order: [TableKey] = [], like model: JSONTable? = nil) {
    (self.table, self.order) = (table, order)
    isNested = (model ?? table).isNested
    field = (model ?? table).field?.description
    layout = JSONLayout(of: (model ?? table).document)
  }

  mutating func setText(_ text: String, of entry: Int) { texts[entry] = text }

  mutating func remove(_ entry: Int) { removed.insert(entry) }

  mutating func setNote(_ name: StaticString, _ text: String?, of entry: Int) {
    notes[entry, default: [:]].updateValue(text, forKey: name.description)
  }

  /// Changes an entry's key; an entry whose key belongs in another object moves there.
  mutating func rename(_ entry: Int, to key: TableKey) {
    let own = table.entries[entry]
    guard let name = own.name else { return }
    let around = own.key.text.dropLast(name.count)
    if key.text.hasPrefix(around), key.text.utf8.count > around.utf8.count {
      names[entry] = String(key.text.dropFirst(around.count))
    } else {
      removed.insert(entry)
      add(NewText(key: key, text: texts[entry] ?? own.value.string ?? ""))
    }
  }

  /// Adds an entry with a key that the file does not have.
  mutating func add(_ text: NewText) { added.append(text) }

  // MARK: Texts with forms

  /// Replaces a text's plural forms; each new form follows the form before it.
  ///
  /// - Parameter suffixes: the suffixes of the file's language.
  mutating func setForms(
    _ forms: [(selector: String, text: String)], of unit: JSONUnit, _ suffixes: I18nextSuffixes
  ) {
    var anchor: Int?
    for form in forms {
      guard let own = unit.forms.first(where: { $0.selector == form.selector }) else {
        if let suffix = suffixes.suffix(form.selector, isEarlier: table.i18next?.areEarlier ?? false) {
          add(NewText(key: unit.key(suffix), text: form.text, after: anchor ?? unit.forms[0].entry))
        }
        continue
      }
      if table.entries[own.entry].value.string != form.text { setText(form.text, of: own.entry) }
      anchor = own.entry
    }
    for own in unit.forms where own.selector != nil && !forms.contains(where: { $0.selector == own.selector }) {
      remove(own.entry)
    }
  }

  mutating func remove(_ unit: JSONUnit) {
    for form in unit.forms { remove(form.entry) }
  }

  /// Changes the keys of all members of a text.
  mutating func rename(_ unit: JSONUnit, to key: TableKey) {
    for form in unit.forms { rename(form.entry, to: unit.key(of: form, in: table, renamedTo: key)) }
  }

  // MARK: Result

  /// All changes.
  var edits: SourceEdits {
    var edits = SourceEdits(table.document.source)
    var changes = ObjectChanges(layout)
    for (number, text) in texts where !removed.contains(number) {
      edits.replace(table.entries[number].value.range, with: JSONText.quoted(text))
    }
    for (number, name) in names where !removed.contains(number) {
      let entry = table.entries[number]
      edits.replace(entry.keyRange, with: JSONText.quoted(name))
      if let notes = entry.notes { edits.replace(notes.member.keyRange, with: JSONText.quoted("@\(name)")) }
    }
    for number in removed {
      let entry = table.entries[number]
      changes.remove(entry.keyRange, from: entry.path)
      if let notes = entry.notes { changes.remove(notes.member.keyRange, from: entry.path) }
    }
    for (number, fields) in notes where !removed.contains(number) {
      change(number, fields, &changes, &edits)
    }
    insert(into: &changes)
    changes.apply(to: &edits)
    return edits
  }

  private func change(
    _ number: Int, _ fields: [String: String?], _ changes: inout ObjectChanges, _ edits: inout SourceEdits
  ) {
    let entry = table.entries[number]
    let new = JSONOutput.Member.texts(fields)
    guard let notes = entry.notes, notes.member.value.kind == .object else {
      if let name = names[number] ?? entry.name, let place = entry.path.last, entry.notes == nil, !new.isEmpty {
        changes.add(JSONOutput.Member("@\(name)", .object(new)), to: entry.path, after: place.number)
      }
      return
    }
    let stays = new.isEmpty && notes.member.value.members.allSatisfy { fields.keys.contains($0.key.text) }
    if stays {
      changes.remove(notes.member.keyRange, from: entry.path)
    } else {
      JSONObjectChange(notes.member.value, depth: 2, layout: layout).setting(fields, in: &edits).apply(to: &edits)
    }
  }

  /// Inserts the new entries among the others.
  private func insert(into changes: inout ObjectChanges) {
    guard !added.isEmpty, let root = table.document.root else { return }
    for text in added {
      if let anchor = text.after { add(text, after: table.entries[anchor], &changes) }
    }
    let added = added.filter { $0.after == nil }
    let numbers = Dictionary(table.entries.enumerated().map { ($1.key, $0) }) { $1 }
    var rest = Dictionary(added.map { ($0.key, $0) }) { $1 }
    // For each object, the member that the next new one follows: at first, the file's attributes.
    var anchors: [Int: Int] = [:]
    let first = Array(root.members).prefix { $0.key.text.hasPrefix("@@") }.count
    if first > 0 { anchors[root.range.lowerBound] = first - 1 }
    for key in order {
      if let text = rest.removeValue(forKey: key) {
        add(text, to: root, &changes) { anchors[$0.range.lowerBound] }
      } else if let number = numbers[key] {
        let entry = table.entries[number]
        for (object, member) in entry.path { anchors[object.range.lowerBound] = member }
        if let notes = entry.notes?.number, let (object, place) = entry.path.last {
          anchors[object.range.lowerBound] = max(place, notes)
        }
      }
    }
    for text in added where rest[text.key] != nil {
      add(text, to: root, &changes) { Array($0.members).count - 1 }
    }
  }

  /// Inserts a new entry after another one.
  private func add(_ text: NewText, after entry: JSONTable.Entry, _ changes: inout ObjectChanges) {
    guard let place = entry.path.last, let name = entry.name else { return }
    let around = entry.key.text.dropLast(name.count)
    let member = JSONOutput.Member(String(text.key.text.dropFirst(around.count)), .string(text.text))
    changes.add(member, to: entry.path, after: place.number)
  }

  /// - Parameter anchor: the member of an object that the new one follows.
  private func add(
    _ text: NewText, to root: JSONValue, _ changes: inout ObjectChanges, after anchor: (JSONValue) -> Int?
  ) {
    // The innermost object whose name is the beginning of the key.
    var (object, path, rest) = (root, [(object: JSONValue, number: Int)](), text.key.text[...])
    while isNested {
      let members = Array(object.members)
      let inner = members.lastIndex { $0.value.kind == .object && rest.hasPrefix("\($0.key).") }
      guard let inner, rest.count > members[inner].key.text.count + 1 else { break }
      path.append((object, inner))
      rest = rest.dropFirst(members[inner].key.text.count + 1)
      object = members[inner].value
    }
    let anchor = anchor(object)
    path.append((object, anchor ?? 0))
    let names = isNested ? rest.split(separator: ".", omittingEmptySubsequences: false) : [rest]
    let isName = names.allSatisfy { !$0.isEmpty }
    let value = JSONOutput.string(text.text)
    let written = field.map { .object([JSONOutput.Member($0, value)]) } ?? value
    changes.add(written, named: (isName ? names : [rest]).map(String.init), to: path, after: anchor)
    let notes = JSONOutput.Member.texts(text.notes)
    if !notes.isEmpty {
      changes.add(JSONOutput.Member("@\(rest)", .object(notes)), to: path, after: anchor)
    }
  }
}

extension JSONOutput.Member {
  /// The texts that are not removed, by name.
  fileprivate static func texts(_ fields: [String: String?]) -> [JSONOutput.Member] {
    fields.sorted { $0.key < $1.key }.compactMap { name, text in text.map { JSONOutput.Member(name, .string($0)) } }
  }
}
