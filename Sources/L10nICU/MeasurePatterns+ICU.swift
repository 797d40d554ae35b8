package import L10nRuntime

extension MeasurePatterns {
  /// The words that ICU has for the units of a measure in a locale.
  /// - Throws: `ICUError` for a tag that ICU cannot read.
  package init(for tag: LanguageTag, _ kind: MeasureKind) throws(ICUError) {
    var units: [UnitPatterns] = []
    for skeleton in MeasureText.skeletons(of: kind) { units.append(try UnitPatterns(for: tag, skeleton: skeleton)) }
    self.init(units: units)
  }
}

/// ICU's own amounts of bits and bytes, against which `MeasurePatterns` are checked.
package enum MeasureText {
  /// A number of a unit in words: `1.2 megabits per second`.
  /// - Parameters:
  ///   - number: a decimal number, ASCII.
  ///   - unit: the unit's place among those of the measure, from 0.
  /// - Throws: `ICUError` for a tag that ICU cannot read.
  package static func text(
    of number: String, unit: Int, _ kind: MeasureKind, in tag: LanguageTag
  ) throws(ICUError) -> String {
    try SkeletonFormat(skeletons(of: kind)[unit], of: number, in: tag).text
  }

  /// The number skeletons of the units, smallest first.
  fileprivate static func skeletons(of kind: MeasureKind) -> [String] {
    let units =
      switch kind.measure {
      case .bitRate: ["bit", "kilobit", "megabit", "gigabit"].map { "\($0)-per-second" }
      case .byteCount: ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"]
      }
    return units.map { "unit/\($0) unit-width-\(kind.width == .full ? "full-name" : "short")" }
  }
}
