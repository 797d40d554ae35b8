import L10nCore
import L10nRuntime

extension Rule {
  static let kashida: Rule = Rule(
    id: "kashida", severity: .note,
    summary: "A word is stretched with U+0640 ARABIC TATWEEL.",
    fixes: .safe
  ) { context, settings in
    var directions = LanguageCache { $0.isRightToLeft }
    return context.texts.flatMap { text -> [Diagnostic] in
      guard text.traits.contains(.otherScripts), directions[text.language], text.string.holdsTatweel,
        !settings.allowedTexts.contains(text.string)
      else { return [] }
      return text.string.ranges.map { range in
        Diagnostic(
          "'\(text.entry.key)' stretches a word", at: range, in: text,
          fix: text.fix("remove the stretch", range, with: ""))
      }
    }
  }
}

extension String {
  /// U+0640 is D9 80 in UTF-8.
  fileprivate var holdsTatweel: Bool {
    var previous: UInt8 = 0
    for byte in utf8 {
      if byte == 0x80, previous == 0xD9 { return true }
      previous = byte
    }
    return false
  }

  /// The tatweels between two letters of a word, in UTF-8 offsets. A tatweel before a vowel sign carries it, and one at
  /// the edge of a word shows how a letter joins.
  fileprivate var ranges: [Range<Int>] {
    let scalars = placedScalars
    var found: [Range<Int>] = []
    var start = 0
    while start < scalars.count {
      guard scalars[start].scalar == "\u{640}" else {
        start += 1
        continue
      }
      let end = scalars[start...].firstIndex { $0.scalar != "\u{640}" } ?? scalars.count
      if start > 0, end < scalars.count, scalars[start - 1].scalar.isArabicLetterOrMark,
        LetterScript(scalars[end].scalar) == .arabic
      {
        found.append(scalars[start].range.lowerBound..<scalars[end].range.lowerBound)
      }
      start = end
    }
    return found
  }
}

extension Unicode.Scalar {
  fileprivate var isArabicLetterOrMark: Bool {
    LetterScript(self) == .arabic || (0x64B...0x65F).contains(value) || value == 0x670
  }
}
