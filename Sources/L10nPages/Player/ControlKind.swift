import L10nCore

/// The way that the preview draws a control, guessed from its name and its texts, because a catalog does not define it.
enum ControlKind: String {
  case button
  case slider
  /// A time or other words that cannot be pressed.
  case words

  init(_ control: ControlDeclaration) {
    let words = CamelWords.of(control.name)
    if !words.isDisjoint(with: ["slider", "scrubber", "seekbar", "timeline"]) {
      self = .slider
    } else if words.contains("button") {
      self = .button
    } else if !words.isDisjoint(with: ["label", "text", "time", "title", "countdown"])
      || control.texts.contains(where: { $0.kind == .prefix })
    {
      self = .words
    } else {
      self = .button
    }
  }
}

/// The icon of a control, by words of its name; others have a general icon.
enum ControlIcon {
  /// The names of the symbols for both states.
  static func names(of control: ControlDeclaration) -> [String] {
    let words = CamelWords.of(control.name)
    for (signs, icons) in known where !words.isDisjoint(with: signs) { return icons.count == 1 ? icons + icons : icons }
    return ["control", "control"]
  }

  /// The first line with a word of the name is used.
  private static let known: [(Set<String>, [String])] = [
    (["countdown"], ["clock"]),
    (["skip"], ["skip"]),
    (["learn", "more", "website", "link"], ["external"]),
    (["playback", "play", "pause"], ["play", "pause"]),
    (["back", "rewind", "backward"], ["back"]),
    (["forward", "ahead"], ["forward"]),
    (["next"], ["next"]),
    (["previous"], ["previous"]),
    (["caption", "captions", "subtitle", "subtitles"], ["captions"]),
    (["picture", "pip"], ["picture", "pictureExit"]),
    (["screen", "fullscreen", "expand"], ["expand", "collapse"]),
    (["volume", "mute", "sound"], ["volume", "muted"]),
    (["airplay", "external", "route", "cast"], ["cast"]),
    (["live"], ["live", "liveEdge"]),
    (["video360", "vr", "360", "goggles"], ["sphere", "goggles"]),
    (["bitrate", "quality", "rate", "resolution"], ["quality"]),
    (["speed"], ["speed"]),
    (["audio", "language"], ["audio"]),
    (["settings", "options", "preferences"], ["settings"]),
    (["share"], ["share"]),
    (["close", "dismiss"], ["close"]),
  ]
}

/// The words of a name in camel case or with separators, in lower case: `buttonJumpBack` has button, jump, back.
enum CamelWords {
  static func of(_ name: String) -> Set<String> {
    var words: Set<String> = []
    var word = ""
    for character in name {
      if !character.isLetter && !character.isNumber || character.isUppercase {
        if !word.isEmpty { words.insert(word) }
        word = ""
      }
      if character.isLetter || character.isNumber { word += character.lowercased() }
    }
    if !word.isEmpty { words.insert(word) }
    return words
  }
}
