import L10nCore
import L10nRuntime

extension Rule {
  static let pluralCandidate: Rule = Rule(
    id: "plural-candidate", severity: .warning,
    summary: "A development text counts something and has no plural forms.",
    rationale: """
      It is wrong for some number, "1 files", and "file(s)" cannot be read aloud; a translator into Polish or Arabic has \
      no place for the forms that these languages need.
      """,
    sources: ["CLDR plural rules", "Apple, Localizing strings that contain plurals"]
  ) { context in
    guard let words = CountWords.words(for: context.catalog.development) else { return [] }
    return context.developmentEntries.compactMap { entry in
      guard let text = entry.plainText, entry.isTranslatable, text.utf8.contains(UInt8(ascii: "%")),
        context.isFormatted(entry.id), context.specifierFaults(of: entry).isEmpty
      else { return nil }
      let found = CountedWord.all(in: text, within: 2).joined().first {
        $0.optional.isEmpty ? words.isPlural($0.word) : words.optional.contains($0.optional)
      }
      guard let found, !context.settings.allowedTexts.contains(text), let place = entry.texts.first else { return nil }
      return RuleFinding(
        "'\(entry.key)' counts '\(found.word)' and has no plural forms",
        at: entry.location(of: found.stretch, in: place), subject: entry.subject,
        help: "give it plural forms: an entry in the .stringsdict, or 'Vary by Plural' in a String Catalog")
    }
  }
}
