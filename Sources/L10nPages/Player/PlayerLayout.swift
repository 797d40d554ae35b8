import L10nCore

/// A group of controls that are on screen together.
struct PlayerLayout {
  /// The group's name, empty for all controls.
  let name: String

  /// The name in words: `live with timeline`.
  let title: String

  /// The names of the controls, in their order.
  let controls: [String]

  /// The groups of `l10n.yml`, then all controls.
  static func all(_ configuration: Configuration, _ controls: [ControlDeclaration]) -> [PlayerLayout] {
    let spoken = Set(controls.map(\.name))
    return configuration.together.map { group in
      PlayerLayout(
        name: group.name, title: words(of: group.name), controls: group.controls.map(\.name).filter(spoken.contains))
    }.filter { !$0.controls.isEmpty }
      + [PlayerLayout(name: "", title: PageWords.english("player.allControls"), controls: controls.map(\.name))]
  }

  /// `liveWithTimeline` as `Live with timeline`, and `vod` as `VOD`.
  static func words(of name: String) -> String {
    if ["dvr", "pip", "tv", "vod", "vr"].contains(name.lowercased()) { return name.uppercased() }
    var words = ""
    for character in name {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.isLetter || character.isNumber ? character.lowercased() : " "
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
