import L10nSyntax

/// Names that notes keep in all versions of a file: a note is known by what it says, one that says what others do by what
/// follows it, and one that was reworded by what it stands for in the ancestor.
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

  /// Gives notes of a side that are new the names of those before the same entries that are gone.
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
