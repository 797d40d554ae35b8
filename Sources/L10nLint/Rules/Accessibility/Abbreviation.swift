import L10nCore
import L10nSyntax

extension Rule {
  static let spokenAbbreviation: Rule = Rule(
    id: "a11y-abbreviation", severity: .warning, use: .forSpeech,
    summary: "A text that is spoken has a unit or word cut short."
  ) { context, settings in
    let words = context.spokenWords
    return shortFormats(context, settings)
      + context.spokenTexts(SpokenKind.spoken, under: settings).compactMap { text in
        guard let speech = words[text.text.language]?.speech else { return nil }
        let traits = text.text.traits
        guard traits.contains(.latinLetters) || traits.contains(.digits) || traits.contains(.percent),
          let word = text.string.shortWord(speech, specifiers: text.specifiers)
        else { return nil }
        let short = String(decoding: text.string.utf8.dropFirst(word.lowerBound).prefix(word.count), as: UTF8.self)
        return Diagnostic(
          "\(text.name) says '\(short)' for a longer word", at: word, in: text, of: context,
          help: "write the word in full; what is drawn may be shorter")
      }
  }

  /// The arguments whose format in `l10n.yml` shows abbreviated words.
  private static func shortFormats(_ context: LintContext, _ settings: RuleSettings) -> [Diagnostic] {
    if context.configuration.arguments.isEmpty { return [] }
    return context.spokenEntries(under: settings).flatMap { entry in
      context.catalog.parameters(of: entry).enumerated().compactMap { index, parameter in
        guard let advice = parameter.format?.function.spokenAdvice else { return nil }
        let name = parameter.name ?? "\(index + 1)"
        return Diagnostic(
          "'\(entry.key)' says '\(name)' in words that are cut short", atValueOf: entry,
          help: "write under 'arguments' in l10n.yml: \(entry.key): {\(name): \(advice)}")
      }
    }
  }
}

extension String {
  /// The first abbreviated word, in UTF-8 offsets: a unit after a number or argument, or an abbreviation.
  fileprivate func shortWord(_ speech: SpeechWords, specifiers: [Range<Int>]) -> Range<Int>? {
    let bytes = Array(utf8)
    func isPart(_ byte: UInt8) -> Bool { byte >= 0x80 || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }
    func isFree(_ index: Int) -> Bool { !bytes.indices.contains(index) || !isPart(bytes[index]) }
    /// Whether a number or an argument ends before an offset, not counting a space between.
    func followsNumber(_ start: Int) -> Bool {
      var end = start
      if end > 0, bytes[end - 1] == 0x20 {
        end -= 1
      } else if end > 1, bytes[end - 2] == 0xC2, bytes[end - 1] == 0xA0 {
        end -= 2
      }
      guard end > 0 else { return false }
      return bytes[end - 1].isASCIIDigit || specifiers.contains { $0.upperBound == end }
    }
    func find(_ words: [String], _ isWanted: (Int) -> Bool) -> Range<Int>? {
      for word in words {
        let wanted = Array(word.utf8)
        guard wanted.count <= bytes.count else { continue }
        for start in 0...bytes.count - wanted.count where bytes[start] == wanted[0] {
          let end = start + wanted.count
          if bytes[start..<end].elementsEqual(wanted), isFree(end), isWanted(start) { return start..<end }
        }
      }
      return nil
    }
    let units = speech.units.sorted { $0.utf8.count > $1.utf8.count }
    return find(units) { followsNumber($0) }
      ?? find(SpeechWords.abbreviations + speech.abbreviations) { start in
        // Chinese and Japanese leave no space before it.
        (start == 0 || !isPart(bytes[start - 1]) || bytes[start - 1] >= 0x80) && !followsNumber(start)
      }
  }
}
