internal import L10nCore

/// A translation unit that is being read.
struct XLIFFUnitDraft {
  /// A part of the unit's text. 1.x has one in each unit.
  struct Segment {
    var source = ""
    var target: String?
    var state: TranslationState?

    /// Whether it is the text between segments, usually blanks, which needs no target.
    var isIgnorable = false

    /// The position of the target among the unit's targets, from 1; `nil` if it is that of the source.
    var order: Int?
  }

  let id: String
  let location: SourceLocation
  var isApproved = false
  var notes: [String] = []

  /// The notes of a reviewer.
  var reviews: [String] = []
  var segments: [Segment] = []

  /// The texts of `<data>` by identifier.
  var data: [String: String] = [:]

  /// The texts of the source's inline codes; empty if unknown.
  var codes: [InlineCode: String] = [:]

  /// The first element of the target whose text is unknown.
  var unknownElement: XLIFFUnit.UnknownElement?

  init(id: String, location: SourceLocation) {
    (self.id, self.location) = (id, location)
  }

  /// Whether some segments have a translation and others wait for one.
  var isPartlyTranslated: Bool {
    segments.contains { $0.target != nil && !$0.isIgnorable } && segments.contains(where: \.isWaiting)
  }

  /// The unit with its segments joined; one that `isPartlyTranslated` has no translation.
  var unit: XLIFFUnit {
    let hasTarget = segments.contains { $0.target != nil } && !segments.contains(where: \.isWaiting)
    let states = segments.compactMap(\.state)
    var unit = XLIFFUnit(
      id: id, source: segments.map(\.source).joined(), target: hasTarget ? target : nil,
      state: [.new, .needsReview, .stale, .translated].first(where: states.contains), notes: notes, location: location)
    unit.unknownElement = unknownElement
    unit.reviews = reviews
    return unit
  }

  /// The targets in their order; a target without a position takes the first free one.
  private var target: String {
    var places = [String?](repeating: nil, count: segments.count)
    var unordered: [String] = []
    for segment in segments.reversed() {
      let text = segment.target ?? segment.source
      if let order = segment.order, places.indices.contains(order - 1), places[order - 1] == nil {
        places[order - 1] = text
      } else {
        unordered.append(text)
      }
    }
    return places.map { $0 ?? unordered.popLast() ?? "" }.joined()
  }
}

extension XLIFFUnitDraft.Segment {
  fileprivate var isWaiting: Bool { target == nil && !isIgnorable && !source.isEmpty }
}
