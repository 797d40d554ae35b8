import BenchmarkStrings
import L10nRuntime
import PlayerStrings

/// How long a program waits for what it asks for first: what belongs to a locale is read when it is first shown.
enum FirstUses {
  /// Each is timed once, in this order, in a program that has shown nothing before.
  static func printTable() {
    print("| first use | microseconds |")
    print("| --- | --: |")
    measure("a text of PlayerStrings in German, twelve locales") {
      PlayerStrings(locale: "de").controls.playback.play.label
    }
    measure("a text of BenchmarkStrings, which have values of all kinds") {
      BenchmarkStrings(locale: "en").library.play.label
    }
    let values = BenchmarkStrings(locale: "en").values
    let premiere = Instant(year: 2026, month: 11, day: 22, hour: 20)
    measure("then of these a number") { values.fraction(1234.5) }
    measure("a compact number") { values.compact(1234) }
    measure("an amount of money") { values.price(CurrencyAmount(4.99, "USD")) }
    measure("a unit") { values.distance(50) }
    measure("a date") { values.day(premiere) }
    measure("a relative time") { values.age(RelativeTime(-3, .day)) }
    measure("a spoken duration") { values.length(.seconds(3723)) }
    measure("a list") { values.names(["English", "French", "Arabic"]) }
    measure("the name of a language") { values.track("pt-BR") }
    measure("a message of ICU’s syntax") { values.place(place: 22) }
  }

  private static func measure(_ name: String, _ call: () -> String) {
    let start = ContinuousClock.now
    let text = call()
    let elapsed = ContinuousClock.now - start
    let tenths = (elapsed.components.attoseconds + 50_000_000_000) / 100_000_000_000
    print("| \(name): \(text) | \(tenths / 10).\(tenths % 10) |")
  }
}
