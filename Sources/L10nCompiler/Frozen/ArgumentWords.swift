package import L10nRuntime

/// Which words of a locale arguments need.
package struct ArgumentWords: Sendable {
  /// The widths of durations in words, and whether days are counted there.
  package private(set) var durations: [DurationStyle.Width: Bool] = [:]
  /// Whether durations are shown as a clock does.
  package var hasClocks = false
  /// Whether ranges of numbers are shown.
  package var hasRanges = false
  /// The kinds of lists that texts are joined to.
  package var lists: Set<ListKind> = []
  /// The measures and the widths of their units.
  package var measures: Set<MeasureKind> = []
  /// The widths of distances in time, and whether words stand for some numbers there.
  package var relatives: [RelativeTimeStyle.Width: Bool] = [:]
  /// Whether weeks are counted, for "last week".
  package var countWeeks: Bool { relatives.values.contains(true) }
  /// How names of languages are written.
  package private(set) var languageNames: Set<LanguageNameForm> = []
  /// The languages that are named; `nil` for the usual ones.
  package var languages: [LanguageTag]? = []
  /// Whether names of languages in themselves are among the words; they are the same in all locales.
  package var hasOwnNames = true
  /// Whether regions are named.
  package var hasRegionNames = false

  package init() {}

  /// Adds a style of durations.
  package mutating func insert(_ style: DurationStyle) {
    durations[style.width] = durations[style.width] ?? false || style.largestUnit == .day
  }

  /// Adds a style of distances in time.
  package mutating func insert(_ style: RelativeTimeStyle) {
    relatives[style.width] = relatives[style.width] ?? false || style.numeric == .auto
  }

  /// Adds names of some languages, or of the usual ones.
  package mutating func insert(_ style: LanguageNameStyle, _ context: LanguageNameContext, of tags: [LanguageTag]?) {
    languageNames.insert(LanguageNameForm(style, context))
    languages = if let languages, let tags { languages + tags } else { nil }
  }
}

/// How the name of a language is written, and where.
package struct LanguageNameForm: Hashable, Sendable {
  package let style: LanguageNameStyle
  package let context: LanguageNameContext

  package init(_ style: LanguageNameStyle, _ context: LanguageNameContext = .text) {
    (self.style, self.context) = (style, context)
  }
}
