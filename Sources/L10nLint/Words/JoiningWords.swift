import L10nRuntime

/// The words of one language with which no sentence or label ends: conjunctions and articles.
///
/// One file for each language, `JoiningWords+German.swift` and so on; a new one is added to `all`. Prepositions are left
/// out, since labels end with them: "Sort by". Written as in the middle of a sentence, so that names ("The The") pass.
struct JoiningWords: Sendable {
  /// The languages that there are words for. Chinese, Japanese and Korean join without spaces.
  static let all: [JoiningWords] = [arabic, brazilianPortuguese, english, french, german, spanish]

  /// The language's tag.
  let language: String

  let ends: Set<String>

  init(_ language: String, ends: String...) {
    self.language = language
    self.ends = Set(ends)
  }

  /// The words for a locale of the same language and script; `nil` for a language without a file.
  static func words(for tag: LanguageTag) -> JoiningWords? {
    all.first { LanguageTag($0.language)?.sharesWriting(with: tag) ?? false }
  }
}
