import L10nCore
import L10nRuntime

extension Rule {
  static let glossary: Rule = Rule(
    id: GlossaryOptions.rule, severity: .warning,
    summary: "A translation changes a name that must stay unchanged, or uses a word that is not wanted.",
    options: [GlossaryOptions.keep, GlossaryOptions.except, GlossaryOptions.banned],
    fixes: .safe,
    obstacle: { context, settings in
      let isSet = settings[GlossaryOptions.keep] != nil || settings[GlossaryOptions.banned] != nil
      return isSet ? nil : "l10n.yml names no words for it: keep, banned"
    }
  ) { context, settings in
    lostNames(in: context, settings) + bannedWords(in: context, settings)
  }

  private static func lostNames(in context: LintContext, _ settings: RuleSettings) -> [Diagnostic] {
    let names = settings[GlossaryOptions.keep] ?? []
    guard !names.isEmpty else { return [] }
    let folded = names.map { (name: $0, folded: FoldedText($0)) }
    let exceptions = settings[GlossaryOptions.except]
    var ownWords = LanguageCache { tag in
      Set(exceptions.filter { tag.isMeant(by: $0.name) }.flatMap(\.value))
    }
    return context.pairs.filter(\.isInBase).flatMap { pair -> [Diagnostic] in
      let text = pair.translation
      let translated = ownWords[text.language]
      return folded.compactMap { name, folded -> Diagnostic? in
        guard pair.original.string.holdsWord(name), !text.string.contains(name), !translated.contains(name),
          !settings.allowedTexts.contains(text.string)
        else { return nil }
        let search = FoldedText(text.string)
        let places = search.ranges(of: folded).filter { search.isWord($0) }.map { search.place(of: $0) }
        guard let place = places.first else {
          return Diagnostic(
            "'\(text.entry.key)' lacks the name '\(name)'", at: text.location, subject: text.entry.subject,
            related: pair.related)
        }
        return Diagnostic(
          "'\(text.entry.key)' spells the name '\(name)' in another way", at: place, in: text, related: pair.related,
          fix: text.fix("write \(name)", place, with: name))
      }
    }
  }

  private static func bannedWords(in context: LintContext, _ settings: RuleSettings) -> [Diagnostic] {
    let lists = settings[GlossaryOptions.banned] ?? []
    var words = LanguageCache { tag in
      lists.filter { tag.isMeant(by: $0.name) }.flatMap(\.value).filter { !$0.isEmpty }.map {
        FoldedText($0)
      }
    }
    var separatesWords = LanguageCache { LanguageProfile.profile(for: $0).conventions.separatesWords }
    return context.texts.flatMap { text -> [Diagnostic] in
      let banned = words[text.language]
      guard !banned.isEmpty, !settings.allowedTexts.contains(text.string) else { return [] }
      let search = FoldedText(text.string, specifiers: text.specifierRanges)
      let needsWords = separatesWords[text.language]
      return banned.flatMap { word in
        search.ranges(of: word).filter { !needsWords || search.isWord($0) }.map { range in
          let place = search.place(of: range)
          let spelling = String(decoding: Array(text.string.utf8)[place], as: UTF8.self)
          return Diagnostic(
            "'\(text.entry.key)' says '\(spelling)', which l10n.yml bans", at: place, in: text,
            help: "use another word")
        }
      }
    }
  }
}

extension FoldedText {
  /// Whether a range begins and ends at word boundaries.
  fileprivate func isWord(_ range: Range<Int>) -> Bool {
    word(around: range.lowerBound).lowerBound == range.lowerBound
      && word(around: range.upperBound - 1).upperBound == range.upperBound
  }
}

extension String {
  /// Whether the text contains a phrase as whole words.
  fileprivate func holdsWord(_ phrase: String) -> Bool {
    guard !phrase.isEmpty, utf8.count >= phrase.utf8.count else { return false }
    return ranges(of: phrase).contains { range in
      (range.lowerBound == startIndex || !self[index(before: range.lowerBound)].isLetter)
        && (range.upperBound == endIndex || !self[range.upperBound].isLetter)
    }
  }
}
