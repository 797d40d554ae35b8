import L10nRuntime
import PlayerStrings

/// What a player shows at one moment, for the texts that count.
struct PlayerMoment: Sendable {
  /// The position in the video.
  var position = Duration.seconds(243)

  /// The length of the video.
  var duration = Duration.seconds(600)

  /// How far one press jumps back, in seconds.
  var jump = 10

  /// How long the advertisement goes on, in seconds.
  var adSeconds = 15

  /// What a control's text of a kind asks for; empty where it stands as it is.
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

  /// A length of time as a player draws it: `4:03`. What is spoken comes from the texts.
  static func clock(_ duration: Duration) -> String {
    let seconds = duration.components.seconds
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
}
