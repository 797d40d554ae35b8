/// The words with which one locale shows arguments that are neither text nor plain numbers.
///
/// Made by the tool from ICU, only for the kinds of arguments that a module has, and frozen into generated code.
/// Percentages and dates are not here: they go with the digits (`LocaleNumbers`), which a reader's region may change.
///
/// A class, because every formatted text takes along words that are many strings: so it counts one reference.
public final class ArgumentPatterns: Sendable {
  private let lazyDurations: Lazily<DurationPatterns?>
  private let lazyLists: Lazily<[ListKind: ListPatterns]>
  private let lazyMeasures: Lazily<[MeasureKind: MeasurePatterns]>
  private let lazyRelatives: Lazily<[RelativeTimeStyle.Width: RelativePatterns]>
  private let lazyNames: Lazily<DisplayNames?>
  /// What stands between the hours, minutes and seconds of a clock.
  package let clockSeparator: String
  /// What stands between the numbers of a range.
  package let rangeSeparator: String

  package convenience init(
    durations: DurationPatterns? = nil, lists: [ListKind: ListPatterns] = [:],
    measures: [MeasureKind: MeasurePatterns] = [:],
    relatives: [RelativeTimeStyle.Width: RelativePatterns] = [:], names: DisplayNames? = nil,
    clockSeparator: String = ":", rangeSeparator: String = "–"
  ) {
    self.init(
      Lazily { durations }, Lazily { lists }, Lazily { measures }, Lazily { relatives }, Lazily { names },
      clockSeparator: clockSeparator, rangeSeparator: rangeSeparator)
  }

  private init(
    _ durations: Lazily<DurationPatterns?>, _ lists: Lazily<[ListKind: ListPatterns]>,
    _ measures: Lazily<[MeasureKind: MeasurePatterns]>,
    _ relatives: Lazily<[RelativeTimeStyle.Width: RelativePatterns]>, _ names: Lazily<DisplayNames?>,
    clockSeparator: String, rangeSeparator: String
  ) {
    (lazyDurations, lazyLists, lazyMeasures) = (durations, lists, measures)
    (lazyRelatives, lazyNames) = (relatives, names)
    (self.clockSeparator, self.rangeSeparator) = (clockSeparator, rangeSeparator)
  }

  /// The words for durations; `nil` where the module has none.
  package var durations: DurationPatterns? { lazyDurations.value }
  /// How lists are joined, of those kinds that the module has.
  package var lists: [ListKind: ListPatterns] { lazyLists.value }
  /// The words for bits and bytes, of those kinds that the module has.
  package var measures: [MeasureKind: MeasurePatterns] { lazyMeasures.value }
  /// The words for distances in time, in those widths that the module has.
  package var relatives: [RelativeTimeStyle.Width: RelativePatterns] { lazyRelatives.value }
  /// The names of languages and regions; `nil` where the module has none.
  package var names: DisplayNames? { lazyNames.value }

  /// No words: durations are shown as a clock does, `4:03`, lists with commas, bits and bytes with the signs that all
  /// languages know, `1.2 Mbit/s`.
  public static let none = ArgumentPatterns()
}

extension ArgumentPatterns: Hashable {
  /// Whether the words are the same.
  public static func == (left: ArgumentPatterns, right: ArgumentPatterns) -> Bool {
    left === right
      || (left.durations == right.durations && left.lists == right.lists && left.measures == right.measures
        && left.relatives == right.relatives && left.names == right.names
        && left.clockSeparator == right.clockSeparator && left.rangeSeparator == right.rangeSeparator)
  }

  /// Hashes the words.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(durations)
    hasher.combine(lists)
    hasher.combine(measures)
    hasher.combine(relatives)
    hasher.combine(names)
    hasher.combine(clockSeparator)
    hasher.combine(rangeSeparator)
  }
}

extension ArgumentPatterns {
  /// The patterns as text; `ArgumentPatterns(frozen:)` gives the same patterns back.
  ///
  /// `CodedFields`: the name of a kind of argument, its patterns, the next name; empty without patterns.
  package var frozen: String {
    var fields: [String] = []
    if let durations { fields += ["duration", durations.coded] }
    for kind in ListKind.all {
      if let list = lists[kind] { fields += [kind.name, list.coded] }
    }
    for kind in MeasureKind.all {
      if let measure = measures[kind] { fields += [kind.name, measure.coded] }
    }
    for width in RelativeTimeStyle.Width.allCases {
      if let relative = relatives[width] { fields += [width.patternName, relative.coded] }
    }
    if let names { fields += ["names", names.coded] }
    if clockSeparator != ":" { fields += ["clock", clockSeparator] }
    if rangeSeparator != "–" { fields += ["range", rangeSeparator] }
    return CodedFields(fields).text
  }

  /// Reads the frozen form; kinds that it does not understand are left out. The words of a kind are read when they are
  /// first asked for.
  package convenience init(frozen text: String) {
    let fields = CodedFields(text: text)?.fields ?? []
    @Sendable func patterns(of kind: String) -> String? {
      stride(from: 0, to: fields.count - 1, by: 2).first { fields[$0] == kind }.map { fields[$0 + 1] }
    }
    self.init(
      Lazily { patterns(of: "duration").flatMap { DurationPatterns(coded: $0) } },
      Lazily { [:].adding(ListKind.all) { patterns(of: $0.name).flatMap { ListPatterns(coded: $0) } } },
      Lazily {
        [:].adding(MeasureKind.all) { kind in
          patterns(of: kind.name).flatMap { MeasurePatterns(coded: $0, kind.measure) }
        }
      },
      Lazily {
        [:].adding(RelativeTimeStyle.Width.allCases) {
          patterns(of: $0.patternName).flatMap { RelativePatterns(coded: $0) }
        }
      },
      Lazily { patterns(of: "names").flatMap { DisplayNames(coded: $0) } },
      clockSeparator: patterns(of: "clock") ?? ":", rangeSeparator: patterns(of: "range") ?? "–")
  }
}

extension Dictionary {
  /// The dictionary with the values of some keys, of those that have one.
  fileprivate func adding(_ keys: [Key], _ value: (Key) -> Value?) -> Self {
    var all = self
    for key in keys { all[key] = value(key) }
    return all
  }
}

extension RelativeTimeStyle.Width {
  /// What the frozen form calls the patterns of the width.
  fileprivate var patternName: String { "relative-\(rawValue)" }
}
