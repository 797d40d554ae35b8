import L10nCore
import L10nRuntime
import StringsFormat

/// The controls that the keys of a catalog plainly name: those that say that they are for accessibility, and whether they
/// are a label, a hint or a value.
///
///     player.accessibility.play.label, player.accessibility.pause.label   → player: label, states play and pause
///     seek_bar_a11y_hint                                                   → seekBar: hint
struct ProposedControls {
  /// A control with the keys of its texts: one, or two where it has two states.
  struct Control: Hashable {
    var name: String
    var states: [String] = []
    var texts: [ControlTextKind: [String]]
  }

  /// In the order of their keys.
  let controls: [Control]

  /// Words for the second state of a control by those for the first; "un" before the first makes others.
  private static let states = [
    "play": "pause", "playing": "paused", "show": "hide", "enter": "exit", "expand": "collapse", "open": "close",
    "start": "stop", "enable": "disable", "enabled": "disabled", "on": "off",
  ]

  /// - Parameter keys: those of plain texts of the development language.
  init(_ keys: [TableKey]) {
    var stems: [[String]] = []
    var texts: [[String]: [ControlTextKind: String]] = [:]
    for key in keys {
      guard let (stem, kind) = Self.part(key) else { continue }
      if texts[stem] == nil { stems.append(stem) }
      // Of several keys with one meaning, none is plainly the one.
      if texts[stem]?[kind] != nil { texts[stem] = [:] } else { texts[stem, default: [:]][kind] = key.text }
    }
    var seconds: Set<[String]> = []
    var controls: [Control] = []
    var names: Set<String> = []
    for stem in stems where !seconds.contains(stem) && texts[stem]?.isEmpty == false {
      var control = Control(name: Self.name(of: stem), texts: texts[stem, default: [:]].mapValues { [$0] })
      if let last = stem.last, stem.count > 1 {
        let second = Self.states[last] ?? "un\(last)"
        let other = Array(stem.dropLast()) + [second]
        if let others = texts[other], Set(others.keys) == Set(control.texts.keys) {
          seconds.insert(other)
          control = Control(
            name: Self.name(of: stem.dropLast()), states: [last, second],
            texts: control.texts.reduce(into: [:]) { $0[$1.key] = $1.value + [others[$1.key]].compactMap { $0 } })
        }
      }
      if names.insert(control.name).inserted { controls.append(control) }
    }
    let taken = seconds
    self.controls = controls.filter { control in !taken.contains { Self.name(of: $0) == control.name } }
  }

  /// What a key names, and the kind of its text; `nil` for a key that does not plainly say so.
  private static func part(_ key: TableKey) -> (stem: [String], kind: ControlTextKind)? {
    guard key.namesAccessibility, !key.isOwnText || !key.text.contains(" ") else { return nil }
    var words = self.words(of: key.text)
    guard let place = words.firstIndex(where: isAccessibility) else { return nil }
    words.removeAll(where: isAccessibility)
    func kind(_ word: String) -> ControlTextKind? {
      switch word {
      case "label", "labels": .label
      case "hint", "hints": .hint
      case "value": .value
      default: nil
      }
    }
    let kinds = words.indices.filter { kind(words[$0]) != nil }
    // The word at the end, or the one after "accessibility".
    guard let index = kinds.last, kinds.count == 1, index == words.count - 1 || index == place,
      let found = kind(words[index])
    else { return nil }
    words.remove(at: index)
    return words.isEmpty ? nil : (words, found)
  }

  private static func isAccessibility(_ word: String) -> Bool { ["accessibility", "a11y", "voiceover"].contains(word) }

  /// The words of a key, in small letters: parted by punctuation and before capitals.
  private static func words(of key: String) -> [String] {
    let key = ["A11Y", "a11y"].reduce(key.replacing("VoiceOver", with: "_voiceover_")) {
      $0.replacing($1, with: "_a11y_")
    }
    var words: [String] = []
    var word = ""
    var wasSmall = false
    for character in key {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        (word, wasSmall) = ("", false)
        continue
      }
      if character.isUppercase, wasSmall {
        words.append(word)
        word = ""
      }
      wasSmall = character.isLowercase
      word += character.lowercased()
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func name(of words: [String].SubSequence) -> String {
    words.enumerated().map { $0.offset == 0 ? $0.element : $0.element.prefix(1).uppercased() + $0.element.dropFirst() }
      .joined()
  }

  private static func name(of words: [String]) -> String { name(of: words[...]) }
}

extension ProposedControls {
  /// The lines of `l10n.yml`; none without controls.
  func lines(_ scalar: (String) -> String) -> [String] {
    if controls.isEmpty { return [] }
    var lines = ["", "controls:                     # by what their keys say; write the numbers that your views carry"]
    for (index, control) in controls.enumerated() {
      lines += ["  \(scalar(control.name)):", "    tag: \(index + 1)"]
      if !control.states.isEmpty { lines.append("    states: [\(control.states.map(scalar).joined(separator: ", "))]") }
      for kind in ControlTextKind.allCases {
        guard let keys = control.texts[kind] else { continue }
        if keys.count == 2 {
          lines += [
            "    \(kind.rawValue):", "      primary: \(scalar(keys[0]))", "      secondary: \(scalar(keys[1]))",
          ]
        } else {
          lines.append("    \(kind.rawValue): \(scalar(keys[0]))")
        }
      }
    }
    return lines
  }
}
