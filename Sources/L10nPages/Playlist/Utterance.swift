package import L10nCore
import L10nRuntime

/// The speech of a screen reader for a control in one of its states, in one language.
package struct Utterance: Sendable {
  /// Characters that are spoken in one language.
  package struct Run: Sendable {
    package let text: String

    /// The tag of the language.
    package let language: String
  }

  /// A part that is spoken without a pause: the name, the value, the role, the state or the hint.
  package struct Part: Sendable {
    package let runs: [Run]

    /// The pronunciation in the International Phonetic Alphabet; `nil` if voices know it.
    package let pronunciation: String?
  }

  package let locale: CatalogLocale

  /// The language's name in English.
  package let languageName: String

  /// The control's name.
  package let control: String

  /// The name of the state; `nil` for a control with only one.
  package let state: String?

  /// The parts in the order of the screen reader; never empty.
  package let parts: [Part]

  /// The keys of the texts in the parts, in their order.
  let keys: [String]

  /// `buttonPlayback, pause`
  package var title: String { control + (state.map { ", \($0)" } ?? "") }

  /// The spoken text, with the language before each run in another one, `[en: AirPlay], Taste`, or the pronunciation
  /// after a part, `AirPlay /ˈɛːɐ̯pleɪ/`.
  package var text: String {
    parts.map { part in
      if let sounds = part.pronunciation { return part.runs.map(\.text).joined() + " /\(sounds)/" }
      return part.runs.map { $0.language == locale.tag.description ? $0.text : "[\($0.language): \($0.text)]" }.joined()
    }.joined(separator: ", ")
  }
}

extension PageReport {
  /// The speech of a screen reader for controls in locales, in the order of the pages, of `l10n.yml` and of states.
  ///
  /// Arguments are examples, as on the page of the player. A state with the same speech as the one before it is left
  /// out.
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
            parts: parts.map(\.part), keys: parts.compactMap { $0.isText ? $0.key : nil })
        }
      }
    }
  }

  /// The spoken parts, each with the key of its text, or the words of the screen reader.
  private func parts(
    of control: ControlDeclaration, _ state: ControlState, _ texts: ControlTexts, _ reader: ScreenReader
  ) -> [(key: String, isText: Bool, part: Utterance.Part)] {
    func part(_ kind: ControlTextKind) -> (key: String, isText: Bool, part: Utterance.Part)? {
      guard let text = texts.texts(kind, state, of: control).first, !text.text.isEmpty else { return nil }
      let pronunciation = kind == .label ? texts.texts(.pronunciation, state, of: control).first : nil
      // A voice of another language cannot use the sounds of this one.
      let isOwn = pronunciation?.language == text.language
      return (text.key, true, Utterance.Part(runs: text.spoken, pronunciation: isOwn ? pronunciation?.text : nil))
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
        return (prefix.key, true, Utterance.Part(runs: prefix.part.runs + time, pronunciation: nil))
      case .value: return part(.value)
      case .role:
        let role: ReaderWords.Kind? =
          switch ControlKind(control) {
          case .button: spoken?.isOfSwitch == true ? .switch : .button
          case .slider: .slider
          case .words: nil
          }
        return role.flatMap { words?[$0] }.map { ("", false, plain($0)) }
      case .state: return spoken.flatMap { words?[$0.word] }.map { ($0, false, plain($0)) }
      case .hint: return part(.hint)
      }
    }
  }
}

extension ControlText {
  /// The runs of the text for pages, each with its language.
  fileprivate var spoken: [Utterance.Run] {
    run.compactMap { run in
      // Isolates are not spoken.
      let words = String(
        String.UnicodeScalarView(run.text.unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }))
      if words.isEmpty { return nil }
      return Utterance.Run(text: words, language: run.language?.description ?? language.tag)
    }
  }
}
