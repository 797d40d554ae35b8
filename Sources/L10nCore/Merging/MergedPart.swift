/// A part of the file that two versions make together.
indirect enum MergedPart: Sendable {
  /// A part of one version as it is.
  case kept(MergeSlice, SourceOutline.Part)
  /// A part of which each version has some.
  case mixed(SourceOutline.Name, lead: MergedPiece, head: MergedPiece, Contents, tail: MergedPiece)
  /// Versions that cannot both be kept; `nil` for none at all. The number is that of the conflict.
  case conflict(Int, ours: MergedPart?, theirs: MergedPart?)

  enum Contents: Sendable {
    case leaf(MergedPiece)
    case group([MergedPart])
  }

  /// Whether something in it conflicts.
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

/// A piece of the file that two versions make together.
enum MergedPiece: Sendable {
  case slice(MergeSlice)
  case conflict(Int, ours: MergeSlice, theirs: MergeSlice)

  var isConflict: Bool {
    if case .conflict = self { true } else { false }
  }

  /// The piece where conflicts are decided.
  func slice(_ decide: (Int) -> MergeSide) -> MergeSlice {
    switch self {
    case .slice(let slice): slice
    case .conflict(let number, let ours, let theirs): decide(number) == .ours ? ours : theirs
    }
  }
}
