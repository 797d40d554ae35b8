package import L10nRuntime

/// Earlier translations, for reuse.
package struct TranslationMemory: Sendable {
  /// A text with a translation of it.
  package struct Segment: Hashable, Sendable {
    package let source: MemoryText
    package let target: MemoryText

    /// The language of the translation.
    package let language: LanguageTag

    /// The origin of the translation, for people: `'play' in fr.lproj/Player.strings`, `memory.tmx`.
    package let origin: String

    package init(source: MemoryText, target: MemoryText, language: LanguageTag, origin: String) {
      (self.source, self.target, self.language, self.origin) = (source, target, language, origin)
    }
  }

  /// A translation of the same text, or of a similar one.
  package struct Match: Hashable, Sendable {
    package let segment: Segment

    /// 100 for the same text; otherwise the share of the text that is equal, rounded down, and at most 99.
    package let score: Int

    /// The translation, with the specifiers of the text to translate.
    package let target: MemoryText
  }

  private let sources: [MemoryText]

  /// By source, in the order in which they were added.
  private let segments: [[Segment]]

  private let index: MatchIndex

  package init(_ segments: [Segment]) {
    var sources: [MemoryText] = []
    var groups: [[Segment]] = []
    var places: [MemoryText: [Int]] = [:]
    for segment in segments where !segment.source.isEmpty && !segment.target.isEmpty {
      if let place = places[segment.source]?.first(where: { sources[$0].hasSameScalars(as: segment.source) }) {
        groups[place].append(segment)
      } else {
        places[segment.source, default: []].append(sources.count)
        sources.append(segment.source)
        groups.append([segment])
      }
    }
    (self.sources, self.segments) = (sources, groups)
    index = MatchIndex(sources.map(\.compared))
  }

  /// The texts similar to one, in any target language.
  ///
  /// - Parameter least: the lowest score, from 1 to 100.
  package func similar(to text: MemoryText, least: Int) -> SimilarTexts {
    let found = index.matches(for: text.compared, least: least)
    return SimilarTexts(text: text, found: found.filter { sources[$0.number].hasSameParts(as: text) })
  }

  /// Texts similar to another one: found once, and used for each language.
  package struct SimilarTexts: Sendable {
    let text: MemoryText
    let found: [(number: Int, score: Int)]
  }

  /// The translations into a language of similar texts, the best first and each once.
  ///
  /// A translation of another text with the same words but different specifiers is included only if it is certain which
  /// specifier corresponds to which.
  package func matches(_ similar: SimilarTexts, in language: LanguageTag) -> [Match] {
    var seen: Set<MemoryText> = []
    let matches = similar.found.flatMap { number, score -> [Match] in
      let source = sources[number]
      let isSame = source.hasSameScalars(as: similar.text)
      return segments[number].filter { $0.language.serves(language) }.compactMap { segment in
        guard let target = segment.target.adapted(from: source, to: similar.text) else { return nil }
        return Match(segment: segment, score: isSame ? 100 : min(score, 99), target: target)
      }
    }
    return matches.sorted { $0.score > $1.score }.filter { seen.insert($0.target).inserted }
  }
}

extension LanguageTag {
  /// Whether a text in this language can be used for another: it has the same language and script, and the same region
  /// unless this tag has none.
  fileprivate func serves(_ other: LanguageTag) -> Bool {
    if self == other { return true }
    let (own, wanted) = (LikelySubtags.maximize(self), LikelySubtags.maximize(other))
    return own.language == wanted.language && own.script == wanted.script
      && (region == nil || own.region == wanted.region)
  }
}
