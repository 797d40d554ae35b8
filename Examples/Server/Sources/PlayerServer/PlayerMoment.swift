import L10nRuntime
import PlayerStrings

/// The state of a player at one moment, for texts with numbers.
struct PlayerMoment: Sendable {
  /// The position in the video.
  var position = Duration.seconds(243)

  /// The length of the video.
  var duration = Duration.seconds(600)

  /// The length of one jump back, in seconds.
  var jump = 10

  /// The remaining time of the advertisement, in seconds.
  var adSeconds = 15

  /// The arguments of a control's text of a kind; empty for a text without arguments.
  func arguments(
    of kind: ControlTextKind, for control: PlayerStrings.Control, in strings: PlayerStrings
  ) -> [MessageArgument] {
    switch (control, kind) {
    case (.buttonJumpBack, .label): [.integer(Int64(jump))]
    case (.labelCurrentTime, .label): [.string(strings.prefix(for: control) ?? ""), .duration(position)]
    case (.labelDuration, .label): [.string(strings.prefix(for: control) ?? ""), .duration(duration)]
    case (.sliderProgress, .value): [.duration(position), .duration(duration)]
    case (.buttonAdPodCountdown, .label), (.buttonSkipAdCountdown, .label): [.integer(Int64(adSeconds))]
    default: []
    }
  }

  /// A duration as a player draws it: `4:03`. The spoken form comes from the texts.
  static func clock(_ duration: Duration) -> String {
    let seconds = duration.components.seconds
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
}
