import L10nRuntime
import PlayerStrings

/// What a player shows at one moment, for the texts that count.
struct PlayerMoment: Sendable {
  /// The position in the video, in seconds.
  var position = 243

  /// The length of the video, in seconds.
  var duration = 600

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
    case (.labelCurrentTime, .label): [.string(strings.prefix(for: control) ?? ""), .string(Self.clock(position))]
    case (.sliderProgress, .value): [.string(Self.clock(position)), .string(Self.clock(duration))]
    case (.buttonAdPodCountdown, .label), (.buttonSkipAdCountdown, .label): [.integer(Int64(adSeconds))]
    default: []
    }
  }

  /// Seconds as a player draws them: `4:03`.
  static func clock(_ seconds: Int) -> String {
    "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
}
