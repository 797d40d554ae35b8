import L10nICU
import L10nRuntime

extension LanguageTag {
  /// A language in one script.
  struct Writing: Hashable {
    let language: String
    let script: String?
  }

  /// The language with its script, whatever the region: `zh-HK` and `zh-Hant` have the same, `zh-Hans` has another.
  var writing: Writing {
    let tag = likely
    return Writing(language: tag.language, script: tag.script)
  }

  /// Whether both tags name one language in one script, whatever the region: `pt-PT` and `pt-BR`, `zh-HK` and
  /// `zh-Hant`, but not `zh-Hans` and `zh-Hant`.
  func sharesWriting(with other: LanguageTag) -> Bool { writing == other.writing }

  /// Whether both tags are equal with their likely subtags: `pt` and `pt-BR`, `zh_CN` and `zh-Hans`.
  func isSpelledOut(like other: LanguageTag) -> Bool { likely == other.likely }

  /// The script of the language, by the likely subtags if the tag does not name one: `Hant` for `zh-HK`.
  var writingScript: String? { likely.script }

  private var likely: LanguageTag { LocaleServices.maximizedTag(description).flatMap { LanguageTag($0) } ?? self }
}
