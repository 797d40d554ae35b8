import L10nRuntime
import PlayerStrings

/// Prints the texts of a player in each of its languages, without Foundation, reflection or many libraries, so that it
/// fits a set-top box.
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
