/// Double quotation marks of a text, two that belong together or one without its other.
struct Quotation {
  let opening: PlacedScalar

  /// `nil` for a mark without its other, whichever it is.
  let closing: PlacedScalar?

  /// Whether it stands within another quotation.
  let isNested: Bool

  /// From the opening mark to the closing one, in UTF-8 offsets.
  var range: Range<Int> { opening.range.lowerBound..<(closing ?? opening).range.upperBound }

  /// The quotations of a text in the order of their ends. Single marks are no part of any: they are apostrophes and the
  /// signs between the steps of a menu.
  ///
  ///     „a “b” c“   // “b” nested, „ “
  ///
  /// A mark closes the quotation around it if any language closes one so that begins as it does, and opens one if not:
  /// what a mark does follows from the marks before it, since “ opens in English and closes in German.
  static func quotations(in text: String) -> [Quotation] {
    var quotations: [Quotation] = []
    var open: [PlacedScalar] = []
    for mark in text.placedScalars where closings[mark.scalar] != nil {
      if let opening = open.last, closings[opening.scalar]?.contains(mark.scalar) == true {
        open.removeLast()
        quotations.append(Quotation(opening: opening, closing: mark, isNested: !open.isEmpty))
      } else {
        open.append(mark)
      }
    }
    return quotations + open.map { Quotation(opening: $0, closing: nil, isNested: false) }
  }

  /// Whether a text may have quotation marks, found without reading closely.
  static func mayBe(in text: String) -> Bool {
    // All of them begin with these bytes of UTF-8.
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch (previous, byte) {
      case (0xC2, 0xAB), (0xC2, 0xBB), (0xE2, 0x80), (0xE3, 0x80): return true
      default: previous = byte
      }
    }
    return false
  }

  /// Every double quotation mark with those that close it in some language.
  private static let closings: [Unicode.Scalar: Set<Unicode.Scalar>] = [
    "“": ["”"], "„": ["“", "”"], "”": ["”"], "«": ["»"], "»": ["«", "»"], "「": ["」"], "」": [], "『": ["』"], "』": [],
  ]
}
