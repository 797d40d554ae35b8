/// A part of a merged file.
indirect enum MergedPart: Sendable {
  /// An unchanged part of one version.
  case kept(MergeSlice, SourceOutline.Part)
  /// A part with pieces of both versions.
  case mixed(SourceOutline.Name, lead: MergedPiece, head: MergedPiece, Contents, tail: MergedPiece)
  /// Different versions, of which only one can be kept; `nil` for a removed part. The number is that of the conflict.
  case conflict(Int, ours: MergedPart?, theirs: MergedPart?)

  enum Contents: Sendable {
    case leaf(MergedPiece)
    case group([MergedPart])
  }

  /// Whether it contains a conflict.
  var hasConflict: Bool {
    switch self {
    case .kept: false
    case .conflict: true
    case .mixed(_, let lead, let head, let contents, let tail):
      lead.isConflict || head.isConflict || tail.isConflict || contents.hasConflict
    }
  }
}

extension MergedPart.Contents {
  fileprivate var hasConflict: Bool {
    switch self {
    case .leaf(let piece): piece.isConflict
    case .group(let parts): parts.contains(where: \.hasConflict)
    }
  }
}

/// A piece of a merged file.
enum MergedPiece: Sendable {
  case slice(MergeSlice)
  case conflict(Int, ours: MergeSlice, theirs: MergeSlice)

  var isConflict: Bool {
    if case .conflict = self { true } else { false }
  }

  /// The piece after the decision of conflicts.
  func slice(_ decide: (Int) -> MergeSide) -> MergeSlice {
    switch self {
    case .slice(let slice): slice
    case .conflict(let number, let ours, let theirs): decide(number) == .ours ? ours : theirs
    }
  }
}
