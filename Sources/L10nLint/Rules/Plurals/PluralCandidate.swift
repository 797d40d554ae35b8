import L10nCore

extension Rule {
  static let pluralCandidate: Rule = Rule(
    id: "plural-candidate", severity: .warning, reach: .eachTable,
    summary: "A development text counts something and has no plural forms."
  ) { context, settings in
    guard let words = LanguageProfile.profile(for: context.catalog.development).counting else { return [] }
    let handMade = Set(HandMadePlural.all(in: context).flatMap { [$0.singular.id, $0.plural.id] })
    let categoryKeys = CategoryKeys(context.developmentEntries)
    return context.developmentEntries.compactMap { entry in
      guard let text = entry.plainText, entry.isTranslatable, !handMade.contains(entry.id),
        !categoryKeys.contains(entry.key),
        text.utf8.contains(UInt8(ascii: "%")),
        context.takesArguments(entry.id), context.specifierFaults(of: entry).isEmpty
      else { return nil }
      let found = CountedWord.all(in: text, within: 2).joined().first {
        if words.naming.contains($0.wordBefore(in: text)) { return false }
        return $0.optional.isEmpty ? words.isPlural($0.word) : words.optional.contains($0.optional)
      }
      guard let found, !settings.allowedTexts.contains(text), let place = entry.texts.first else { return nil }
      return Diagnostic(
        "'\(entry.key)' counts '\(found.word)' and has no plural forms",
        at: entry.location(of: found.range, in: place), subject: entry.subject,
        help: "give it plural forms: \(entry.file.place.format.pluralAdvice)")
    }
  }
}
