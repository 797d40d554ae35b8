/// A value that a message shows or selects by.
///
/// `%@` shows values of every kind, so a text that takes a duration also accepts a text.
public enum MessageArgument: Hashable, Sendable {
  /// Text, for `%@` and `%s`.
  case string(String)
  /// A whole number, for `%d` and similar specifiers, and wherever a number is accepted.
  case integer(Int64)
  /// A whole number that may exceed the highest `Int64`.
  case unsigned(UInt64)
  /// A number for `%f` and similar specifiers.
  case double(Double)
  /// A duration in the words of the text's language, for `%@`: "4 minutes, 3 seconds". See `DurationFormat`.
  case duration(Duration, DurationStyle)
  /// A fraction as a percentage, for `%@`: 0.45 is "45%". A number that is not finite counts as zero.
  case percent(Double)
  /// Texts as a list in the text's language, for `%@`: "English, French, and Arabic".
  case list([String], kind: ListKind = .and)
  /// A number of bits per second, for `%@`: 1,200,000 is "1.2 megabits per second". The sign is dropped.
  case bitRate(Int64, width: UnitWidth = .full)
  /// A number of bytes, for `%@`: 45,300,000 is "45.3 megabytes". The sign is dropped.
  case byteCount(Int64, width: UnitWidth = .full)
  /// An instant as a date, a time or both, for `%@` and in patterns with a date format: "Jan 21, 2025". See
  /// `DateFormat`.
  case date(Instant, DateForm)
  /// A relative time, for `%@`: "3 days ago".
  case relative(RelativeTime, RelativeTimeStyle = RelativeTimeStyle())
  /// A duration like a clock, for `%@`: "2:29", "1:02:29". The sign is dropped.
  case clock(Duration, rounding: DurationRounding = .down)
  /// The name of a language by its canonical tag, for `%@`: "Portuguese (Brazil)".
  case languageName(String, LanguageNameStyle = .standard, LanguageNameContext = .text)
  /// The name of a region by its code, for `%@`: "Brazil" for "BR".
  case regionName(String)
  /// A number in a form, for `%@` and wherever a number is accepted: "1.2K", "5 kilometers". The plural form is that of
  /// the number as it is shown.
  case number(DecimalNumber, NumberForm)
  /// An amount of money, for `%@`: "€4.99".
  case currency(CurrencyAmount, NumberForm = .plain)
  /// A range of whole numbers in a form, wherever a number is shown: "3–5". The plural form depends on both ends.
  case range(ClosedRange<Int>, NumberForm = .plain)
}

extension MessageArgument {
  /// A duration in words: "4 minutes, 3 seconds". See `DurationStyle`.
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

  /// An instant whose form the pattern determines.
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
  /// Converted here: a conversion to `Int64` in each generated function would take two thirds of the time to compile a
  /// module of texts.
  @_disfavoredOverload @inline(never)
  public static func integer(_ value: Int) -> MessageArgument { .integer(Int64(value)) }

  /// An unsigned whole number.
  @_disfavoredOverload @inline(never)
  public static func unsigned(_ value: UInt) -> MessageArgument { .unsigned(UInt64(value)) }

  /// The whole number of the argument; `nil` for text, for every `Double` and for values that are shown in words.
  var integerValue: IntegerValue? {
    switch self {
    case .integer(let value): IntegerValue(isNegative: value < 0, magnitude: value.magnitude)
    case .unsigned(let value): IntegerValue(isNegative: false, magnitude: value)
    default: nil
    }
  }

  /// The number of the argument, rounded to a `Double` if it is a whole number; `nil` for text and for values that are
  /// shown in words.
  var doubleValue: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .double(let value): value
    case .number(let value, _): value.double
    default: nil
    }
  }

  /// The kind of the argument, in the words of an error message.
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
    case .date: "a date and time"
    case .relative: "a relative time"
    case .clock: "a duration"
    case .languageName: "a language"
    case .regionName: "a region"
    case .number: "a number"
    case .currency: "an amount of money"
    case .range: "a range of numbers"
    }
  }
}
