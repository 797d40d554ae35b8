/// eSpeak NG's phonemes for the International Phonetic Alphabet. Each of its voices has a part of them.
package enum EspeakPhonemes {
  /// The phonemes for a pronunciation; `nil` if one of its sounds has none. Tones, syllable breaks and aspiration are
  /// left out.
  package static func signs(for pronunciation: String) -> String? {
    var signs = ""
    for scalar in pronunciation.unicodeScalars where !isLeftOut(scalar) {
      if let sign = known[scalar] {
        signs += sign
      } else if "a"..."z" ~= scalar || scalar == " " {
        signs.unicodeScalars.append(scalar)
      } else {
        return nil
      }
    }
    return signs
  }

  /// Whether a voice speaks the requested sounds: it reports the same ones, regardless of stress, length and the kind
  /// of r.
  package static func isSame(_ spoken: String, _ pronunciation: String) -> Bool {
    sounds(of: spoken) == sounds(of: pronunciation)
  }

  private static func sounds(of text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.compactMap { scalar in
      if isLeftOut(scalar) || scalar.properties.isWhitespace || "ˈˌː".unicodeScalars.contains(scalar) { return nil }
      return alike[scalar] ?? scalar
    }
  }

  private static func isLeftOut(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "ʰ" || (0x2E5...0x2E9).contains(scalar.value)
      || scalar.properties.generalCategory == .nonspacingMark
  }

  private static let alike: [Unicode.Scalar: Unicode.Scalar] = ["ɹ": "r", "ʁ": "r", "ɾ": "r", "ɜ": "ɐ", "ɡ": "g"]

  private static let known: [Unicode.Scalar: String] = [
    "ɑ": "A", "ɐ": "3", "ɒ": "0", "ɔ": "O", "ə": "@", "ɛ": "E", "ɪ": "I", "ʊ": "U", "ʌ": "V", "æ": "a", "ŋ": "N",
    "ʃ": "S", "ʒ": "Z", "θ": "T", "ð": "D", "ɡ": "g", "ː": ":", "ˈ": "'", "ˌ": ",", "ɹ": "r", "ɾ": "*", "ʁ": "R",
    "ç": "C", "ø": "Y", "œ": "W", "ɲ": "n^",
  ]
}
