import BenchmarkStrings
import Foundation
import ICUMessages
import L10nRuntime
import PlayerStrings

/// Looking texts up, beside what programs use for it otherwise.
enum TextRows {
  private static let strings = PlayerStrings(locale: "en")
  private static let library = BenchmarkStrings(locale: "en")
  private static let arabicLibrary = BenchmarkStrings(locale: "ar")

  static var all: [Row] { plain + byKey + formatted + ownWords }

  // MARK: Without arguments

  private static var plain: [Row] {
    [
      Row("a literal from a switch") { keep(literal(at: next())) },
      Row("generated accessor") { keep(strings.controls.playback.play.label) },
      Row("label of a control in a state") { keep(strings.label(for: .buttonPlayback, state: .secondary)) },
      Row("`Bundle.localizedString`, Foundation") {
        keep(bundle.localizedString(forKey: key, value: nil, table: "Player"))
      },
    ]
  }

  private static let key = "controls.playback.play.label"

  private static let bundle = Bundle(path: folder("../Localizations")) ?? .main

  private static func folder(_ path: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../" + path).path
  }

  nonisolated(unsafe) private static var turn = 0

  private static func next() -> Int {
    turn = (turn + 1) & 3
    return turn
  }

  @inline(never)
  private static func literal(at index: Int) -> String {
    switch index {
    case 0: "Play"
    case 1: "Pause"
    case 2: "Enter full screen"
    default: "Exit full screen"
    }
  }

  // MARK: By key

  private static var byKey: [Row] {
    [
      Row("`[String: String]`, by key") { keep(dictionary[key]) },
      Row("strings[key]") { keep(strings[key]) },
    ]
  }

  private static let dictionary: [String: String] = {
    let file = URL(fileURLWithPath: folder("../Localizations/en.lproj/Player.strings"))
    let table = try? PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
    return table as? [String: String] ?? [:]
  }()

  // MARK: With arguments

  private static var formatted: [Row] {
    [
      Row("plural sentence with two arguments") { keep(library.library.left(name: "Ada", count: 1234)) },
      Row("the same in Arabic") { keep(arabicLibrary.library.left(name: "Ada", count: 11)) },
      Row("sentence with one text") { keep(library.library.title(name: "Ada")) },
      Row("plural sentence by key") {
        keep(try? library.text(for: "library.left", arguments: ["Ada", 1234]))
      },
      Row("slider’s value of two durations") {
        keep(strings.controls.progress.value(position: .seconds(243), duration: .seconds(600)))
      },
      Row("ICU MessageFormat in C++, plural sentence") { keep(icu_message_format(message, 1234)) },
      Row("`String(format:)`, Foundation, without plural") {
        keep(String(format: "%@ has %lld videos left.", "Ada", 1234))
      },
    ]
  }

  // MARK: With words of the language, beside ICU's own formatters, which give the words alone

  private static let premiere = Instant(year: 2026, month: 11, day: 22, hour: 20)
  private static let age = RelativeTime(-3, .day)
  private static let track: LanguageTag = "pt-BR"

  private static var ownWords: [Row] {
    let milliseconds = Double(premiere.secondsSince1970) * 1000
    return [
      Row("sentence with a date") { keep(library.library.airs(day: premiere)) },
      Row("the same date, ICU in C++") { keep(icu_date_format(date, milliseconds)) },
      Row("sentence with a relative time") { keep(library.library.published(age: age)) },
      Row("the same relative time, ICU in C++") { keep(icu_relative_format(relative, -3)) },
      Row("sentence with the name of a language") { keep(library.library.track(language: track)) },
      Row("the same name, ICU in C++") { keep(icu_language_name(names, "pt_BR")) },
      Row("sentence with a spoken duration") { keep(library.library.length(length: .seconds(3723))) },
      Row("the same duration, ICU in C++") { keep(icu_duration_format(durations, 1, 2, 3)) },
      Row("sentence with a duration on a clock") { keep(library.library.clock(length: .seconds(3723))) },
    ]
  }

  nonisolated(unsafe) private static let date = icu_date_create("en", "yMMMMEEEEd")
  nonisolated(unsafe) private static let relative = icu_relative_create("en")
  nonisolated(unsafe) private static let names = icu_names_create("en")
  nonisolated(unsafe) private static let durations = icu_duration_create("en")

  nonisolated(unsafe) private static let message = icu_message_create(
    "en", "{name} has {count, plural, one {# video left.} other {# videos left.}}")
}
