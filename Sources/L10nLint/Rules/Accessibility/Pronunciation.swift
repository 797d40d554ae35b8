import L10nCore

extension Rule {
  static let pronunciation: Rule = Rule(
    id: "a11y-pronunciation", severity: .warning, use: .forSpeech,
    summary: "A pronunciation has characters that are not of the International Phonetic Alphabet."
  ) { context, settings in
    context.spokenTexts(.pronunciation, under: settings).compactMap { text in
      var offset = 0
      for scalar in text.string.unicodeScalars {
        let place = offset..<offset + UTF8.width(scalar)
        offset = place.upperBound
        if scalar.isPhonetic { continue }
        return Diagnostic(
          "\(text.name) has '\(scalar)', which is not a phonetic letter", at: place, in: text, of: context,
          help: "write only the sounds, in the International Phonetic Alphabet: ˈɛəpleɪ")
      }
      return nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether it may occur in a transcription for voices in the International Phonetic Alphabet: its letters, marks and
  /// tones, without brackets.
  fileprivate var isPhonetic: Bool {
    switch value {
    case 0x61...0x7A, 0x250...0x2FF, 0x300...0x36F, 0x1D00...0x1DBF, 0x1DC0...0x1DFF: true
    // Space, syllable break, groups; æ ç ð ø ħ ŋ œ β θ χ; the tie, arrows of tone.
    case 0x20, 0x2E, 0x7C, 0xE6, 0xE7, 0xF0, 0xF8, 0x127, 0x14B, 0x153, 0x3B2, 0x3B8, 0x3C7, 0x203F, 0x2191, 0x2193,
      0x2197, 0x2198, 0xA71B...0xA71D:
      true
    default: false
    }
  }
}
