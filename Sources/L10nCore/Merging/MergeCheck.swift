import L10nSyntax

/// Checks that a merged file reads as the parts that were merged.
struct MergeCheck {
  let sources: MergeSources

  /// The decisions of conflicts.
  let decide: (Int) -> MergeSide

  /// The outline of the merged file.
  let result: SourceOutline

  /// Whether the entries are the merged ones, in their order, with the same bytes.
  func isSame(_ merged: MergedPart, _ read: SourceOutline.Part) -> Bool {
    switch merged {
    case .conflict(let number, let ours, let theirs):
      return (decide(number) == .ours ? ours : theirs).map { isSame($0, read) } ?? false
    case .kept(let slice, let part):
      let bytes = sources.outline(slice.side).source.utf8
      switch (part.contents, read.contents) {
      case (.leaf(let left), .leaf(let right)):
        return MergeSources.isSame(bytes[left], result.source.utf8[right])
      case (.group, .group):
        return MergeSources.isSameButBlanks(
          bytes[part.head.lowerBound..<part.tail.upperBound],
          result.source.utf8[read.head.lowerBound..<read.tail.upperBound])
      default: return false
      }
    case .mixed(_, _, _, let contents, _):
      switch (contents, read.contents) {
      case (.leaf(let piece), .leaf(let range)):
        return MergeSources.isSame(sources.bytes(piece.slice(decide)), result.source.utf8[range])
      case (.group(let parts), .group(let read)): return isSame(parts, read())
      default: return false
      }
    }
  }

  private func isSame(_ merged: [MergedPart], _ read: [SourceOutline.Part]) -> Bool {
    let entries = merged.compactMap(decided).filter { !$0.name.isNote }
    let read = read.filter { !$0.name.isNote }
    return entries.count == read.count
      && zip(entries, read).allSatisfy { $0.name.text == $1.name.text && isSame($0.part, $1) }
  }

  /// A part after the decision of its conflicts; `nil` for one that is removed.
  private func decided(_ part: MergedPart) -> (name: SourceOutline.Name, part: MergedPart)? {
    switch part {
    case .kept(_, let kept): (kept.name, part)
    case .mixed(let name, _, _, _, _): (name, part)
    case .conflict(let number, let ours, let theirs): (decide(number) == .ours ? ours : theirs).flatMap(decided)
    }
  }
}
