import L10nCore

extension Rule {
  static let fragment: Rule = Rule(
    id: "fragment", severity: .note,
    summary: "A development text looks like a piece of a sentence that the code puts together."
  ) { context, settings in
    let joiningWords = LanguageProfile.profile(for: context.catalog.development).joiningWords
    return context.developmentEntries.compactMap { entry in
      guard entry.isTranslatable, let text = entry.plainText, !settings.allowedTexts.contains(text),
        let reason = reason(text, isObjectKey: entry.key.isObjectKey, joiningWords)
      else { return nil }
      return Diagnostic(
        "'\(entry.key)' \(reason)", atValueOf: entry,
        help: "make the whole sentence one text, with arguments for what changes")
    }
  }

  private static func reason(_ text: String, isObjectKey: Bool, _ joiningWords: Set<String>) -> String? {
    if text.hasPrefix(" ") || text.hasSuffix(" ") {
      let spaces = JoiningSpaces(text, joiningWords: joiningWords)
      if isObjectKey || !spaces.atStart && !spaces.atEnd { return nil }
      return spaces.atStart ? "begins with a space" : "ends with a space"
    }
    guard let gap = text.utf8.lastIndex(of: UInt8(ascii: " ")) else { return nil }
    let word = text[text.utf8.index(after: gap)...]
    return joiningWords.contains(String(word)) ? "ends with '\(word)'" : nil
  }
}
