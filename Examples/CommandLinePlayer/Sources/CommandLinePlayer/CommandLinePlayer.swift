import PlayerStrings

/// Prints the speech of a screen reader for each control of a player: labels in both states, hints, and three sentences
/// with counts.
///
///     CommandLinePlayer                   # in the user's language
///     CommandLinePlayer --locale pt-PT    # in another one
///     CommandLinePlayer --announce de     # what is announced while a video starts with trouble, and when
@main
struct CommandLinePlayer {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case nil: printTexts(.current)
    case "--locale" where arguments.count == 2: printTexts(PlayerStrings(locale: arguments[1]))
    case "--announce" where arguments.count == 2: printAnnouncements(PlayerStrings(locale: arguments[1]))
    default: print("usage: CommandLinePlayer [--locale TAG | --announce TAG]")
    }
  }

  static func printTexts(_ strings: PlayerStrings) {
    print("[\(strings.locale)]")
    for control in PlayerStrings.Control.allCases {
      guard let label = label(of: control, in: strings) else { continue }
      var line = "\(control.rawValue) \(control): \(label)"
      if let secondary = strings.label(for: control, state: .secondary), secondary != label {
        line += " | \(secondary)"
      }
      if let hint = strings.hint(for: control) { line += " (\(hint))" }
      print(line)
    }
    print(strings.ads.countdown.text(seconds: 2))
    print(strings.offline.count.text(count: 11))
    print(strings.error.tooManyStreams.error(count: 3))
  }

  /// The label; for a countdown the one at fifteen seconds, for a time its spoken prefix. `nil` for controls that are
  /// not spoken.
  static func label(of control: PlayerStrings.Control, in strings: PlayerStrings) -> String? {
    strings.label(for: control) ?? strings.label(for: control, arguments: [15]) ?? strings.prefix(for: control)
  }
}
