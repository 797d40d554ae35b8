import Testing

@testable import L10nRuntime

/// A hand-written equivalent of generated code with controls.
private struct PlayerTexts: ControlStrings {
  enum Control: Int, Sendable {
    case playback = 1
    case jump = 2
    case live = 3
    case spacer = 9
  }

  var texts: LocalizedTexts
  var labelProvider: LabelProvider?

  init(_ locale: String, options: TextOptions = TextOptions(), labelProvider: LabelProvider? = nil) {
    texts = Self.catalog.texts(for: LocalePreferences([locale]).tags, options: options)
    self.labelProvider = labelProvider
  }

  static let catalog = PackedCatalog(
    development: "en",
    tables: [
      _PackedTable(
        "en", numbers: Numbers.english,
        texts: ["Play", "Pause", "Jump", "Jump %lld seconds", "Moves ahead", "Live", "%@ behind", "Time"]),
      _PackedTable("fr", texts: ["Lire", nil, "Avancer", "Avancer de %lld secondes", nil, nil, nil, nil]),
    ])

  static func _textIndex(
    of control: Control, _ state: ControlState, _ kind: ControlTextKind, argumentCount: Int
  ) -> Int? {
    switch (control, state, kind, argumentCount) {
    case (.playback, .primary, .label, 0): 0
    case (.playback, .secondary, .label, 0): 1
    case (.jump, _, .label, 0): 2
    case (.jump, _, .label, 1): 3
    case (.jump, _, .hint, 0): 4
    case (.live, .secondary, .label, 0): 5
    case (.live, _, .value, 1): 6
    case (.live, _, .prefix, 0): 7
    default: nil
    }
  }
}

struct ControlStringsTests {
  @Test(
    arguments: [
      (1, .primary, [], "Play"), (1, .secondary, [], "Pause"), (1, .primary, [1], nil), (2, .primary, [], "Jump"),
      (2, .secondary, [], "Jump"), (2, .secondary, [15], "Jump 15 seconds"), (2, .primary, [1, 2], nil),
      (2, .primary, ["15"], nil), (2, .primary, [1200], "Jump 1200 seconds"),
      (2, .primary, [-1200], "Jump -1200 seconds"),
      (3, .primary, [], nil), (3, .secondary, [], "Live"), (9, .primary, [], nil), (0, .primary, [], nil),
      (-1, .secondary, [], nil),
    ] as [(Int, ControlState, [MessageArgument], String?)])
  func neverLendsTheTextOfAnotherState(
    tag: Int, state: ControlState, arguments: [MessageArgument], expected: String?
  ) {
    let english = PlayerTexts("en")
    #expect(english.label(forTag: tag, state: state, arguments: arguments) == expected)
    if let control = PlayerTexts.Control(rawValue: tag) {
      #expect(english.label(for: control, state: state, arguments: arguments) == expected)
      #expect(english.text(.label, for: control, state: state, arguments: arguments) == expected)
    }
  }

  /// Tags and states as numbers, as bridges to SDKs have them.
  @Test func answersByTagAndStateAsByControl() {
    let strings = PlayerTexts("en") { control, _, kind in control == .live && kind == .hint ? "Own" : nil }
    #expect(strings.label(forTag: 1, state: 0) == "Play" && strings.label(forTag: 1, state: 1) == "Pause")
    #expect(strings.label(forTag: 2, state: 1, arguments: [5]) == "Jump 5 seconds")
    #expect(strings.hint(forTag: 2) == "Moves ahead" && strings.hint(forTag: 2, state: 1) == "Moves ahead")
    #expect(strings.hint(forTag: 3) == "Own" && strings.hint(forTag: 1) == nil)
    #expect(strings.value(forTag: 3, arguments: ["2:05"]) == "2:05 behind" && strings.value(forTag: 3, state: 0) == nil)
    #expect(strings.value(forTag: 3, state: 1, arguments: ["1"]) == "1 behind")
    #expect(strings.prefix(forTag: 3) == "Time" && strings.prefix(forTag: 3, state: 1) == "Time")
    #expect(strings.text(.text, forTag: 3) == nil && strings.text(.label, forTag: 3, state: 1) == "Live")
    for (tag, state) in [(1, 2), (1, -1), (4, 0), (.min, .max)] {
      #expect(strings.label(forTag: tag, state: state) == nil && strings.hint(forTag: tag, state: state) == nil)
      #expect(strings.value(forTag: tag, state: state) == nil && strings.prefix(forTag: tag, state: state) == nil)
    }
  }

  /// A missing state falls through the languages, not to the other state.
  @Test func takesAMissingStateFromTheNextLanguage() {
    let french = PlayerTexts("fr")
    #expect(french.label(for: .playback) == "Lire")
    #expect(french.label(for: .playback, state: .secondary) == "Pause")
    #expect(french.label(for: .jump, arguments: [30]) == "Avancer de 30 secondes")
    #expect(french.hint(for: .jump, state: .secondary) == "Moves ahead")
    #expect(french.hint(for: .playback) == nil)
    #expect(french.value(for: .live, arguments: ["2:05"]) == "2:05 behind")
    #expect(french.value(for: .live) == nil)
    #expect(french.prefix(for: .live) == "Time")
    #expect(french.text(.text, for: .live) == nil)
  }

  @Test func asksTheLabelProviderFirst() {
    let strings = PlayerTexts("en") { control, state, kind in
      control == .playback && kind == .label ? (state == .primary ? "Go" : nil) : kind == .hint ? "" : nil
    }
    #expect(strings.label(for: .playback) == "Go")
    #expect(strings.label(for: .playback, state: .secondary) == "Pause")
    #expect(strings.label(forTag: 1) == "Go")
    #expect(strings.label(for: .jump, arguments: [5]) == "Jump 5 seconds")
    #expect(strings.hint(for: .jump) == "", "an empty text silences a control")
    var silent = strings
    silent.labelProvider = nil
    #expect(silent.label(for: .playback) == "Play")
  }

  @Test func writesArgumentsWithTheOptionsOfTheTexts() {
    #expect(PlayerTexts("en").value(for: .live, arguments: ["שלום"]) == "\u{2068}שלום\u{2069} behind")
    #expect(
      PlayerTexts("en", options: TextOptions(isolation: .plain)).value(for: .live, arguments: ["שלום"]) == "שלום behind"
    )
  }
}
