import BenchmarkStrings
import ICUMessages
import L10nRuntime
import PlayerStrings

/// Values in the words and signs of a language, each beside the formatter of ICU that gives the same text, kept warm.
///
/// Ours is the call of an application: the accessor of a text with nothing but the value.
enum ValueRows {
  private static let values = BenchmarkStrings(locale: "en").values
  private static let player = PlayerStrings(locale: "en")

  static var all: [Row] { numbers + amounts + times + names + copies }

  /// A row of ours, and ICU's, which must give as long a text.
  private static func pair(_ own: @escaping () -> String, icu: @escaping () -> Int32) -> [Row] {
    let text = own()
    precondition(icu() == text.utf16.count, "\(text) is no text of ICU’s")
    return [Row(text) { keep(own()) }, Row("\(text), ICU in C++") { keep(icu()) }]
  }

  // MARK: Numbers

  private static var numbers: [Row] {
    let range = icu_range_create("en")
    let views = icu_message_create(
      "en", "{count, plural, one {# view} other {{count, number, ::compact-short} views}}")
    let place = icu_message_create("en", "{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}")
    return [
      number(".00", 1234.5) { values.fraction($0) },
      number("percent scale/100", 0.12) { values.percent($0) },
      number("scientific", 1234.5) { values.scientific($0) },
      number("compact-short", 1234) { values.compact($0) },
      number("compact-long", 1234) { values.compactLong($0) },
      number("unit/kilometer-per-hour unit-width-full-name", 50) { values.distance($0) },
      pair {
        player.video.views.text(count: 1234)
      } icu: {
        icu_message_format(views, 1234)
      },
      pair {
        values.range(3...5)
      } icu: {
        icu_range_format(range, 3, 5)
      },
      pair {
        values.place(place: 22)
      } icu: {
        icu_message_format(place, 22)
      },
    ].flatMap { $0 }
  }

  private static func number(
    _ skeleton: String, _ value: Double, _ own: @escaping (Double) -> String
  ) -> [Row] {
    let formatter = icu_number_create("en", skeleton)
    return pair {
      own(value)
    } icu: {
      icu_number_format(formatter, value)
    }
  }

  // MARK: Amounts of money

  private static var amounts: [Row] {
    [
      amount("", 4.99) { values.price($0) },
      amount("unit-width-full-name", 4.99) { values.priceInWords($0) },
      amount("compact-short", 1234) { values.priceCompact($0) },
    ].flatMap { $0 }
  }

  private static func amount(
    _ skeleton: String, _ value: DecimalNumber, _ own: @escaping (CurrencyAmount) -> String
  ) -> [Row] {
    let amount = CurrencyAmount(value, "USD")
    let formatter = icu_number_create("en", "currency/USD \(skeleton)")
    let double = value == 4.99 ? 4.99 : 1234
    return pair {
      own(amount)
    } icu: {
      icu_number_format(formatter, double)
    }
  }

  // MARK: Dates, times and durations

  private static let premiere = Instant(year: 2026, month: 11, day: 22, hour: 20)

  private static var times: [Row] {
    let milliseconds = Double(premiere.secondsSince1970) * 1000
    let day = icu_date_create_styled("en", 1, -1)
    let hour = icu_date_create_styled("en", -1, 3)
    let start = icu_date_create("en", "yMMMdjm")
    let relative = icu_relative_create("en")
    let durations = icu_duration_create("en")
    return [
      pair {
        values.day(premiere)
      } icu: {
        icu_date_format(day, milliseconds)
      },
      pair {
        values.hour(premiere)
      } icu: {
        icu_date_format(hour, milliseconds)
      },
      pair {
        values.start(premiere)
      } icu: {
        icu_date_format(start, milliseconds)
      },
      pair {
        values.age(RelativeTime(-3, .day))
      } icu: {
        icu_relative_format(relative, -3)
      },
      pair {
        values.length(.seconds(3723))
      } icu: {
        icu_duration_format(durations, 1, 2, 3)
      },
      [Row("1:02:03") { keep(values.clock(.seconds(3723))) }],
    ].flatMap { $0 }
  }

  // MARK: Names and lists

  private static let track: LanguageTag = "pt-BR"

  private static var names: [Row] {
    let names = icu_names_create("en")
    let own = icu_names_create("pt-BR")
    let list = icu_list_create("en")
    let items = [
      "English", "French", "Arabic", "German", "Japanese", "Korean", "Spanish", "Danish", "Polish", "Swahili",
    ]
    let first = Array(items.prefix(3))
    return [
      pair {
        values.track(track)
      } icu: {
        icu_language_name(names, "pt_BR")
      },
      pair {
        values.ownName(track)
      } icu: {
        icu_language_name(own, "pt_BR")
      },
      pair {
        values.region("BR")
      } icu: {
        icu_region_name(names, "BR")
      },
      pair {
        values.names(first)
      } icu: {
        icu_list_format(list, 3)
      },
      pair {
        values.names(items)
      } icu: {
        icu_list_format(list, 10)
      },
    ].flatMap { $0 }
  }

  // MARK: Texts alone

  /// What Swift takes to make and free a text of a unit and of a list of bytes that are there.
  private static var copies: [Row] {
    [values.distance(50), values.names(["English", "French", "Arabic"])].map { text in
      let bytes = Array(text.utf8)
      return Row("a text made of \(bytes.count) bytes") { keep(String(decoding: bytes, as: UTF8.self)) }
    }
  }
}
