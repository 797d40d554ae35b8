import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let foreignPercent: Rule = Rule(
    id: "foreign-percent", severity: .note,
    summary: "The percent sign is not placed as the language writes it.",
    fixes: .safe
  ) { context, settings in
    var gaps = LanguageCache { PercentGap(for: $0) }
    var untranslated = UntranslatedTexts()
    var units = UnitsByLanguage()
    return context.texts.flatMap { text -> [Diagnostic] in
      // The Arabic sign's bytes begin with D9.
      guard
        text.traits.contains(.percent)
          || text.traits.contains(.otherScripts) && text.string.utf8.contains(0xD9)
            && text.string.unicodeScalars.contains("٪")
      else { return [] }
      let percentages = Percentage.percentages(in: text)
      guard !percentages.isEmpty, let gap = gaps[text.language],
        !settings.allowedTexts.contains(text.string), !untranslated.contains(text),
        // Another rule reports a second sign.
        text.entry.pattern?.doubledSigns(in: text.language, &units).isEmpty ?? true
      else { return [] }
      return percentages.compactMap { gap.finding($0, in: text) }
    }
  }
}

/// The space between a number and its percent sign in a language.
private enum PercentGap {
  case none
  case space
  /// A space if the sign is used as a noun, none if it is used as an adjective.
  case spaceOrNone

  /// `nil` for a language whose sign comes first, and for one that ICU does not know.
  init?(for tag: LanguageTag) {
    guard let affixes = try? PercentPatterns(for: tag).positive,
      let sign = affixes.after.unicodeScalars.firstIndex(where: { $0 == "%" || $0 == "٪" })
    else { return nil }
    let before = affixes.after.unicodeScalars[..<sign]
    let isSpaced = before.contains { $0.properties.isWhitespace }
    let joinsAdjectives = LanguageProfile.profile(for: tag).conventions.joinsPercentOfAdjectives
    self = !isSpaced ? .none : joinsAdjectives ? .spaceOrNone : .space
  }

  func finding(_ percentage: Percentage, in text: LintText) -> Diagnostic? {
    let key = text.entry.key
    if let sign = percentage.otherSign {
      let isEscaped = text.isFormatted && sign == "%"
      return Diagnostic(
        "'\(key)' has '\(percentage.sign)' after digits that go with '\(sign)'", at: percentage.signRange, in: text,
        fix: text.fix("write \(sign)", percentage.signRange, with: isEscaped ? "%%" : String(Character(sign))))
    }
    switch (self, percentage.gap) {
    case (.none, nil), (.spaceOrNone, nil): return nil
    case (.space, "\u{A0}"), (.space, "\u{202F}"), (.spaceOrNone, "\u{A0}"), (.spaceOrNone, "\u{202F}"): return nil
    case (.none, _):
      return Diagnostic(
        "'\(key)' has a space before the percent sign", at: percentage.gapRange, in: text,
        fix: text.fix("remove the space", percentage.gapRange, with: ""))
    case (.space, let gap), (.spaceOrNone, let gap):
      // "50%ig" and "100%-Test" are words.
      guard !percentage.isInWord(of: text.string) else { return nil }
      return Diagnostic(
        "'\(key)' has \(gap == nil ? "no space" : "a plain space") before the percent sign",
        at: gap == nil ? percentage.signRange : percentage.gapRange, in: text,
        fix: text.fix("write a no-break space", percentage.gapRange, with: "\u{A0}"))
    }
  }
}

extension Percentage {
  /// The sign that belongs to the digits, if it is another one; arguments go with either, since the digits are chosen
  /// when the text is shown.
  fileprivate var otherSign: Unicode.Scalar? {
    switch (number, sign) {
    case (.ascii, "٪"): "%"
    case (.arabic, "%"): "٪"
    default: nil
    }
  }

  /// Whether letters or a hyphen follow the sign.
  fileprivate func isInWord(of text: String) -> Bool {
    let next = text.utf8.dropFirst(signRange.upperBound).first
    return next.map { $0 == UInt8(ascii: "-") || $0.isASCIILetter || $0 >= 0xC3 && $0 < 0xE2 } ?? false
  }
}
