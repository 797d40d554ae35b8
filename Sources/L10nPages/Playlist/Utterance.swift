package import L10nCore
import L10nRuntime

/// What a screen reader says of a control in one of its states, in one language.
package struct Utterance: Sendable {
  /// Characters that a voice says in one language.
  package struct Run: Sendable {
    package let text: String

    /// The tag of the language.
    package let language: String
  }

  /// What is said in one breath: the name, the value, the role, the state or the hint.
  package struct Part: Sendable {
    package let runs: [Run]

    /// How it is pronounced, in the International Phonetic Alphabet; `nil` where voices know.
    package let pronunciation: String?
  }

  package let locale: CatalogLocale

  /// The language's name in English.
  package let languageName: String

  /// The control's name.
  package let control: String

  /// What the state is called; `nil` for a control that is said in one way only.
  package let state: String?

  /// In the order of the screen reader; never empty.
  package let parts: [Part]

  /// `buttonPlayback, pause`
  package var title: String { control + (state.map { ", \($0)" } ?? "") }

  /// What is said, with the language of each run that is in another one in front of it, `[en: AirPlay], Taste`, or with its
  /// pronunciation behind it, `AirPlay /ˈɛːɐ̯pleɪ/`.
  package var text: String {
    parts.map { part in
      if let sounds = part.pronunciation { return part.runs.map(\.text).joined() + " /\(sounds)/" }
      return part.runs.map { $0.language == locale.tag.description ? $0.text : "[\($0.language): \($0.text)]" }.joined()
    }.joined(separator: ", ")
  }
}

extension PageReport {
  /// What a screen reader says of controls in locales, in the order of the pages, of `l10n.yml` and of states.
  ///
  /// Arguments are examples, as on the page of the player. A state that is said as the one before it is left out.
  ///
  /// - Parameter selection: the controls and locales; `nil` for all.
  package func utterances(
    of selection: AccessibilityProof.Selection, by reader: ScreenReader
  ) -> [Utterance] {
    let controls = catalog.configuration.controls.filter { control in
      control.isSpoken && selection.controls?.contains(control.name) ?? true
    }
    return locales.filter { selection.locales?.contains(catalog.locales[$0.index].tag) ?? true }.flatMap { locale in
      let texts = ControlTexts(
        catalog, locale: locale.index, language: locale.language, findings: PageFindingIndex([]), services: services)
      return controls.flatMap { control -> [Utterance] in
        let states = ControlState.allCases.map { state in parts(of: control, state, texts, reader) }
        let differ = states[0].map(\.key) != states[1].map(\.key)
        return zip(ControlState.allCases, states).prefix(differ ? 2 : 1).compactMap { state, parts in
          if parts.isEmpty { return nil }
          let names = control.stateNames ?? ControlState.names
          return Utterance(
            locale: catalog.locales[locale.index], languageName: locale.language.englishName, control: control.name,
            state: differ && names.indices.contains(state.rawValue) ? names[state.rawValue] : nil,
            parts: parts.map(\.part))
        }
      }
    }
  }

  /// The parts of what is said, each with the key of its text.
  private func parts(
    of control: ControlDeclaration, _ state: ControlState, _ texts: ControlTexts, _ reader: ScreenReader
  ) -> [(key: String, part: Utterance.Part)] {
    func part(_ kind: ControlTextKind) -> (key: String, part: Utterance.Part)? {
      guard let text = texts.texts(kind, state, of: control).first, !text.text.isEmpty else { return nil }
      let pronunciation = kind == .label ? texts.texts(.pronunciation, state, of: control).first : nil
      // A voice of another language has no use for the sounds of this one.
      let isOwn = pronunciation?.language == text.language
      return (text.key, Utterance.Part(runs: text.spoken, pronunciation: isOwn ? pronunciation?.text : nil))
    }
    func plain(_ words: String) -> Utterance.Part {
      Utterance.Part(runs: [Utterance.Run(text: words, language: texts.language.tag)], pronunciation: nil)
    }
    let spoken = SpokenState(state, of: control)
    let words = ReaderWords(reader, for: catalog.locales[texts.locale].tag)
    return reader.order(isSelected: spoken == .selected).compactMap { kind in
      switch kind {
      case .name:
        if let label = part(.label) { return label }
        let clocks = SampleArguments.clocks(of: control)
        guard let prefix = part(.prefix) else { return nil }
        let time = clocks.count > 1 ? [Utterance.Run(text: " \(clocks[1])", language: texts.language.tag)] : []
        return (prefix.key, Utterance.Part(runs: prefix.part.runs + time, pronunciation: nil))
      case .value: return part(.value)
      case .role:
        let role: ReaderWords.Kind? =
          switch ControlKind(control) {
          case .button: spoken?.isOfSwitch == true ? .switch : .button
          case .slider: .slider
          case .words: nil
          }
        return role.flatMap { words?[$0] }.map { ("", plain($0)) }
      case .state: return spoken.flatMap { words?[$0.word] }.map { ($0, plain($0)) }
      case .hint: return part(.hint)
      }
    }
  }
}

extension ControlText {
  /// The text for pages in runs, each with its language.
  fileprivate var spoken: [Utterance.Run] {
    run.compactMap { run in
      // Isolates are for the eye.
      let words = String(
        String.UnicodeScalarView(run.text.unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }))
      if words.isEmpty { return nil }
      return Utterance.Run(text: words, language: run.language?.description ?? language.tag)
    }
  }
}
