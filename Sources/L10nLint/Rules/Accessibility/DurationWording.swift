import L10nCore
import L10nICU
import L10nRuntime
import L10nSyntax

extension Rule {
  static let durationWording: Rule = Rule(
    id: "a11y-duration-wording", severity: .warning, use: .inStrict, reach: .eachTable,
    summary: "The same duration is said in two wordings: as a text, and as a duration that is put in or another text."
  ) { context, settings in
    let catalog = context.catalog
    let durations = DurationText.all(in: context)
    if durations.isEmpty { return [] }
    let arePutIn = context.configuration.arguments.values.joined().contains(where: \.format.isSpokenDuration)
    return catalog.locales.indices.flatMap { index -> [Diagnostic] in
      if !arePutIn { return differences(durations, in: index, of: context, settings) }
      guard let patterns = try? DurationPatterns(for: catalog.locales[index].tag) else { return [] }
      let entries = catalog.entries(locale: index, layer: nil)
      return durations.flatMap { duration -> [Diagnostic] in
        guard let entry = entries[duration.id] else { return [] }
        let known = patterns[duration.unit]
        let rare = PluralRequirements(for: catalog.locales[index].tag).onlyMillions.map(\.rawValue)
        return entry.texts.compactMap { text in
          guard !rare.contains(text.category ?? ""), let wording = text.wording,
            !settings.allowedTexts.contains(text.text),
            let said = known.wording(besides: wording, of: text)
          else { return nil }
          return Diagnostic(
            "'\(entry.key)' says '\(text.text)', and durations that are put in say '\(said)'",
            at: entry.file.location(text.range), subject: entry.subject,
            related: context.developmentTexts(beside: entry), help: "word both alike, or put a duration in here as well"
          )
        }
      }
    }
  }

  /// The texts that word a duration differently from the first text of that duration.
  private static func differences(
    _ durations: [DurationText], in index: Int, of context: LintContext, _ settings: RuleSettings
  ) -> [Diagnostic] {
    let entries = context.catalog.entries(locale: index, layer: nil)
    var first: [String: (wording: String, entry: CatalogEntry, text: EntryText)] = [:]
    return durations.flatMap { duration -> [Diagnostic] in
      guard let entry = entries[duration.id] else { return [] }
      return entry.texts.compactMap { text in
        guard let wording = text.wording, !settings.allowedTexts.contains(text.text) else { return nil }
        let name = "\(duration.unit) \(text.category ?? "")"
        guard let known = first[name] else {
          first[name] = (wording, entry, text)
          return nil
        }
        if known.wording == wording { return nil }
        return Diagnostic(
          "'\(entry.key)' says '\(text.text)' where '\(known.entry.key)' says '\(known.text.text)'",
          at: entry.file.location(text.range), subject: entry.subject,
          related: [Diagnostic.Related("the other wording", at: known.entry.file.location(known.text.range))],
          help: "word one duration in one way")
      }
    }
  }
}

/// A text that consists of an amount of a unit of time, in full: `%lld seconds`.
private struct DurationText {
  let id: TextID
  let unit: DurationUnit

  /// The duration texts of the development language, in order of files and places.
  static func all(in context: LintContext) -> [DurationText] {
    let entries = context.developmentEntries.filter { entry in
      entry.isTranslatable && entry.texts.contains { $0.wording != nil }
    }
    guard !entries.isEmpty, let patterns = try? DurationPatterns(for: context.catalog.development) else { return [] }
    return entries.compactMap { entry in
      let wordings = entry.texts.compactMap(\.wording)
      let unit = DurationUnit.allCases.first { unit in wordings.allSatisfy(patterns[unit].wordings.contains) }
      return unit.map { DurationText(id: entry.id, unit: $0) }
    }
  }
}

extension EntryText {
  /// A number and at most three words, as durations are worded, without spaces and directional marks: `{0}seconds`;
  /// `nil` for any other text, and for one that only refers to a variable.
  fileprivate var wording: String? {
    guard text.utf8.count < 48, text.utf8.contains(UInt8(ascii: "%")) else { return nil }
    let format = FormatString(text)
    guard format.errors.isEmpty, format.placeholders.count == 1, format.placeholders[0].variable == nil else {
      return nil
    }
    let range = format.placeholders[0].range
    let bytes = Array(text.utf8)
    let words =
      String(decoding: bytes[..<range.lowerBound], as: UTF8.self) + "{0}"
      + String(decoding: bytes[range.upperBound...], as: UTF8.self)
    let heard = String(String.UnicodeScalarView(words.unicodeScalars.filter { !$0.properties.isBidiControl }))
    let parts = heard.split { $0 == " " || $0 == "\u{A0}" || $0 == "\u{202F}" }
    return (1...4).contains(parts.count) ? parts.joined() : nil
  }
}

extension UnitPatterns {
  /// The wordings of amounts, without spaces.
  fileprivate var wordings: Set<String> { Set((forms.map(\.pattern) + [other]).map(\.wording)) }

  /// The expected wording instead of another one; `nil` if it is the same.
  fileprivate func wording(besides wording: String, of text: EntryText) -> String? {
    guard let category = text.category.flatMap({ PluralCategory(rawValue: $0) }) else {
      return wordings.contains(wording) ? nil : other.shown
    }
    let said = forms.first { $0.category == category }?.pattern ?? other
    return said.wording == wording || !said.text.contains("{0}") ? nil : said.shown
  }
}

extension UnitPatterns.Pattern {
  /// The wording without spaces.
  fileprivate var wording: String {
    text.split { $0 == " " || $0 == "\u{A0}" || $0 == "\u{202F}" }.joined()
  }

  /// The wording as people read it: `… seconds`.
  fileprivate var shown: String { text.replacing("{0}", with: "…") }
}
