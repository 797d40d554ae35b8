import L10nCore
import L10nRuntime

extension Rule {
  static let zeroWidth: Rule = Rule(
    id: "zero-width", severity: .warning,
    summary: "A text has an invisible character that does nothing for it; in what is spoken, any at all.",
    fixes: .safe
  ) { context, settings in
    // The pseudo-language ar-XB consists of such characters.
    context.texts.filter { $0.traits.contains(.formatCharacters) && $0.language.region != "XB" }.flatMap {
      text -> [Diagnostic] in
      guard !settings.allowedTexts.contains(text.string) else { return [] }
      let isSpoken = [.label, .hint, .value, .prefix].contains(context.spokenKind(of: text.entry.key))
      return text.strayCharacters(isSpoken: isSpoken).map { stray in
        let isHarmless = !stray.turnsDirection || stray.isAtEdge
        return Diagnostic(
          "'\(text.entry.key)' has a \(stray.placed.name) that is invisible", at: stray.placed.range, in: text,
          help: isHarmless ? nil : "remove it; an argument may be between U+2068 and U+2069",
          fix: isHarmless ? text.fix("remove it", stray.placed.range, with: "") : nil,
          severity: isSpoken ? .error : nil)
      }
    }
  }
}

/// An invisible character that serves no purpose.
private struct StrayCharacter {
  let placed: PlacedScalar

  /// Whether it may change the order of the characters around it.
  let turnsDirection: Bool

  /// Whether it is the first or last character.
  let isAtEdge: Bool
}

extension LintText {
  fileprivate func strayCharacters(isSpoken: Bool) -> [StrayCharacter] {
    let scalars = string.placedScalars
    let breaksLines = LanguageProfile.profile(for: language).conventions.breaksLinesAtZeroWidthSpaces
    return scalars.indices.compactMap { index in
      let before = index > 0 ? scalars[index - 1].scalar : nil
      let after = index + 1 < scalars.count ? scalars[index + 1].scalar : nil
      let scalar = scalars[index].scalar
      let joins = before?.joinsLetters ?? false || after?.joinsLetters ?? false
      let isStray =
        switch scalar.value {
        case 0x200B: isSpoken || !breaksLines
        case 0xFEFF, 0x180E: true
        case 0x200C: !joins
        case 0x200D: !joins && !(before?.isEmojiPart ?? false && after?.isEmojiPart ?? false)
        // Selectors are for emoji, and in Japan for the ideographs of names.
        case 0xFE0E, 0xFE0F: before.map { $0.isLetter && !$0.properties.isEmoji } ?? false
        case 0xE0100...0xE01EF: language.language != "ja" || !(before?.properties.isIdeographic ?? false)
        case 0xAD, 0x2060...0x2064: isSpoken
        // Another rule reports overrides.
        case 0x200E, 0x200F, 0x061C, 0x202A...0x202C: isSpoken
        default: false
        }
      guard isStray else { return nil }
      let turns = [0x200E, 0x200F, 0x061C, 0x202A, 0x202B, 0x202C].contains(scalar.value)
      return StrayCharacter(
        placed: scalars[index], turnsDirection: turns,
        isAtEdge: scalar.value < 0x202A && (before == nil || after == nil) && isOfOneDirection)
    }
  }

  /// Whether the text has no Latin letter, digit or sign, so that a mark at its edge has no effect.
  private var isOfOneDirection: Bool {
    traits.isDisjoint(with: [.latinLetters, .digits, .percent, .markup, .parentheses, .asciiPunctuation, .asciiSymbols])
  }
}

extension Unicode.Scalar {
  /// Whether the scalar belongs to a script in which joiners choose the shapes of letters: Arabic and related scripts,
  /// those of India and Sri Lanka, Khmer, Mongolian and others of Asia.
  fileprivate var joinsLetters: Bool {
    switch value {
    case 0x600...0xDFF, 0xF00...0x109F, 0x1780...0x18AF, 0x1900...0x1CFF, 0xA800...0xABFF, 0xFB50...0xFEFC: true
    case 0x10A00...0x11FFF, 0x1E900...0x1E95F: true
    default: false
    }
  }

  fileprivate var isEmojiPart: Bool {
    properties.isEmoji || properties.isVariationSelector || properties.isEmojiModifier
  }
}
