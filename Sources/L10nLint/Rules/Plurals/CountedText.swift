import L10nCore
import L10nRuntime
import L10nSyntax

extension Rule {
  static let countedText: Rule = Rule(
    id: "plural-unit-after-text", severity: .warning, use: .inStrict,
    summary: "A unit is counted by a number that comes in as a text, and has one form for all numbers."
  ) { context, settings in
    guard let words = LanguageProfile.profile(for: context.catalog.development).counting, !words.units.isEmpty else {
      return []
    }
    let handMade = Set(HandMadePlural.all(in: context).flatMap { [$0.plural.id, $0.singular.id] })
    return context.developmentEntries.compactMap { entry in
      guard entry.isTranslatable, entry.plainText != nil || entry.pattern != nil, let place = entry.texts.first,
        place.text.utf8.contains(UInt8(ascii: "%")), context.takesArguments(entry.id), !handMade.contains(entry.id),
        !settings.allowedTexts.contains(place.text), let range = words.unitAfterText(in: place.text)
      else { return nil }
      let found = String(decoding: Array(place.text.utf8)[range], as: UTF8.self)
      return Diagnostic(
        "'\(entry.key)' has '\(found)' for every number", at: entry.location(of: range, in: place),
        subject: entry.subject,
        help: "give it the number itself and plural forms, or a whole duration as 'duration-spoken' in l10n.yml")
    }
  }
}

extension CountWords {
  /// The first `%@` that precedes a unit, with the unit, in UTF-8 offsets.
  fileprivate func unitAfterText(in text: String) -> Range<Int>? {
    let bytes = Array(text.utf8)
    for placeholder in FormatString(text).placeholders where placeholder.conversion == .object {
      guard bytes[placeholder.range.upperBound...].first == 0x20 else { continue }
      let start = placeholder.range.upperBound + 1
      let word = String(decoding: bytes[start...], as: UTF8.self).prefix { $0.isLetter }
      guard units.contains(word.lowercased()) else { continue }
      return placeholder.range.lowerBound..<start + word.utf8.count
    }
    return nil
  }
}
