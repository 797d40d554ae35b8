internal import L10nCore
internal import L10nICU
internal import L10nRuntime
internal import StringsFormat

/// An input of `messages`: how a message is written, what it is marked up with, for whom and with which values, and in the
/// lines below the message. Of a format the lines below the first are the plural forms of its variable `n`.
///
///     mf2 none ar 3 7 0
///     .input {$n :number} .match $n one {{{$n} file}} * {{{$n} files}}
struct MessageInput {
  let syntax: TextSyntax
  let markup: MarkupSyntax?
  let tag: LanguageTag
  private let choices: [Int]
  private let text: String

  init(_ bytes: [UInt8]) {
    let input = String(decoding: bytes, as: UTF8.self)
    let lines = input.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    syntax = words.first.flatMap { TextSyntax(rawValue: $0) } ?? .printf
    markup = words.dropFirst().first.flatMap { MarkupSyntax(rawValue: $0) }
    tag = words.dropFirst(2).first.flatMap { LanguageTag($0) } ?? .english
    choices = words.dropFirst(3).map { Int($0.prefix(6)).map { abs($0) } ?? $0.utf8.count }
    text = lines.count > 1 ? String(lines[1]) : ""
  }

  /// The message as it is run; `nil` for one that cannot be read or shows what cannot be shown.
  func message() -> Message? {
    guard let message = plainMessage() else { return nil }
    return markup.map { message.markedUp($0) } ?? message
  }

  private func plainMessage() -> Message? {
    guard syntax == .printf else {
      let pattern = TextPattern(text, syntax, language: tag)
      guard pattern.problems.isEmpty, pattern.message?.problems.isEmpty ?? false else { return nil }
      return pattern.message()
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count > 1 else { return Message(text: text) }
    let forms = zip(["other", "one", "few", "zero"], lines.dropFirst())
    let variable = MessageVariable(
      name: "n", valueType: "lld", variants: forms.map { MessageVariable.Variant(category: $0, text: $1) })
    return Message(.format(lines[0], variables: [variable]))
  }

  /// A message of MessageFormat 2 as it is written.
  var source: MF2Source? { syntax == .mf2 ? try? MF2Source(text) : nil }

  /// Values that fit what a message takes, by position.
  func arguments(_ message: Message) -> [MessageArgument] {
    let wanted = message.signature.arguments
    return (0..<(wanted.last?.position ?? 0)).map { index in
      let choice = choices.isEmpty ? 0 : choices[index % choices.count]
      let values = HostileValues.values(for: wanted.first { $0.position == index + 1 }?.type ?? .object)
      return values[choice % values.count]
    }
  }

  /// What shows the message, with the numbers and words that generated code has.
  func formatter(for message: Message, _ arguments: [MessageArgument]) -> MessageFormatter {
    let formats = try? LocaleNumbers.Formats(
      for: tag, message.numbers, dates: message.dates.sorted { $0.text < $1.text })
    let isOwnWords = arguments.contains { argument in
      switch argument {
      case .string, .integer, .unsigned, .double: false
      default: true
      }
    }
    let patterns = isOwnWords ? try? ArgumentPatterns(for: tag, HostileValues.words) : nil
    return MessageFormatter(
      pluralRules: PluralRules(for: tag), isRightToLeft: tag.isRightToLeft, symbols: formats?.symbols ?? .latin,
      isolation: choices.count % 2 == 0 ? .automatic : .plain, percents: formats?.percents ?? .latin,
      styles: formats?.styles ?? .none, dates: formats?.dates ?? .none, patterns: patterns ?? .none)
  }
}

/// Values that programs do not expect.
enum HostileValues {
  static let strings: [MessageArgument] = [
    "Ada", "", "<b>&\"'</b>", "\u{1B}[31m\u{9B}0m\u{7F}", "عربي \u{202E}x", "\u{2068}\u{2069}", "%@ {x} {$y} **z** `w`",
    "\u{0}", "e\u{301}\u{FE0F}", .string(String(repeating: "long ", count: 400)), "\u{1}t9:s1:x",
  ]

  static let integers: [MessageArgument] = [
    0, 1, 2, -1, 5, 11, 21, 100, 1000, 12_345, 1_000_000, .integer(Int64.max), .integer(Int64.min),
    .unsigned(UInt64.max),
  ]

  static let numbers: [MessageArgument] =
    [
      0.5, 1.5, 2.5, -0.0, 0.1, 1.005, -0.999, 1e21, 123_456_789.987_654_321, .double(.nan), .double(.infinity),
      .double(-.infinity), .double(.leastNonzeroMagnitude), .double(.greatestFiniteMagnitude), .double(-1e-7),
      .double(9.007199254740993e15),
    ] + integers

  static let instants: [Instant] = [
    Instant(secondsSince1970: 0), Instant(secondsSince1970: Int64.max), Instant(secondsSince1970: Int64.min),
    Instant(secondsSince1970: Double.nan), Instant(year: 0), Instant(year: 99999), Instant(year: -1, month: 13, day: 0),
    Instant(year: 1582, month: 10, day: 10), Instant(year: 2024, month: 2, day: 29, hour: 23, minute: 59, second: 60),
    Instant(year: Int.max, month: Int.min, day: Int.max, hour: Int.min, minute: Int.max, second: Int.min),
    Instant(
      year: 2026, zone: Instant.Zone(secondsFromUTC: Int.max, shortName: "<x>", longName: "")),
    Instant(year: 1, zone: Instant.Zone(secondsFromUTC: Int.min)),
  ]

  private static let durations: [Duration] = [
    .zero, .seconds(1), .milliseconds(1), .seconds(-3725), .seconds(Int64.max), .seconds(Int64.min), .nanoseconds(-1),
    .seconds(149),
  ]

  /// Everything that `%@` shows.
  static let all: [MessageArgument] =
    strings + numbers + numbers.compactMap { if case .double(let value) = $0 { .percent(value) } else { nil } }
    + instants.flatMap { instant in
      ["yMMMd", "jms", "EEEEyMMMMdjmszzzz", "full/full", "/short", "GGGGGyy", "", "??"].map {
        .date(instant, DateForm(text: $0))
      }
    }
    + durations.flatMap { [.duration($0), .duration($0, smallestUnit: .hour, rounding: .down), .clock($0)] }
    + [[], [""], ["a", "b"], ["<i>", "y", "e", "ﺍ"]].flatMap { [.list($0), .list($0, kind: .or)] }
    + [0, 1, -1, .max, .min].flatMap { [.bitRate($0), .byteCount($0, width: .short)] }
    + [0, 1, -1.5, .nan, .infinity, -.greatestFiniteMagnitude].flatMap { value in
      RelativeTime.Unit.allCases.map {
        .relative(RelativeTime(value, $0), RelativeTimeStyle(width: .narrow, numeric: .auto))
      }
    }
    + zip(instants, instants.reversed()).map { .relative(RelativeTime(from: $0, to: $1)) }
    + ["", "und", "pt-BR", "zh-Hant-HK-x-y", "-", "\u{0}", "art-lojban", "\u{1F600}"].flatMap {
      [.languageName($0), .languageName($0, .dialect), .languageName($0, .own), .regionName($0)]
    }

  /// The words that they need.
  static let words: ArgumentWords = {
    var words = ArgumentWords()
    (words.hasDurations, words.hasClocks, words.hasRegionNames) = (true, true, true)
    words.lists = [.and, .or]
    words.measures = [MeasureKind(.bitRate, .full), MeasureKind(.byteCount, .short)]
    words.insert(RelativeTimeStyle(width: .narrow, numeric: .auto))
    return words
  }()

  /// Those that fit a type; never none.
  static func values(for type: ArgumentType) -> [MessageArgument] {
    switch type {
    case .object: all
    case .cString, .utf16String: strings
    case .double, .float80: numbers
    case .date: instants.map { .instant($0) }
    default: integers
    }
  }
}
