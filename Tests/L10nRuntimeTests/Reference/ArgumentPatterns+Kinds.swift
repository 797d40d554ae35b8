import L10nCompiler

@testable import L10nRuntime

extension ArgumentPatterns {
  /// The words of some kinds of arguments, as the tool freezes them.
  convenience init(
    durations: [DurationStyle.Width: DurationPatterns] = [:], lists: [ListKind: ListPatterns] = [:],
    measures: [MeasureKind: MeasurePatterns] = [:], relatives: [RelativeTimeStyle.Width: RelativePatterns] = [:]
  ) {
    self.init(
      frozen: Self.frozen({ durations[$0] }, { lists[$0] }, { measures[$0] }, { relatives[$0] }, names: nil))
  }

  /// The words that were understood, frozen again.
  var understood: String {
    Self.frozen(durations, list, measure, relative, names: names)
      + (clockSeparator == ":" ? "" : CodedFields(["clock", clockSeparator]).text)
      + (rangeSeparator == "–" ? "" : CodedFields(["range", rangeSeparator]).text)
  }

  private static func frozen(
    _ duration: (DurationStyle.Width) -> DurationPatterns?, _ list: (ListKind) -> ListPatterns?,
    _ measure: (MeasureKind) -> MeasurePatterns?, _ relative: (RelativeTimeStyle.Width) -> RelativePatterns?,
    names: DisplayNames?
  ) -> String {
    let durations = DurationStyle.Width.allCases.map { ($0.durationName, duration($0)?.coded) }
    let lists = ListKind.all.map { ($0.name, list($0)?.coded) }
    let measures = MeasureKind.all.map { ($0.name, measure($0)?.coded) }
    let relatives = RelativeTimeStyle.Width.allCases.map { ($0.relativeName, relative($0)?.coded) }
    return (durations + lists + measures + relatives + [("names", names?.coded)]).map { name, coded in
      coded.map { CodedFields([name, $0]).text } ?? ""
    }.joined()
  }
}
