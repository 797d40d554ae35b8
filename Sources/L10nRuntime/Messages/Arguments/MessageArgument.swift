/// A value that a message shows or chooses on.
///
/// `%@` shows every kind of value, so a text that takes a duration takes a text as well.
public enum MessageArgument: Hashable, Sendable {
  /// Text, for `%@` and `%s`.
  case string(String)
  /// A whole number, for `%d` and its relatives, and wherever a number is wanted.
  case integer(Int64)
  /// A whole number that may be above the highest `Int64`.
  case unsigned(UInt64)
  /// A number for `%f` and its relatives.
  case double(Double)
  /// A length of time in the words of the text's language, for `%@`: "4 minutes, 3 seconds". See `DurationFormat`.
  case duration(Duration, DurationStyle)
  /// A part of one as a percentage, for `%@`: 0.45 is "45%". What is no finite number counts as zero: nothing of nothing.
  case percent(Double)
  /// Texts as a list in the manner of the text's language, for `%@`: "English, French, and Arabic".
  case list([String], kind: ListKind = .and)
  /// A number of bits a second, for `%@`: 1,200,000 is "1.2 megabits per second". The sign is dropped.
  case bitRate(Int64, width: UnitWidth = .full)
  /// A number of bytes, for `%@`: 45,300,000 is "45.3 megabytes". The sign is dropped.
  case byteCount(Int64, width: UnitWidth = .full)
  /// A point in time as a date, a time or both, for `%@` and where a pattern says how: "Jan 21, 2025". See `DateFormat`.
  case date(Instant, DateForm)
  /// A distance in time, for `%@`: "3 days ago".
  case relative(RelativeTime, RelativeTimeStyle = RelativeTimeStyle())
  /// A length of time as a clock shows it, for `%@`: "2:29", "1:02:29". The sign is dropped.
  case clock(Duration, rounding: DurationRounding = .down)
  /// The name of a language by its canonical tag, for `%@`: "Portuguese (Brazil)".
  case languageName(String, LanguageNameStyle = .standard, LanguageNameContext = .text)
  /// The name of a region by its code, for `%@`: "Brazil" for "BR".
  case regionName(String)
  /// A number in a form, for `%@` and wherever a number is wanted: "1.2K", "5 kilometers". Plural forms are chosen by the
  /// number as it is shown.
  case number(DecimalNumber, NumberForm)
  /// An amount of money, for `%@`: "€4.99".
  case currency(CurrencyAmount, NumberForm = .plain)
  /// From one whole number to another in a form, wherever a number is shown: "3–5". Plural forms are chosen by both.
  case range(ClosedRange<Int>, NumberForm = .plain)
}

extension MessageArgument {
  /// A length of time in words: "4 minutes, 3 seconds". See `DurationStyle`.
  @inlinable @inline(__always)
  public static func duration(
    _ duration: Duration, width: DurationStyle.Width = .long, largestUnit: DurationUnit = .hour,
    smallestUnit: DurationUnit = .second, rounding: DurationRounding = .nearest
  ) -> MessageArgument {
    .duration(
      duration,
      DurationStyle(width: width, largestUnit: largestUnit, smallestUnit: smallestUnit, rounding: rounding))
  }

  /// The name of a language.
  @_disfavoredOverload @inlinable @inline(__always)
  public static func languageName(
    _ tag: LanguageTag, _ style: LanguageNameStyle = .standard, _ context: LanguageNameContext = .text
  ) -> MessageArgument {
    .languageName(tag.description, style, context)
  }

  /// A whole number in a form.
  @_disfavoredOverload @inlinable @inline(__always)
  public static func number(_ value: Int, _ form: NumberForm) -> MessageArgument { .number(DecimalNumber(value), form) }

  /// A number in a form.
  @_disfavoredOverload @inlinable @inline(__always)
  public static func number(_ value: Double, _ form: NumberForm) -> MessageArgument {
    .number(DecimalNumber(value), form)
  }

  /// A point in time that the pattern says how to show.
  public static func instant(_ instant: Instant) -> MessageArgument { .date(instant, .unspecified) }
}

extension MessageArgument: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// Text.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension MessageArgument: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }
}

extension MessageArgument: ExpressibleByFloatLiteral {
  /// A floating-point number.
  public init(floatLiteral value: Double) { self = .double(value) }
}

extension MessageArgument {
  /// A whole number.
  ///
  /// Converted here: a conversion to `Int64` in each generated function would take two thirds of the time that a module
  /// of texts takes to compile.
  @_disfavoredOverload @inline(never)
  public static func integer(_ value: Int) -> MessageArgument { .integer(Int64(value)) }

  /// A whole number without sign.
  @_disfavoredOverload @inline(never)
  public static func unsigned(_ value: UInt) -> MessageArgument { .unsigned(UInt64(value)) }

  /// The whole number it holds; `nil` for text, for every `Double` and for what is shown in words.
  var integerValue: IntegerValue? {
    switch self {
    case .integer(let value): IntegerValue(isNegative: value < 0, magnitude: value.magnitude)
    case .unsigned(let value): IntegerValue(isNegative: false, magnitude: value)
    default: nil
    }
  }

  /// The number it holds, rounded to a `Double` where it is a whole one; `nil` for text and for what is shown in words.
  var doubleValue: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .double(let value): value
    case .number(let value, _): value.double
    default: nil
    }
  }

  /// What it is, in the words of an error message.
  var kind: String {
    switch self {
    case .string: "text"
    case .integer, .unsigned: "a whole number"
    case .double: "a floating-point number"
    case .duration: "a duration"
    case .percent: "a percentage"
    case .list: "a list"
    case .bitRate: "a bit rate"
    case .byteCount: "a number of bytes"
    case .date: "a point in time"
    case .relative: "a distance in time"
    case .clock: "a duration"
    case .languageName: "a language"
    case .regionName: "a region"
    case .number: "a number"
    case .currency: "an amount of money"
    case .range: "a range of numbers"
    }
  }
}
