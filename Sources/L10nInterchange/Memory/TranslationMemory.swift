package import L10nRuntime

/// Texts that were translated before, to be used again.
package struct TranslationMemory: Sendable {
  /// A text with a translation of it.
  package struct Segment: Hashable, Sendable {
    package let source: MemoryText
    package let target: MemoryText

    /// The language of the translation.
    package let language: LanguageTag

    /// Where the translation is from, for people: `'play' in fr.lproj/Player.strings`, `memory.tmx`.
    package let origin: String

    package init(source: MemoryText, target: MemoryText, language: LanguageTag, origin: String) {
      (self.source, self.target, self.language, self.origin) = (source, target, language, origin)
    }
  }

  /// A translation of the same text, or of one like it.
  package struct Match: Hashable, Sendable {
    package let segment: Segment

    /// 100 for the same text; else the share of the text that is the same, rounded down, and at most 99.
    package let score: Int

    /// The translation, with the specifiers of the text that is to be translated.
    package let target: MemoryText
  }

  private let sources: [MemoryText]

  /// Of each source, in the order in which they were added.
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

  /// The texts that are like one, whatever they were translated into.
  ///
  /// - Parameter least: the lowest score, from 1 to 100.
  package func similar(to text: MemoryText, least: Int) -> SimilarTexts {
    let found = index.matches(for: text.compared, least: least)
    return SimilarTexts(text: text, found: found.filter { sources[$0.number].hasSameParts(as: text) })
  }

  /// Texts that are like another one: found once, and asked for each language.
  package struct SimilarTexts: Sendable {
    let text: MemoryText
    let found: [(number: Int, score: Int)]
  }

  /// The translations into a language of texts like one, the best first and each once.
  ///
  /// A translation of another text with the same words but other specifiers is one only where it is certain which
  /// specifier stands for which.
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
  /// Whether a text in this language can be one of another: the same language and script, and of the same region unless
  /// this tag names none.
  fileprivate func serves(_ other: LanguageTag) -> Bool {
    if self == other { return true }
    let (own, wanted) = (LikelySubtags.maximize(self), LikelySubtags.maximize(other))
    return own.language == wanted.language && own.script == wanted.script
      && (region == nil || own.region == wanted.region)
  }
}
