import L10nSyntax

/// Merges versions of a file part by part.
struct OutlineMerge {
  typealias Part = SourceOutline.Part

  let sources: MergeSources
  private(set) var conflicts: [TableConflict] = []

  /// The names of the current part, from the entry down.
  private var path: [String] = []

  init(_ sources: MergeSources) { self.sources = sources }

  /// Merges the whole file.
  mutating func merge() -> MergedPart {
    merged(sources.base?.root, sources.ours.root, sources.theirs.root, isRoot: true)
  }

  // MARK: Parts

  /// Merges a part that both sides have.
  private mutating func merged(_ base: Part?, _ ours: Part, _ theirs: Part, isRoot: Bool = false) -> MergedPart {
    if let whole = sources.merged(base?.range, ours.range, theirs.range, .bytes) {
      return .kept(whole, whole.side == .ours ? ours : theirs)
    }
    if let our = ours.rank, let their = theirs.rank {
      let later = our < their ? MergeSide.theirs : .ours
      return .kept(
        MergeSlice(side: later, range: (later == .ours ? ours : theirs).range), later == .ours ? ours : theirs)
    }
    if !isRoot { path.append(ours.name.isNote ? "comment" : ours.name.text.text) }
    defer { if !isRoot { path.removeLast() } }
    let contents: MergedPart.Contents
    var layout: MergeSide?
    switch (ours.contents, theirs.contents) {
    case (.leaf(let our), .leaf(let their)):
      let before: Range<Int>? = if case .leaf(let range) = base?.contents { range } else { nil }
      contents = .leaf(
        piece(before, our, their, ours.name.isNote ? .words : .lines, kind: base == nil ? .added : .changed))
    case (.group(let our), .group(let their)):
      let before: @Sendable () -> [Part] = if case .group(let parts) = base?.contents { parts } else { { [] } }
      // The thousands of entries of a large file are looked up in all versions at once.
      let versions = [before, our, their]
      let all = ours.range.count > 100_000 ? versions.concurrentMap { $0() } : versions.map { $0() }
      let (our, their) = (all[1], all[2])
      let parts = group(NoteNames(all[0], our, their))
      contents = .group(parts)
      // The closing mark of a group is in another place if the group is empty.
      if our.isEmpty != their.isEmpty { layout = our.isEmpty == parts.isEmpty ? .ours : .theirs }
    default: return differing(base, ours, theirs)
    }
    let kind = base == nil ? TableConflict.Kind.added : .changed
    let lead = piece(base?.lead, ours.lead, theirs.lead, .words, kind: kind, part: "comment")
    let head = piece(base?.head, ours.head, theirs.head, .marks, kind: kind, part: "key")
    var tail = piece(base?.tail, ours.tail, theirs.tail, .marks, kind: kind, part: "end")
    if let layout,
      MergeSources.isSameWithoutBlanks(
        sources.bytes(MergeSlice(side: .ours, range: ours.tail)),
        sources.bytes(MergeSlice(side: .theirs, range: theirs.tail)))
    {
      tail = .slice(MergeSlice(side: layout, range: layout == .ours ? ours.tail : theirs.tail))
    }
    return .mixed(ours.name, lead: lead, head: head, contents, tail: tail)
  }

  /// Merges a text on one side with named parts on the other.
  private mutating func differing(_ base: Part?, _ ours: Part, _ theirs: Part) -> MergedPart {
    if let base, isSame(base, in: sources.base, ours, .ours) {
      return .kept(MergeSlice(side: .theirs, range: theirs.range), theirs)
    }
    if let base, isSame(base, in: sources.base, theirs, .theirs) {
      return .kept(MergeSlice(side: .ours, range: ours.range), ours)
    }
    return conflict(base == nil ? .added : .changed, base, ours, theirs)
  }

  /// Merges named parts.
  private mutating func group(_ versions: NoteNames) -> [MergedPart] {
    let names = MergeNames(versions)
    var result = [MergedPart?](repeating: nil, count: names.count)
    for (number, part) in zip(names.ours, versions.ours) {
      let base = names.basePlaces[number].map { versions.base[$0] }
      if let place = names.theirPlaces[number] {
        result[number] = merged(base, part, versions.theirs[place])
      } else if let base {
        if isSame(base, in: sources.base, part, .ours) { continue }
        result[number] = conflict(.removedByThem, base, part, nil)
      } else {
        result[number] = .kept(MergeSlice(side: .ours, range: part.range), part)
      }
    }
    for (number, part) in zip(names.theirs, versions.theirs) where names.ourPlaces[number] == nil {
      if let base = names.basePlaces[number].map({ versions.base[$0] }) {
        if isSame(base, in: sources.base, part, .theirs) { continue }
        result[number] = conflict(.removedByUs, base, nil, part)
      } else {
        result[number] = .kept(MergeSlice(side: .theirs, range: part.range), part)
      }
    }
    return MergeOrder(names) { result[$0] != nil }.merged.compactMap { result[$0] }
  }

  /// Whether a side has a part unchanged, except for blanks around its text.
  private func isSame(_ base: Part, in outline: SourceOutline?, _ part: Part, _ side: MergeSide) -> Bool {
    guard let before = outline?.source.utf8 else { return false }
    let now = sources.outline(side).source.utf8
    guard MergeSources.isSameButBlanks(before[base.lead], now[part.lead]),
      MergeSources.isSameWithoutBlanks(before[base.head], now[part.head]),
      MergeSources.isSameWithoutBlanks(before[base.tail], now[part.tail])
    else { return false }
    switch (base.contents, part.contents) {
    case (.leaf(let left), .leaf(let right)): return MergeSources.isSameButLineBreaks(before[left], now[right])
    case (.group(let left), .group(let right)):
      let (left, right) = (left(), right())
      return left.count == right.count
        && zip(left, right).allSatisfy { $0.name == $1.name && self.isSame($0, in: outline, $1, side) }
    default: return false
    }
  }

  // MARK: Conflicts

  private mutating func piece(
    _ base: Range<Int>?, _ ours: Range<Int>, _ theirs: Range<Int>, _ care: MergeSources.Care, kind: TableConflict.Kind,
    part: String? = nil
  ) -> MergedPiece {
    if let slice = sources.merged(base, ours, theirs, care) { return .slice(slice) }
    let (our, their) = (MergeSlice(side: .ours, range: ours), MergeSlice(side: .theirs, range: theirs))
    conflicts.append(
      TableConflict(
        kind: kind, path: sources.ours.shortPath(path), part: part, base: base.flatMap { sources.base?.source[$0] },
        ours: sources.ours.source[ours], theirs: sources.theirs.source[theirs]))
    return .conflict(conflicts.count - 1, ours: our, theirs: their)
  }

  private mutating func conflict(
    _ kind: TableConflict.Kind, _ base: Part?, _ ours: Part?, _ theirs: Part?
  ) -> MergedPart {
    let name = (ours ?? theirs).map { $0.name.isNote ? "comment" : $0.name.text.text }
    // If only the kind of contents differs, the name is already in the path.
    let isInPath = ours != nil && theirs != nil
    conflicts.append(
      TableConflict(
        kind: kind, path: sources.ours.shortPath(path + (isInPath ? [] : [name].compactMap { $0 })), part: nil,
        base: base.flatMap { part in sources.base.map { $0.source[part.head.lowerBound..<part.tail.upperBound] } },
        ours: ours.map { sources.ours.source[$0.head.lowerBound..<$0.tail.upperBound] },
        theirs: theirs.map { sources.theirs.source[$0.head.lowerBound..<$0.tail.upperBound] }))
    return .conflict(
      conflicts.count - 1, ours: ours.map { .kept(MergeSlice(side: .ours, range: $0.range), $0) },
      theirs: theirs.map { .kept(MergeSlice(side: .theirs, range: $0.range), $0) })
  }
}
