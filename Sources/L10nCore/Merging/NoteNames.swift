import L10nSyntax

/// Names of notes that are the same in all versions of a file: a note is identified by its text, one of several equal
/// notes by the entry after it, and a reworded one by the note that it replaces in the ancestor.
struct NoteNames {
  typealias Part = SourceOutline.Part

  private(set) var base: [Part]
  private(set) var ours: [Part]
  private(set) var theirs: [Part]

  init(_ base: [Part], _ ours: [Part], _ theirs: [Part]) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
    guard [base, ours, theirs].contains(where: { $0.contains(where: \.name.isNote) }) else { return }
    let repeated = Set(
      [base, ours, theirs].flatMap { $0.filter { $0.name.isNote && $0.name.number > 0 }.map(\.name.text) })
    self.base = Self.naming(base, repeated)
    self.ours = Self.naming(ours, repeated)
    self.theirs = Self.naming(theirs, repeated)
    self.ours = Self.following(self.base, self.ours)
    self.theirs = Self.following(self.base, self.theirs)
  }

  private static func naming(_ parts: [Part], _ repeated: Set<TableKey>) -> [Part] {
    if repeated.isEmpty { return parts }
    let named = parts.indices.map { index in
      var part = parts[index]
      if part.name.isNote, repeated.contains(part.name.text) {
        let next = parts[index...].first { !$0.name.isNote }?.name.text.text ?? ""
        part.name = SourceOutline.Name(TableKey("\(part.name.text)\n\(next)"), isNote: true)
      }
      return part
    }
    return named.numbered(notesAlone: true)
  }

  /// Gives new notes of a side the names of removed ones before the same entries.
  private static func following(_ base: [Part], _ side: [Part]) -> [Part] {
    let known = Set(base.lazy.filter(\.name.isNote).map(\.name))
    let kept = Set(side.lazy.filter(\.name.isNote).map(\.name))
    var gone: [SourceOutline.Name?: [SourceOutline.Name]] = [:]
    for index in base.indices where base[index].name.isNote && !kept.contains(base[index].name) {
      gone[next(base, index), default: []].append(base[index].name)
    }
    if gone.isEmpty { return side }
    return side.indices.map { index in
      var part = side[index]
      if part.name.isNote, !known.contains(part.name), var names = gone[next(side, index)], !names.isEmpty {
        part.name = names.removeFirst()
        gone[next(side, index)] = names
      }
      return part
    }
  }

  private static func next(_ parts: [Part], _ index: Int) -> SourceOutline.Name? {
    parts[index...].first { !$0.name.isNote }?.name
  }
}
