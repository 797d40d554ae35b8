import L10nRuntime
import PlayerStrings

/// Prints what a player says in each of its languages, without Foundation, without reflection and without a heap of
/// libraries: a set-top box could.
@main
struct EmbeddedPlayer {
  static func main() {
    for locale in PlayerStrings.locales {
      let strings = PlayerStrings(preferences: [locale])
      print("[\(locale.description)]")
      for state in ControlState.allCases {
        print(strings.label(for: .buttonPlayback, state: state) ?? "")
      }
      print(strings.ads.countdown.text(seconds: 2))
      print(strings.offline.count.text(count: 11))
      print(strings.live.offset.value(time: .seconds(95)))
    }
  }
}
