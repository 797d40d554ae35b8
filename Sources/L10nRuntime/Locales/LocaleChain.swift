/// The directories in which a text is looked up for one reader, best first.
///
///     available                    preferences   chain
///     en zh-HK zh-Hans zh-Hant     zh-MO         zh-HK, zh-Hant, en
///     en pt-BR pt-PT               pt-AO         pt-PT, pt-BR, en
///     en fr                        it            en
///
/// It contains the best match, the directories of its CLDR parents (and equivalent ones), then the development
/// language, then `Base`. Never empty, no repeats. Up to the development language a chain keeps its script. Texts fall
/// back along it individually.
public struct LocaleChain: Hashable, Sendable {
  /// The directories' names as given; a development language without a directory is last, as given.
  public let names: [String]
  /// The indices of the directories in `AvailableLocales.names`.
  public let indices: [Int]
  /// The index of the preference that the first directory matches; `nil` if none matches, so that the chain is only the
  /// development language's.
  public let preferenceIndex: Int?

  /// The name of the first directory.
  public var best: String { names.first ?? "" }

  /// Whether a directory matches one of the preferences.
  public var isMatched: Bool { preferenceIndex != nil }
}

extension AvailableLocales {
  /// The chain for a reader's preferences, first choice first.
  public func chain(for preferences: [LanguageTag]) -> LocaleChain {
    let match = bestMatch(for: preferences)
    return chain(startingAt: match?.index, preferenceIndex: match?.preferenceIndex)
  }

  /// The chain that begins with a directory, by its index in `names`; for `nil` that of the development language.
  package func chain(startingAt index: Int?, preferenceIndex: Int? = nil) -> LocaleChain {
    chain(startingAt: index, preferenceIndex: preferenceIndex) { ancestor in
      tags.indices.filter { tags[$0] == ancestor }
        + tags.indices.filter { tags[$0]?.saysTheSame(as: ancestor) ?? false }
    }
  }

  /// The chain that begins with a directory, as in `chain(startingAt:)`.
  /// - Parameter directories: returns the directories of a tag and of equivalent tags.
  package func chain(
    startingAt index: Int?, preferenceIndex: Int?, directories: (LanguageTag) -> [Int]
  ) -> LocaleChain {
    var indices: [Int] = []
    func add(_ index: Int) {
      if !indices.contains(index) { indices.append(index) }
    }
    if let index, names.indices.contains(index) {
      add(index)
      for ancestor in tags[index].map(ParentLocales.inheritance) ?? [] {
        directories(ancestor).forEach(add)
      }
    }
    if let developmentIndex { add(developmentIndex) }
    if let base = names.firstIndex(of: "Base") { add(base) }
    let missing = developmentIndex == nil ? [development] : []
    return LocaleChain(names: indices.map { names[$0] } + missing, indices: indices, preferenceIndex: preferenceIndex)
  }
}
