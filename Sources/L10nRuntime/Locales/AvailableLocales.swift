/// The locales of a catalog, by the names of their directories, and its development language.
///
///     let locales = AvailableLocales(names: ["English", "pt-BR", "zh_TW"], development: "en")
///     locales.chain(for: LocalePreferences(["zh-HK"]).tags).names    // ["zh_TW", "English"]
///
/// Names have no `.lproj` and are returned as given. `Base` is the development language unless that has its own
/// directory. A name that is not a language is never chosen.
public struct AvailableLocales: Sendable {
  /// The names of the directories, in the given order.
  public let names: [String]
  /// The development language as given: a tag or a directory's name.
  public let development: String

  /// The language of each name.
  package let tags: [LanguageTag?]
  /// The index in `names` of the development language's directory.
  let developmentIndex: Int?
  /// The names that can be matched, in `matcher`'s order.
  let matchableIndices: [Int]
  private let lazyMatcher: Lazily<LocaleMatcher>
  var matcher: LocaleMatcher { lazyMatcher.value }

  /// The locales of these directories; of two names for one language, the first is used.
  public init(names: [String], development: String) {
    self.names = names
    self.development = development
    let developmentTag = LanguageTag(directoryName: development)
    var tags = names.map { LanguageTag(directoryName: $0) }
    let own = AvailableLocales.index(of: development, tag: developmentTag, names: names, tags: tags)
    let base = names.firstIndex(of: "Base")
    if own == nil, let base { tags[base] = developmentTag }
    developmentIndex = own ?? base
    self.tags = tags
    matchableIndices = tags.indices.filter { tags[$0] != nil }
    lazyMatcher = Self.matcher(of: tags)
  }

  /// The locales of these tags.
  init(tags: [LanguageTag], development: LanguageTag) {
    names = tags.map { $0.description }
    // Embedded Swift does not convert one type of array to the other.
    let tags = tags.map { Optional($0) }
    self.development = development.description
    developmentIndex = Self.index(of: self.development, tag: development, names: names, tags: tags)
    self.tags = tags
    matchableIndices = Array(tags.indices)
    lazyMatcher = Self.matcher(of: tags)
  }

  private static func matcher(of tags: [LanguageTag?]) -> Lazily<LocaleMatcher> {
    Lazily { LocaleMatcher(available: tags.compactMap { $0 }) }
  }

  /// The index in `names` of the directory for a reader's preferences, first choice first, and the index of the
  /// preference that it matches; `nil` if no directory is near enough.
  public func bestMatch(for preferences: [LanguageTag]) -> (index: Int, preferenceIndex: Int)? {
    // A preference without a language is ignored: it must neither match nor demote those after it.
    let meaningful = preferences.indices.filter { preferences[$0].namesLanguage }
    guard let match = matcher.bestMatch(for: meaningful.map { preferences[$0] }) else { return nil }
    return (matchableIndices[match.index], meaningful[match.preferenceIndex])
  }

  /// The directory named like the development language, otherwise the first with the same tag, otherwise the first with
  /// an equivalent tag (`zh_CN` for `zh-Hans`).
  private static func index(
    of development: String, tag: LanguageTag?, names: [String], tags: [LanguageTag?]
  ) -> Int? {
    if let named = names.firstIndex(of: development) { return named }
    guard let tag else { return nil }
    return tags.firstIndex(of: tag) ?? tags.firstIndex { $0?.saysTheSame(as: tag) ?? false }
  }
}

extension LanguageTag {
  /// Whether the tag names a language: `und` alone does not, `und-BR` implies a likely one.
  var namesLanguage: Bool {
    withSubtags { $0.throughRegion.count != 3 || Subtag($0.language) != .undetermined }
  }

  /// Whether two tags are equivalent by likely subtags; see `spelledOut`.
  @inline(never)
  func saysTheSame(as other: LanguageTag) -> Bool {
    // Only some languages can be spelled out as another one.
    let (language, otherLanguage) = (withSubtags { Subtag($0.language) }, other.withSubtags { Subtag($0.language) })
    guard language == otherLanguage || language.isSpelledOtherwise || otherLanguage.isSpelledOtherwise else {
      return false
    }
    return self == other || spelledOut == other.spelledOut
  }

  /// The tag with its likely subtags and without extensions, equal for equivalent tags: `pt` and `pt-BR`, `zh-TW` and
  /// `zh-Hant`, `nb` and `no`.
  package var spelledOut: LanguageTag {
    let plain = withSubtags { String(decoding: $0.throughVariants, as: UTF8.self) }
    let whole = LikelySubtags.maximize(LanguageTag(canonical: plain))
    // CLDR's likely subtags distinguish nb and no, though both are Bokmål.
    let text = whole.description
    return text == "nb" || text.hasPrefix("nb-") ? LanguageTag(canonical: "no" + text.dropFirst(2)) : whole
  }
}

extension Subtag {
  /// Whether tags of the language may be spelled out as those of another one.
  fileprivate var isSpelledOtherwise: Bool { self == .undetermined || self == Subtag("nb") }
}
