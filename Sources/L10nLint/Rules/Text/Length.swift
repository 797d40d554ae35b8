import L10nCore
import L10nRuntime

private let limit = RuleOption(
  "limit", .integer, "The most columns of every text; a comment with max-length overrides it.")
private let languageLimits = RuleOption(
  "limits", .map(.integer, byLanguage: true), default: [],
  "The most columns of the texts of a language; overrides 'limit'.")
private let growth = RuleOption(
  "growth", .integer, "How many percent of the development text's columns a translation may have.")

extension Rule {
  static let length: Rule = Rule(
    id: "length", severity: .warning, use: .onRequest,
    summary: "A text is longer than there is room for, or far longer than the development text.",
    options: [limit, languageLimits, growth]
  ) { context, settings in
    var limits = LanguageCache { tag -> Int? in
      let entries = settings[languageLimits]
      let own = entries.first { LanguageTag($0.name) == tag } ?? entries.first { $0.name == tag.language }
      return own?.value ?? settings[limit]
    }
    var rooms: [TextID: Int] = [:]
    for entry in context.developmentEntries {
      if let room = entry.comment?.maximumLength { rooms[entry.id] = room }
    }
    let tooLong = context.texts.compactMap { text -> Diagnostic? in
      let own = text.entry.comment?.maximumLength ?? rooms[text.entry.id] ?? limits[text.language]
      // No character takes more columns than bytes.
      guard let limit = own, text.string.utf8.count > limit, text.columns > limit,
        !settings.allowedTexts.contains(text.string)
      else { return nil }
      return Diagnostic(
        "'\(text.entry.key)' has \(text.columns) columns and room for \(limit)", at: text.location,
        subject: text.entry.subject, help: "find a shorter wording")
    }
    guard let growth = settings[growth] else { return tooLong }
    let found = Set(tooLong.map(\.location))
    return tooLong
      + context.pairs.compactMap { pair -> Diagnostic? in
        let text = pair.translation
        guard pair.isInBase, text.string.utf8.count * 100 > pair.original.columns * growth,
          text.columns * 100 > pair.original.columns * growth, text.columns > 10, !found.contains(text.location),
          !settings.allowedTexts.contains(text.string)
        else { return nil }
        return Diagnostic(
          "'\(text.entry.key)' has \(text.columns) columns and the development text \(pair.original.columns)",
          at: text.location, subject: text.entry.subject, related: pair.related, help: "find a shorter wording")
      }
  }
}

extension LintText {
  /// The width of the text in columns of a fixed-width font, without specifiers: two for a character of Chinese,
  /// Japanese or Korean, none for an accent.
  fileprivate var columns: Int {
    var specifiers = SpecifierCursor(isFormatted ? specifierRanges : [])
    var count = 0
    for placed in string.placedScalars where specifiers.specifier(at: placed.range.lowerBound) == nil {
      switch placed.scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .control: continue
      default: count += placed.scalar.isWide ? 2 : 1
      }
    }
    return count
  }
}

extension String {
  /// The number after `max-length:` in a comment.
  fileprivate var maximumLength: Int? {
    guard let marker = firstRange(of: "max-length:") else { return nil }
    return Int(self[marker.upperBound...].drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber })
  }
}
