import L10nCore
import L10nRuntime
import L10nSyntax

/// The controls that the keys of a catalog clearly name: keys that mention accessibility and the kind of text, a label,
/// a hint or a value.
///
///     player.accessibility.play.label, player.accessibility.pause.label   → player: label, states play and pause
///     seek_bar_a11y_label, seek_bar_a11y_hint                              → seekBar: label and hint
///
/// Texts without a label are not a control: each control needs one.
struct ProposedControls {
  /// A control with the keys of its texts: one, or two if it has two states.
  struct Control: Hashable {
    var name: String
    var states: [String] = []
    var texts: [ControlTextKind: [String]]
  }

  /// In the order of their keys.
  let controls: [Control]

  /// Words for the second state of a control by those for the first; the prefix "un" makes others.
  private static let states = [
    "play": "pause", "playing": "paused", "show": "hide", "enter": "exit", "expand": "collapse", "open": "close",
    "start": "stop", "enable": "disable", "enabled": "disabled", "on": "off",
  ]

  /// - Parameter keys: the keys of plain texts of the development language.
  init(_ keys: [TableKey]) {
    var stems: [[String]] = []
    var texts: [[String]: [ControlTextKind: String]] = [:]
    for key in keys {
      guard let (stem, kind) = Self.part(key) else { continue }
      if texts[stem] == nil { stems.append(stem) }
      // If several keys have one meaning, none is used.
      if texts[stem]?[kind] != nil { texts[stem] = [:] } else { texts[stem, default: [:]][kind] = key.text }
    }
    texts = texts.filter { !$0.value.isEmpty }
    /// The stems of second states by those of the first.
    let seconds = Dictionary(
      uniqueKeysWithValues: texts.keys.compactMap { stem -> ([String], [String])? in
        guard stem.count > 1, let last = stem.last else { return nil }
        let second = Array(stem.dropLast()) + [Self.states[last] ?? "un\(last)"]
        return texts[second]?.keys == texts[stem]?.keys ? (stem, second) : nil
      })
    let taken = Set(seconds.values)
    var names: Set<String> = []
    controls = stems.filter { !taken.contains($0) }.compactMap { stem -> Control? in
      guard let own = texts[stem], own[.label] != nil else { return nil }
      let second = seconds[stem]
      let states = second.map { [stem, $0].compactMap(\.last) } ?? []
      let name = Self.name(of: second == nil ? stem : Array(stem.dropLast()))
      guard names.insert(name).inserted else { return nil }
      return Control(
        name: name, states: states,
        texts: Dictionary(
          uniqueKeysWithValues: own.map { kind, key in
            (kind, [key] + [second.flatMap { texts[$0]?[kind] }].compactMap { $0 })
          }))
    }
  }

  /// The control that a key names, and the kind of its text; `nil` for a key that is not clear.
  private static func part(_ key: TableKey) -> (stem: [String], kind: ControlTextKind)? {
    guard !key.text.contains(" ") else { return nil }
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

  /// The words of a key, in lowercase: separated by punctuation and before capitals.
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

  private static func name(of words: [String]) -> String {
    words.enumerated().map { $0.offset == 0 ? $0.element : $0.element.prefix(1).uppercased() + $0.element.dropFirst() }
      .joined()
  }
}

extension ProposedControls {
  /// The lines of `l10n.yml`, which its reader turns on once the numbers are true; empty without controls.
  var lines: [String] {
    if controls.isEmpty { return [] }
    var lines = ["controls:                     # by what their keys say; write the numbers that your views carry"]
    for (index, control) in controls.enumerated() {
      lines += ["  \(control.name.yamlScalar):", "    tag: \(index + 1)"]
      if !control.states.isEmpty {
        lines.append("    states: [\(control.states.map(\.yamlScalar).joined(separator: ", "))]")
      }
      for kind in ControlTextKind.allCases {
        guard let keys = control.texts[kind] else { continue }
        if keys.count == 2 {
          lines += [
            "    \(kind.rawValue):", "      primary: \(keys[0].yamlScalar)", "      secondary: \(keys[1].yamlScalar)",
          ]
        } else {
          lines.append("    \(kind.rawValue): \(keys[0].yamlScalar)")
        }
      }
    }
    return [""] + lines.map { "# \($0)" }
  }
}
