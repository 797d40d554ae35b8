import L10nCore

extension Rule {
  static let unspacedArgument: Rule = Rule(
    id: "unspaced-argument", severity: .warning,
    summary: "A word is joined to an argument, which has a space or a sign beside it in the development text.",
    fixes: .unsafe
  ) { context, settings in
    context.pairs.flatMap { pair -> [Diagnostic] in
      let text = pair.translation
      guard text.traits.contains(.percent), spacedLanguages.contains(text.language.language),
        !settings.allowedTexts.contains(text.string)
      else { return [] }
      // Units such as "min" and "kHz" are shorter, and are often written without a space.
      let joints = text.joints(ofWordsFrom: 4)
      guard !joints.isEmpty, pair.original.traits.contains(.percent), pair.original.joints(ofWordsFrom: 1).isEmpty
      else { return [] }
      return joints.map { joint in
        Diagnostic(
          "'\(text.entry.key)' joins '\(joint.word)' to an argument", at: joint.range, in: text, related: pair.related,
          fix: text.fix("write a space", joint.place..<joint.place, with: " ", safety: .unsafe))
      }
    }
  }
}

/// Languages in which names and numbers take no endings of several letters: not Finnish, Turkish or Basque.
private let spacedLanguages: Set<String> = [
  "af", "ast", "be", "bg", "bs", "ca", "cs", "cy", "da", "de", "el", "eo", "es", "fr", "gl", "hr", "id", "it", "lt",
  "lv", "mk", "ms", "nb", "nl", "nn", "no", "oc", "pl", "pt", "ro", "ru", "sk", "sl", "sq", "sr", "sv", "uk", "vi",
]

/// Endings that numbers have: German "3fach", French "3ème".
private let endings: Set<String> = ["fach", "mal", "stellig", "ème", "ième"]

/// A word beside a specifier, with the place between them, in UTF-8 offsets.
private struct Joint {
  let word: String
  let range: Range<Int>
  let place: Int
}

extension LintText {
  /// The words of at least some letters that are joined to specifiers.
  fileprivate func joints(ofWordsFrom least: Int) -> [Joint] {
    var end = 0
    return specifierRanges.flatMap { range -> [Joint] in
      let before = String(decoding: string.utf8.prefix(range.lowerBound).dropFirst(end), as: UTF8.self).unicodeScalars
      let after = String(decoding: string.utf8.dropFirst(range.upperBound), as: UTF8.self).unicodeScalars
      // A word between two arguments is joined to the first.
      let first = end > 0 && before.allSatisfy(\.isLetter) ? "" : String(before.suffix(while: \.isLetter))
      end = range.upperBound
      let last = String(after.prefix(while: \.isLetter))
      return [
        Joint(word: first, range: range.lowerBound - first.utf8.count..<range.lowerBound, place: range.lowerBound),
        Joint(word: last, range: range.upperBound..<range.upperBound + last.utf8.count, place: range.upperBound),
      ].filter { $0.word.unicodeScalars.count >= least && !endings.contains($0.word) }
    }
  }
}

extension String.UnicodeScalarView {
  fileprivate func suffix(while isWanted: (Unicode.Scalar) -> Bool) -> Substring.UnicodeScalarView {
    self[(lastIndex { !isWanted($0) }.map { index(after: $0) } ?? startIndex)...]
  }
}
