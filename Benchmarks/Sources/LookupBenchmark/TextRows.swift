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

  static var all: [Row] { plain + byKey + formatted }

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

  nonisolated(unsafe) private static let message = icu_message_create(
    "en", "{name} has {count, plural, one {# video left.} other {# videos left.}}")
}
