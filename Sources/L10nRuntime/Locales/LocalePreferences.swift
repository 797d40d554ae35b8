/// The languages that a user prefers, first choice first.
public struct LocalePreferences: Hashable, Sendable {
  /// The tags, first choice first, without repeats; empty if the user has no preference.
  public let tags: [LanguageTag]

  /// The preferences with these names, each a BCP 47 tag or a POSIX locale (`fr_CA.UTF-8`).
  ///
  /// `C`, `POSIX`, `*` and invalid names are ignored.
  public init(_ names: [String]) {
    self.init(tags: names.compactMap { LanguageTag($0) ?? LanguageTag(posixLocale: $0) })
  }

  /// The preferences in the environment of a process, by gettext's rules.
  ///
  /// The locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty. `C` or `POSIX` request no
  /// translation, regardless of other variables. The colon-separated `LANGUAGE` replaces the locale if it is not empty,
  /// and ends at a `C` or `POSIX`; unlike in gettext it also applies if no locale is set, or only `C.UTF-8`, as in most
  /// containers. At most 64 names are read.
  public init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    guard locale != "C", locale != "POSIX" else {
      self.init(tags: [])
      return
    }
    let list = (environment["LANGUAGE"] ?? "").split(separator: ":", maxSplits: 64).prefix(64).map(String.init)
    let names = list.isEmpty ? [locale ?? "C"] : Array(list.prefix { !LanguageTag.isPOSIXDefault($0) })
    self.init(tags: names.compactMap { LanguageTag(posixLocale: $0) })
  }

  private init(tags: [LanguageTag]) {
    // Not a set: making its type at run time takes longer than comparing a few tags.
    var own: [LanguageTag] = []
    for tag in tags where tag.language != "posix" && !own.contains(tag) { own.append(tag) }
    self.tags = own
  }
}
