package import L10nRuntime

extension ArgumentPatterns {
  /// The words of some kinds of arguments.
  package convenience init(
    durations: [DurationStyle.Width: DurationPatterns] = [:], lists: [ListKind: ListPatterns] = [:],
    measures: [MeasureKind: MeasurePatterns] = [:],
    relatives: [RelativeTimeStyle.Width: RelativePatterns] = [:], names: DisplayNames? = nil,
    clockSeparator: String = ":", rangeSeparator: String = "–"
  ) {
    self.init(
      frozen: Self.frozen(
        names, duration: { durations[$0] }, list: { lists[$0] }, measure: { measures[$0] }, relative: { relatives[$0] },
        clockSeparator: clockSeparator, rangeSeparator: rangeSeparator))
  }

  /// The patterns as text; `ArgumentPatterns(frozen:)` gives the same patterns back.
  ///
  /// `CodedFields`: the name of a kind of argument, its patterns, the next name; empty without patterns.
  package var frozen: String {
    Self.frozen(
      names, duration: durations, list: list, measure: measure, relative: relative, clockSeparator: clockSeparator,
      rangeSeparator: rangeSeparator)
  }

  private static func frozen(
    _ names: DisplayNames?, duration: (DurationStyle.Width) -> DurationPatterns?, list: (ListKind) -> ListPatterns?,
    measure: (MeasureKind) -> MeasurePatterns?, relative: (RelativeTimeStyle.Width) -> RelativePatterns?,
    clockSeparator: String, rangeSeparator: String
  ) -> String {
    var fields: [String] = []
    for width in DurationStyle.Width.allCases {
      if let durations = duration(width) { fields += [width.patternName, durations.coded] }
    }
    for kind in ListKind.all {
      if let list = list(kind) { fields += [kind.name, list.coded] }
    }
    for kind in MeasureKind.all {
      if let measure = measure(kind) { fields += [kind.name, measure.coded] }
    }
    for width in RelativeTimeStyle.Width.allCases {
      if let relative = relative(width) { fields += [width.patternName, relative.coded] }
    }
    if let names { fields += ["names", names.coded] }
    if clockSeparator != ":" { fields += ["clock", clockSeparator] }
    if rangeSeparator != "–" { fields += ["range", rangeSeparator] }
    return CodedFields(fields).text
  }
}
