package import L10nRuntime
package import L10nSyntax

/// How an argument of a text is written, as `l10n.yml` says: a value in the words of the text's language, where a text
/// that was formatted elsewhere would be needed otherwise.
package enum ArgumentFormat: Hashable, Sendable {
  /// A length of time in words, to be spoken, "4 minutes, 3 seconds", or short, to be drawn: "4 min, 3 sec", "4m 3s".
  case duration(DurationStyle = DurationStyle())
  /// A part of one as a percentage: "45%".
  case percent
  /// Texts as a list: "English, French, and Arabic".
  case list(ListKind = .and)
  /// A number as a skeleton says: "12,345", "1.2K".
  case number(NumberForm = .plain, takes: NumberValue = .integer)
  /// From one whole number to another: "3–5".
  case numberRange(NumberForm = .plain)
  /// A number of a unit, in a skeleton that names it: "5 kilometers".
  case unit(NumberForm, takes: NumberValue = .number)
  /// An amount of money: "€4.99"; in some currencies, or in the usual ones where there is no list.
  case currency(NumberForm = .plain, currencies: [CurrencyCode]? = nil)
  /// Bits a second: "1.2 megabits per second", short "1.2 Mb/s".
  case bitRate(width: UnitWidth = .full)
  /// Bytes: "45.3 megabytes", short "45.3 MB".
  case byteCount(width: UnitWidth = .full)
  /// A point in time as a date, a time or both: "Jan 21, 2025".
  case date(DateForm)
  /// A distance in time: "3 days ago".
  case relativeTime(RelativeTimeStyle = RelativeTimeStyle())
  /// A length of time as a clock shows it: "2:29".
  case durationClock(rounding: DurationRounding = .down)
  /// The name of a language: "Portuguese (Brazil)"; of some languages, or of the usual ones where there is no list.
  case languageName(LanguageNameStyle = .standard, LanguageNameContext = .text, tags: [LanguageTag]? = nil)
  /// The name of a region by its code: "Brazil".
  case regionName

  /// The formats without options, in the order of the documentation.
  package static let all: [ArgumentFormat] = [
    .duration(), .duration(DurationStyle(width: .short)), .durationClock(), .percent, .list(), .number(),
    .numberRange(), .unit(.plain), .currency(),
    .bitRate(),
    .byteCount(),
    .date(DateForm(date: .medium)), .date(DateForm(time: .short)), .date(DateForm(date: .medium, time: .short)),
    .relativeTime(), .languageName(), .regionName,
  ]

  /// What `l10n.yml` calls it, without options.
  package var name: String {
    switch self {
    case .duration(let style): style.width == .long ? "duration-spoken" : "duration"
    case .percent: "percent"
    case .list: "list"
    case .number: "number"
    case .numberRange: "number-range"
    case .unit: "unit"
    case .currency: "currency"
    case .bitRate: "bit-rate"
    case .byteCount: "byte-count"
    case .date(let form): form.shows.time ? form.shows.date ? "date-time" : "time" : "date"
    case .relativeTime: "relative-time"
    case .durationClock: "duration-clock"
    case .languageName: "language-name"
    case .regionName: "region-name"
    }
  }
}

/// What a generated function takes for a number.
package enum NumberValue: String, CaseIterable, Sendable {
  /// An `Int`.
  case integer
  /// A `Double`.
  case number
  /// A `DecimalNumber`, which is exact.
  case decimal
}

extension ArgumentFormat {
  /// Whether it is a duration in words that are spoken.
  package var isSpokenDuration: Bool { if case .duration(let style) = self { style.width == .long } else { false } }

  /// Whether it also says how `%d` and its like are shown, and by what a plural form is chosen.
  package var fitsNumbers: Bool {
    switch self {
    case .number(let form, let value): form != .plain || value != .integer
    case .numberRange: true
    default: false
    }
  }

  /// The form of the numbers or amounts; `nil` for other formats.
  package var numberForm: NumberForm? {
    switch self {
    case .number(let form, _), .numberRange(let form), .unit(let form, _), .currency(let form, _): form
    default: nil
    }
  }

  /// The form of the dates; `nil` for other formats.
  package var dateForm: DateForm? {
    if case .date(let form) = self { form } else { nil }
  }

  /// The currencies whose signs and names are there without a list.
  package static let usualCurrencies: [CurrencyCode] = [
    "AUD", "BRL", "CAD", "CHF", "CNY", "CZK", "DKK", "EUR", "GBP", "HKD", "HUF", "IDR", "ILS", "INR", "JPY", "KRW",
    "MXN",
    "MYR", "NOK", "NZD", "PHP", "PLN", "RON", "SEK", "SGD", "THB", "TRY", "TWD", "UAH", "USD", "VND", "ZAR",
  ]
}

extension NumberKinds {
  /// Adds what formats of arguments show.
  package mutating func insert(_ formats: some Sequence<ArgumentFormat>) {
    for format in formats {
      switch format {
      case .percent: hasPercentages = true
      case .number(let form, let value) where form != .plain || value != .integer: insert(form)
      case .unit(let form, _), .numberRange(let form): insert(form)
      case .currency(let form, let currencies): insert(form, of: currencies ?? ArgumentFormat.usualCurrencies)
      default: break
      }
    }
  }
}

/// One argument that `l10n.yml` gives a format, with its place.
///
///     arguments:
///       controls.progress.value: {position: duration-spoken}
package struct ArgumentDeclaration: Hashable, Sendable {
  /// The argument's name, or its number from 1 on, as it is written.
  package let argument: String

  package let format: ArgumentFormat

  /// The place of the text's key.
  package let keyLocation: SourceLocation

  /// The place of the argument's name.
  package let location: SourceLocation

  package init(_ argument: String, _ format: ArgumentFormat, keyLocation: SourceLocation, location: SourceLocation) {
    self.argument = argument
    self.format = format
    self.keyLocation = keyLocation
    self.location = location
  }
}
