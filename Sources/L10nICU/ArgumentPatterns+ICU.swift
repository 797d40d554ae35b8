internal import L10nCompiler
package import L10nRuntime

/// The words of a locale that arguments need.
package struct ArgumentWords: Sendable {
  /// The widths of durations in words, each with whether days are counted.
  fileprivate var durations: [DurationStyle.Width: Bool] = [:]
  fileprivate var hasClocks = false
  fileprivate var hasRanges = false
  fileprivate var lists: Set<ListKind> = []
  fileprivate var measures: Set<MeasureKind> = []
  /// The widths of relative times, each with whether words replace some numbers.
  fileprivate var relatives: [RelativeTimeStyle.Width: Bool] = [:]
  /// Whether weeks are counted in the calendar, for "last week".
  package var countWeeks: Bool { relatives.values.contains(true) }
  fileprivate var languageNames: Set<LanguageNameForm> = []
  /// The languages that are named; `nil` for the default ones.
  fileprivate let languages: [LanguageTag]?
  /// Whether names of languages in themselves are included; they are the same in all locales.
  package var hasOwnNames = true
  fileprivate var hasRegionNames = false

  /// The words for some arguments, regardless of their values.
  /// - Parameter languages: the languages that are named; `nil` for the default ones.
  package init(_ arguments: [MessageArgument], naming languages: [LanguageTag]? = []) {
    self.languages = languages
    for argument in arguments {
      switch argument {
      case .duration(_, let style):
        durations[style.width] = durations[style.width] ?? false || style.largestUnit == .day
      case .clock: hasClocks = true
      case .list(_, let kind): lists.insert(kind)
      case .bitRate(_, let width): measures.insert(MeasureKind(.bitRate, width))
      case .byteCount(_, let width): measures.insert(MeasureKind(.byteCount, width))
      case .relative(_, let style): relatives[style.width] = relatives[style.width] ?? false || style.numeric == .auto
      case .languageName(_, let style, let context): languageNames.insert(LanguageNameForm(style, context))
      case .regionName: hasRegionNames = true
      case .range: hasRanges = true
      case .string, .integer, .unsigned, .double, .percent, .date, .number, .currency: break
      }
    }
  }
}

extension ArgumentPatterns {
  /// ICU's words for arguments in a locale, of the requested kinds, each with its name.
  /// - Throws: `ICUError` for a tag that ICU cannot read.
  package convenience init(for tag: LanguageTag, _ words: ArgumentWords) throws(ICUError) {
    var fields: [String] = []
    for width in DurationStyle.Width.allCases {
      guard let hasDays = words.durations[width] else { continue }
      fields += [width.durationName, try DurationPatterns(for: tag, width, hasDays: hasDays).coded]
    }
    for kind in ListKind.all where words.lists.contains(kind) {
      fields += [kind.name, try ListPatterns(for: tag, kind).coded]
    }
    for kind in MeasureKind.all where words.measures.contains(kind) {
      fields += [kind.name, try MeasurePatterns(for: tag, kind).coded]
    }
    for width in RelativeTimeStyle.Width.allCases {
      guard let hasWords = words.relatives[width] else { continue }
      fields += [width.relativeName, try RelativePatterns(for: tag, width, hasWords: hasWords).coded]
    }
    if !words.languageNames.isEmpty || words.hasRegionNames {
      let names = try DisplayNames(
        for: tag, of: words.languages, words.languageNames, hasOwnNames: words.hasOwnNames,
        regions: words.hasRegionNames)
      fields += ["names", names.coded]
    }
    let clock = words.hasClocks ? try ClockSeparator.text(in: tag) : ":"
    if clock != ":" { fields += ["clock", clock] }
    let range = words.hasRanges ? try RangeFormat.separator(in: tag) : "–"
    if range != "–" { fields += ["range", range] }
    self.init(frozen: CodedFields(fields).text)
  }
}

extension DurationPatterns {
  /// ICU's words for durations in a locale.
  /// - Parameter hasDays: whether words for days are included.
  /// - Throws: `ICUError` for a tag that ICU cannot read.
  package init(
    for tag: LanguageTag, _ width: DurationStyle.Width = .long, hasDays: Bool = false
  ) throws(ICUError) {
    let list = try ListPatterns(for: tag, ListKind(.units, width: width.ofLists))
    self.init(
      days: hasDays ? try UnitPatterns(for: tag, .day, width) : nil, hours: try UnitPatterns(for: tag, .hour, width),
      minutes: try UnitPatterns(for: tag, .minute, width), seconds: try UnitPatterns(for: tag, .second, width),
      list: tag.language == "ja" ? list.withoutSpaces : list)
  }
}

extension DurationStyle.Width {
  /// The width of the list between the amounts.
  fileprivate var ofLists: ListKind.Width {
    switch self {
    case .long: .wide
    case .short: .short
    case .narrow: .narrow
    }
  }
}

extension MeasurePatterns {
  /// ICU's words for the units of a measure in a locale.
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
