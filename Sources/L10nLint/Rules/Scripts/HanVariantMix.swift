import L10nCore

extension Rule {
  static let hanVariantMix: Rule = Rule(
    id: "han-variant-mix", severity: .warning,
    summary:
      "A Chinese text has characters of the other way to write Chinese, or a Japanese one a dash for a long vowel.",
    fixes: .safe
  ) { context, settings in
    let simplified = HanVariants(LanguageProfile.simplifiedChinese.hanCharacters)
    let traditional = HanVariants(LanguageProfile.traditionalChinese.hanCharacters)
    var writings = LanguageCache { LanguageProfile.profile(for: $0).han }
    return context.texts.flatMap { text -> [Diagnostic] in
      guard text.traits.contains(.otherScripts), let writing = writings[text.language] else { return [] }
      switch writing {
      case .simplified:
        return text.variants(in: traditional, called: "Traditional", allowed: settings.allowedTexts)
      case .traditional:
        return text.variants(in: simplified, called: "Simplified", allowed: settings.allowedTexts)
      case .japanese: return text.dashes(allowed: settings.allowedTexts)
      }
    }
  }
}

extension LintText {
  /// A finding at the first of the characters that belong to the other way.
  fileprivate func variants(in others: HanVariants, called name: String, allowed: Set<String>) -> [Diagnostic] {
    guard string.unicodeScalars.contains(where: others.contains), !allowed.contains(string) else { return [] }
    let found = string.placedScalars.filter { others.contains($0.scalar) && !allowed.contains(String($0.scalar)) }
    guard let first = found.first else { return [] }
    let characters = found.reduce(into: [Unicode.Scalar]()) { if !$0.contains($1.scalar) { $0.append($1.scalar) } }
    let list = characters.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    return [
      Diagnostic(
        "'\(entry.key)' has \(list)\(characters.count > 3 ? " and others" : ""), which only \(name) Chinese writes",
        at: first.range, in: self)
    ]
  }

  /// Dashes after kana that stand for U+30FC, the sign of a long vowel.
  fileprivate func dashes(allowed: Set<String>) -> [Diagnostic] {
    // Both dashes begin with E2 80 in UTF-8.
    guard string.utf8.contains(0xE2), !allowed.contains(string) else { return [] }
    let scalars = string.placedScalars
    return scalars.indices.compactMap { index in
      guard scalars[index].scalar.isLongDash, index > 0, scalars[index - 1].scalar.isKatakana else { return nil }
      let next = index + 1 < scalars.count ? scalars[index + 1].scalar : nil
      if let next, next.isLongDash || next == " " || next == "\u{3000}" { return nil }
      let isInside = next?.isKatakana ?? false
      // Before anything else than kana it may be a dash.
      guard isInside || next == nil else { return nil }
      return Diagnostic(
        "'\(entry.key)' has a \(scalars[index].name) for the long vowel 'ー'", at: scalars[index].range, in: self,
        help: isInside ? nil : "write U+30FC", fix: isInside ? fix("write ー", scalars[index].range, with: "ー") : nil)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isLongDash: Bool { self == "\u{2014}" || self == "\u{2015}" }

  fileprivate var isKatakana: Bool { (0x30A1...0x30FA).contains(value) || value == 0x30FC }
}
