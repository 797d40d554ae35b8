internal import L10nCompiler
internal import L10nCore
internal import L10nICU
internal import L10nRuntime
internal import L10nSyntax

/// An input of `messages`: a line with a message's syntax, its markup, its locale and its values, and the message on
/// the lines below. In a format, the lines below the first are the plural forms of its variable `n`.
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

  /// The message to run; `nil` for one that cannot be read or formatted.
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

  /// Values that fit the arguments of a message, by position.
  func arguments(_ message: Message) -> [MessageArgument] {
    let wanted = message.signature.arguments
    return (0..<(wanted.last?.position ?? 0)).map { index in
      let choice = choices.isEmpty ? 0 : choices[index % choices.count]
      let values = HostileValues.values(for: wanted.first { $0.position == index + 1 }?.type ?? .object)
      return values[choice % values.count]
    }
  }

  /// The formatter of the message, with the numbers and words that generated code has.
  func formatter(for message: Message, _ arguments: [MessageArgument]) -> MessageFormatter {
    let isOwnWords = arguments.contains { argument in
      switch argument {
      case .string, .integer, .unsigned, .double: false
      default: true
      }
    }
    var kinds = message.numbers
    if isOwnWords { kinds.formUnion(HostileValues.kinds) }
    let formats = LocaleWords.numbers(for: tag, kinds, message.dates.sorted { $0.text < $1.text })
    let patterns = isOwnWords ? LocaleWords.patterns(for: tag) : nil
    return MessageFormatter(
      pluralRules: PluralRules(for: tag), isRightToLeft: tag.isRightToLeft, symbols: formats?.symbols ?? .latin,
      isolation: choices.count % 2 == 0 ? .automatic : .plain, percents: formats?.percents ?? .latin,
      styles: formats?.styles ?? .none, dates: formats?.dates ?? .none, patterns: patterns ?? .none)
  }
}

/// A cache of ICU's data for the locales of inputs: loading it takes far longer than formatting a message.
private enum LocaleWords {
  private struct Wanted: Hashable {
    let tag: LanguageTag
    let kinds: NumberKinds
    let dates: [DateForm]
  }

  // The fuzzer has one thread.
  nonisolated(unsafe) private static var numbers: [Wanted: LocaleNumbers.Formats?] = [:]
  nonisolated(unsafe) private static var patterns: [LanguageTag: ArgumentPatterns?] = [:]

  static func numbers(for tag: LanguageTag, _ kinds: NumberKinds, _ dates: [DateForm]) -> LocaleNumbers.Formats? {
    let wanted = Wanted(tag: tag, kinds: kinds, dates: dates)
    if let known = numbers[wanted] { return known }
    // A bound for long runs.
    if numbers.count > 200 { numbers = [:] }
    let formats = (try? LocaleNumbers(LocaleNumbers.Formats(for: tag, kinds, dates: dates))).map {
      LocaleNumbers(frozen: $0.frozen).own
    }
    numbers[wanted] = formats
    return formats
  }

  static func patterns(for tag: LanguageTag) -> ArgumentPatterns? {
    if let known = patterns[tag] { return known }
    if patterns.count > 200 { patterns = [:] }
    let words = (try? ArgumentPatterns(for: tag, HostileValues.words)).map { ArgumentPatterns(frozen: $0.frozen) }
    patterns[tag] = words
    return words
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

  /// A value of each kind that `%@` shows.
  static let all: [MessageArgument] =
    strings + numbers + numbers.compactMap { if case .double(let value) = $0 { .percent(value) } else { nil } }
    + instants.flatMap { instant in
      ["yMMMd", "jms", "EEEEyMMMMdjmszzzz", "full/full", "/short", "GGGGGyy", "", "??"].map {
        .date(instant, DateForm(text: $0))
      }
    }
    + durations.flatMap {
      [
        .duration($0), .duration($0, smallestUnit: .hour, rounding: .down), .clock($0),
        .duration($0, width: .narrow, largestUnit: .day),
      ]
    }
    + [[], [""], ["a", "b"], ["<i>", "y", "e", "ﺍ"]].flatMap { [.list($0), .list($0, kind: .or)] }
    + [0, 1, -1, .max, .min].flatMap { [.bitRate($0), .byteCount($0, width: .short)] }
    + [0, 1, -1.5, .nan, .infinity, -.greatestFiniteMagnitude].flatMap { value in
      RelativeTime.Unit.allCases.map {
        .relative(RelativeTime(value, $0), RelativeTimeStyle(width: .narrow, numeric: .auto))
      }
    }
    + zip(instants, instants.reversed()).map { .relative(RelativeTime(from: $0, to: $1)) }
    + ["", "und", "pt-BR", "zh-Hant-HK-x-y", "-", "\u{0}", "art-lojban", "\u{1F600}"].flatMap { tag in
      [.regionName(tag)]
        + LanguageNameStyle.allCases.flatMap { style in
          LanguageNameContext.allCases.map { .languageName(tag, style, $0) }
        }
    }
    + decimals.flatMap { number in
      forms.map { .number(number, $0) }
        + moneyForms.flatMap { form in
          (currencies + ["BDT", .none]).map { .currency(CurrencyAmount(number, $0), form) }
        }
    }
    + [0...0, 3...5, -1...1, 999...1000, Int.min...Int.max, Int.min...Int.min].flatMap { range in
      forms.map { .range(range, $0) }
    }

  private static let decimals: [DecimalNumber] =
    [0, -0.0, 0.5, -1.005, 999_999.5, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude].map
  {
    DecimalNumber($0)
  }
    + [
      DecimalNumber(Int.min), DecimalNumber(Int.max), DecimalNumber(significand: .max, exponent: 1000),
      DecimalNumber(significand: .min, exponent: -1000), DecimalNumber(significand: 1500, exponent: -3),
    ]

  private static let forms: [NumberForm] = [
    .plain, "compact-short", "compact-long sign-always", ".00", "@@@*", "scientific/*ee", "engineering .##",
    "percent scale/100", "permille compact-short", "unit/kilometer unit-width-full-name", "unit/day compact-long",
    "numbering-system/deva decimal-always", "integer-width/##00 group-min2",
    "precision-increment/0.05 rounding-mode-floor sign-except-zero", "scale/0.5 precision-unlimited", "no skeleton",
  ]

  private static let moneyForms: [NumberForm] = [
    .plain, "unit-width-full-name", "unit-width-narrow sign-accounting-always", "compact-short",
    "decimal-always precision-integer", "no skeleton",
  ]

  private static let currencies: [CurrencyCode] = ["EUR", "JPY", "KWD", "CHF"]

  /// The words and signs of numbers in the forms.
  static let kinds: NumberKinds = {
    var kinds = NumberKinds(percentages: true)
    // One shown form was not known when the code was generated.
    for form in forms.dropFirst(2) { kinds.insert(form) }
    for form in moneyForms { kinds.insert(form, of: currencies) }
    return kinds
  }()

  /// The words that the values need.
  static let words: ArgumentWords = {
    let named = LanguageNameStyle.allCases.flatMap { style in
      LanguageNameContext.allCases.map { MessageArgument.languageName("", style, $0) }
    }
    let durations = DurationStyle.Width.allCases.map {
      MessageArgument.duration(.zero, width: $0, largestUnit: .day)
    }
    return ArgumentWords(
      [
        .clock(.zero), .regionName(""), .range(3...5), .list([]), .list([], kind: .or), .bitRate(0),
        .byteCount(0, width: .short),
        .relative(RelativeTime(0, .day), RelativeTimeStyle(width: .narrow, numeric: .auto)),
      ] + named + durations, naming: ["en", "pt-BR", "zh-Hant", "fr"])
  }()

  /// The values that fit a type, at least one.
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
