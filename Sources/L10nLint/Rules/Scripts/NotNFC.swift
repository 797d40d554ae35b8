import L10nCore
import L10nICU

extension Rule {
  static let notNFC: Rule = Rule(
    id: "not-nfc", severity: .warning,
    summary: "A letter and its accent are written as two characters where Unicode has one for both.",
    fixes: .safe
  ) { context, settings in
    let keys = context.entries(withKey: { $0.decomposed != nil }).map { entry in
      Diagnostic(
        "key '\(entry.key)' is not in normalization form C", at: entry.keyLocation, subject: entry.subject,
        help: "write it as the code does, an accented letter as one character", severity: .error)
    }
    return keys
      + context.texts.filter { $0.traits.contains(.mayBeDecomposed) }.compactMap { text -> Diagnostic? in
        guard let decomposed = text.string.decomposed, !settings.allowedTexts.contains(text.string)
        else {
          return nil
        }
        return Diagnostic(
          "'\(text.entry.key)' is not in normalization form C", at: decomposed.range, in: text,
          fix: text.fix("write one character for letter and accent", decomposed.range, with: decomposed.composed))
      }
  }
}

extension String {
  /// The range from the first decomposed letter to the last one, in UTF-8 offsets, and its composed text.
  fileprivate var decomposed: (range: Range<Int>, composed: String)? {
    guard holdsCombiningCharacter, let composed = try? Normalization.nfc(self) else { return nil }
    let old = placedScalars
    let new = Array(composed.unicodeScalars)
    guard new.count < old.count else { return nil }
    let start = zip(old, new).prefix { $0.scalar == $1 }.count
    let end = zip(old.reversed(), new.reversed()).prefix { $0.scalar == $1 }.count
    let rest = min(end, min(old.count, new.count) - start)
    let first = old[start].range.lowerBound
    let last = old[old.count - rest - 1].range.upperBound
    return (first..<last, String(String.UnicodeScalarView(new[start..<new.count - rest])))
  }

  /// Whether any character may compose with the one before it: accents, vowel signs, the marks of kana, parts of
  /// hangul.
  private var holdsCombiningCharacter: Bool {
    guard utf8.contains(where: { $0 >= 0xCC }) else { return false }
    return unicodeScalars.contains { scalar in
      switch scalar.value {
      case ..<0x300, 0x346..<0x653, 0x1200..<0x1B35, 0x1B36..<0x3099, 0x309B..<0x11000: false
      case 0x300...0x345, 0x653...0x655, 0x93C, 0x9BE, 0x9D7, 0xB3E, 0xB56...0xB57, 0xBBE, 0xBD7, 0xC56, 0xCC2,
        0xCD5...0xCD6,
        0xD3E, 0xD57, 0xDCA, 0xDCF, 0xDDF, 0x102E, 0x1161...0x1175, 0x11A8...0x11C2, 0x1B35, 0x3099, 0x309A,
        0x11000...0x11FFF:
        true
      default: false
      }
    }
  }
}
