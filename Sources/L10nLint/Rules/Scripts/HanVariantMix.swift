import L10nCore

extension Rule {
  static let hanVariantMix: Rule = Rule(
    id: "han-variant-mix", severity: .warning, reach: .eachFile,
    summary:
      "A Chinese text has characters of the other way to write Chinese, or a Japanese one a dash for a long vowel.",
    fixes: .safe
  ) { context, settings in
    let simplified = HanVariants(LanguageProfile.simplifiedChinese.hanCharacters)
    let traditional = HanVariants(LanguageProfile.traditionalChinese.hanCharacters)
    var writings = LanguageCache { LanguageProfile.profile(for: $0).han }
    var chinese: [[String]: ChineseTexts] = [:]
    var findings: [Diagnostic] = []
    for text in context.texts {
      guard text.traits.contains(.otherScripts), let writing = writings[text.language] else { continue }
      let file = [text.location.path, text.language.description]
      switch writing {
      case .simplified:
        chinese[file, default: ChineseTexts(other: "Traditional")].add(text, traditional, settings.allowedTexts)
      case .traditional:
        chinese[file, default: ChineseTexts(other: "Simplified")].add(text, simplified, settings.allowedTexts)
      case .japanese: findings += text.dashes(allowed: settings.allowedTexts)
      }
    }
    return findings + chinese.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap { $0.value.findings }
  }
}

/// The texts of one language in a file, and those with characters of the other way to write Chinese.
private struct ChineseTexts {
  let other: String
  private var count = 0
  private var mixed: [(text: LintText, found: [PlacedScalar])] = []

  init(other: String) { self.other = other }

  mutating func add(_ text: LintText, _ others: HanVariants, _ allowed: Set<String>) {
    count += 1
    guard text.string.unicodeScalars.contains(where: others.contains), !allowed.contains(text.string) else { return }
    let legends = text.string.japaneseLegends
    let found = text.string.placedScalars.filter { character in
      others.contains(character.scalar) && !allowed.contains(String(character.scalar))
        && !legends.contains { $0.contains(character.range.lowerBound) }
    }
    if !found.isEmpty { mixed.append((text, found)) }
  }

  /// A finding at the first of the characters in each text; one for all if most texts are written in the other way.
  var findings: [Diagnostic] {
    if let first = mixed.first, mixed.count >= 20, mixed.count * 2 > count {
      return [
        Diagnostic(
          "most texts of '\(first.text.language)' are in \(other) Chinese: \(mixed.count.withSeparators) have characters that only it writes",
          at: first.found[0].range, in: first.text,
          help: "call the language zh-\(other == "Traditional" ? "Hant" : "Hans"), or have it translated")
      ]
    }
    return mixed.map { text, found in
      let characters = found.reduce(into: [Unicode.Scalar]()) { if !$0.contains($1.scalar) { $0.append($1.scalar) } }
      let list = characters.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
      return Diagnostic(
        "'\(text.entry.key)' has \(list)\(characters.count > 3 ? " and others" : ""), which only \(other) Chinese writes",
        at: found[0].range, in: text)
    }
  }
}

extension String {
  /// The places where the text names keys of Japanese keyboards by their legends, 「英数」 or 変換鍵, in UTF-8 offsets.
  fileprivate var japaneseLegends: [Range<Int>] {
    guard let legend = ["英数", "無変換", "変換"].first(where: contains) else { return [] }
    let quotations = Quotation.quotations(in: self, isSpaced: false).map(\.range)
    return ranges(of: legend).compactMap { range in
      let start = utf8.distance(from: startIndex, to: range.lowerBound)
      let place = start..<start + legend.utf8.count
      let isKey = ["鍵", "键", "キー", "\"", "'", "]"].contains { self[range.upperBound...].hasPrefix($0) }
      return isKey || quotations.contains { $0.lowerBound < place.lowerBound && place.upperBound < $0.upperBound }
        ? place : nil
    }
  }
}

extension LintText {
  /// Dashes after kana that should be U+30FC, the sign of a long vowel.
  fileprivate func dashes(allowed: Set<String>) -> [Diagnostic] {
    // Both dashes begin with E2 80 in UTF-8.
    guard string.utf8.contains(0xE2), !allowed.contains(string) else { return [] }
    let scalars = string.placedScalars
    return scalars.indices.compactMap { index in
      guard scalars[index].scalar.isLongDash, index > 0, scalars[index - 1].scalar.isKatakana else { return nil }
      let next = index + 1 < scalars.count ? scalars[index + 1].scalar : nil
      if let next, next.isLongDash || next == " " || next == "\u{3000}" { return nil }
      let isInside = next?.isKatakana ?? false
      // Before anything other than kana it may be a dash.
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
