import Hummingbird
import PlayerStrings

/// The answer to `GET /labels`: every control of the player in one language.
struct PlayerLabels: ResponseEncodable, Sendable {
  /// The language tag of the texts.
  let language: String

  /// `ltr` or `rtl`.
  let direction: String

  /// All controls in the order of their tags.
  let controls: [ControlTexts]

  init(_ strings: PlayerStrings) {
    language = strings.locale.description
    direction = strings.direction
    controls = PlayerStrings.Control.allCases.map { ControlTexts($0, in: strings) }
  }
}

extension PlayerStrings {
  /// The direction of the language in HTML's words: `ltr` or `rtl`.
  var direction: String { locale.writingDirection.rawValue }
}
