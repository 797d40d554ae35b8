import L10nCore
import L10nRuntime

extension Rule {
  static let regionalWord: Rule = Rule(
    id: "regional-word", severity: .note, reach: .eachFile,
    summary: "A Chinese text has a word that is used in mainland China in place of Taiwan's, or the other way round."
  ) { context, settings in
    var regional = LanguageCache { tag in
      LanguageProfile.profile(for: tag).otherRegion.flatMap { [nil, $0.readers].contains(tag.region) ? $0 : nil }
    }
    return context.texts.flatMap { text -> [Diagnostic] in
      guard text.traits.contains(.otherScripts), let regional = regional[text.language],
        !settings.allowedTexts.contains(text.string)
      else { return [] }
      return text.string.places(of: regional).compactMap { word, range -> Diagnostic? in
        let spelling = text.string.characters(in: range)
        if settings.allowedTexts.contains(spelling) { return nil }
        return Diagnostic(
          "'\(text.entry.key)' says '\(spelling)', a word of \(regional.region)", at: text.location(of: range),
          subject: text.entry.subject,
          help: "write '\(word.own)'",
          shared: Diagnostic.Shared("texts say '\(spelling)', a word of \(regional.region)"))
      }
    }
  }
}

extension String {
  /// The words with their places in UTF-8 offsets.
  fileprivate func places(of regional: RegionalWords) -> [(word: RegionalWords.Word, range: Range<Int>)] {
    guard unicodeScalars.contains(where: { regional.words[$0] != nil }) else { return [] }
    let scalars = placedScalars
    return scalars.indices.compactMap { index in
      regional.words[scalars[index].scalar]?.lazy.compactMap { word in
        let end = index + word.text.count
        guard end <= scalars.count, scalars[index..<end].lazy.map(\.scalar).elementsEqual(word.text),
          end == scalars.count || scalars[end].scalar != word.exception
        else { return nil }
        return (word, scalars[index].range.lowerBound..<scalars[end - 1].range.upperBound)
      }.first
    }
  }
}
