/// The words with which one locale shows arguments that are neither text nor plain numbers.
///
/// Made by the tool from ICU, only for the kinds of arguments that a module has, and frozen into generated code.
/// Percentages and dates are not here: they go with the digits (`LocaleNumbers`), which a reader's region may change.
///
/// A class, because every formatted text takes along words that are many strings: so it counts one reference.
public final class ArgumentPatterns: Sendable {
  /// The words for durations; `nil` where the module has none.
  package let durations: DurationPatterns?
  /// How lists are joined, of those kinds that the module has.
  package let lists: [ListKind: ListPatterns]
  /// The words for bits and bytes, of those kinds that the module has.
  package let measures: [MeasureKind: MeasurePatterns]
  /// The words for distances in time, in those widths that the module has.
  package let relatives: [RelativeTimeStyle.Width: RelativePatterns]
  /// The names of languages and regions; `nil` where the module has none.
  package let names: DisplayNames?
  /// What stands between the hours, minutes and seconds of a clock.
  package let clockSeparator: String
  /// What stands between the numbers of a range.
  package let rangeSeparator: String

  package init(
    durations: DurationPatterns? = nil, lists: [ListKind: ListPatterns] = [:],
    measures: [MeasureKind: MeasurePatterns] = [:],
    relatives: [RelativeTimeStyle.Width: RelativePatterns] = [:], names: DisplayNames? = nil,
    clockSeparator: String = ":", rangeSeparator: String = "–"
  ) {
    self.durations = durations
    self.lists = lists
    self.measures = measures
    self.relatives = relatives
    self.names = names
    self.clockSeparator = clockSeparator
    self.rangeSeparator = rangeSeparator
  }

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

  /// Reads the frozen form; kinds that it does not understand are left out.
  package convenience init(frozen text: String) {
    let fields = CodedFields(text: text)?.fields ?? []
    func patterns(of kind: String) -> String? {
      stride(from: 0, to: fields.count - 1, by: 2).first { fields[$0] == kind }.map { fields[$0 + 1] }
    }
    var measures: [MeasureKind: MeasurePatterns] = [:]
    for kind in MeasureKind.all {
      measures[kind] = patterns(of: kind.name).flatMap { MeasurePatterns(coded: $0, kind.measure) }
    }
    var lists: [ListKind: ListPatterns] = [:]
    for kind in ListKind.all { lists[kind] = patterns(of: kind.name).flatMap { ListPatterns(coded: $0) } }
    var relatives: [RelativeTimeStyle.Width: RelativePatterns] = [:]
    for width in RelativeTimeStyle.Width.allCases {
      relatives[width] = patterns(of: width.patternName).flatMap { RelativePatterns(coded: $0) }
    }
    self.init(
      durations: patterns(of: "duration").flatMap { DurationPatterns(coded: $0) }, lists: lists, measures: measures,
      relatives: relatives, names: patterns(of: "names").flatMap { DisplayNames(coded: $0) },
      clockSeparator: patterns(of: "clock") ?? ":", rangeSeparator: patterns(of: "range") ?? "–")
  }
}

extension RelativeTimeStyle.Width {
  /// What the frozen form calls the patterns of the width.
  fileprivate var patternName: String { "relative-\(rawValue)" }
}
