/// Double quotation marks of a text: a pair, or one without a partner.
struct Quotation {
  let opening: PlacedScalar

  /// `nil` for a mark without a partner, opening or closing.
  let closing: PlacedScalar?

  /// Whether it is inside another quotation.
  let isNested: Bool

  /// From the opening mark to the closing one, in UTF-8 offsets.
  var range: Range<Int> { opening.range.lowerBound..<(closing ?? opening).range.upperBound }

  /// The quotations of a text in the order of their ends. Single marks are ignored: they are apostrophes and the signs
  /// between the steps of a menu. So are guillemets that are arrows (`GuillemetPlace.isArrow`).
  ///
  ///     „a “b” c“              // “b” nested, „ “
  ///     Home » «Sound» « Back  // «Sound»
  ///
  /// A mark closes the quotation around it if that is a valid pair in any language, and opens one if not: its function
  /// follows from the marks before it, since “ opens in English and closes in German.
  ///
  /// - Parameter isSpaced: whether the language writes spaces inside of guillemets. In other languages guillemets with
  ///   plain spaces there are arrows.
  static func quotations(in text: String, isSpaced: Bool) -> [Quotation] {
    var quotations: [Quotation] = []
    var open: [(mark: PlacedScalar, place: GuillemetPlace?)] = []
    let scalars = text.placedScalars
    for (index, mark) in scalars.enumerated() where closings[mark.scalar] != nil {
      let place = GuillemetPlace(at: index, in: scalars, isSpaced: isSpaced)
      if let opening = open.last, closings[opening.mark.scalar]?.contains(mark.scalar) == true, place?.mayClose ?? true
      {
        open.removeLast()
        quotations.append(Quotation(opening: opening.mark, closing: mark, isNested: !open.isEmpty))
      } else if place?.mayOpen ?? true {
        open.append((mark, place))
      } else if place?.isArrow != true {
        quotations.append(Quotation(opening: mark, closing: nil, isNested: false))
      }
    }
    return quotations
      + open.filter { $0.place?.isArrow != true }.map { Quotation(opening: $0.mark, closing: nil, isNested: false) }
  }

  /// Whether a text may have quotation marks, by a quick check.
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

  /// Every double quotation mark with the marks that close it in some language.
  private static let closings: [Unicode.Scalar: Set<Unicode.Scalar>] = [
    "“": ["”"], "„": ["“", "”"], "”": ["”"], "«": ["»"], "»": ["«", "»"], "「": ["」"], "」": [], "『": ["』"], "』": [],
  ]
}
