package import L10nRuntime

extension MeasurePatterns {
  /// The words that ICU has for the units of a measure in a locale.
  /// - Throws: `ICUError` for a tag that ICU cannot read.
  package init(for tag: LanguageTag, _ kind: MeasureKind) throws(ICUError) {
    var units: [UnitPatterns] = []
    for skeleton in kind.skeletons { units.append(try UnitPatterns(for: tag, skeleton: skeleton)) }
    self.init(units: units)
  }
}

extension MeasureKind {
  /// The number skeletons of the units, smallest first.
  var skeletons: [String] {
    let units =
      switch measure {
      case .bitRate: ["bit", "kilobit", "megabit", "gigabit"].map { "\($0)-per-second" }
      case .byteCount: ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"]
      }
    return units.map { "unit/\($0) unit-width-\(width == .full ? "full-name" : "short")" }
  }
}
