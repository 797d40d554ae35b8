package import L10nRuntime
package import L10nSyntax

/// What pages need of ICU, which this target does not link.
package struct PageServices {
  /// A text with its arguments in a language; `nil` where they do not go together.
  let format: (Message, LanguageTag, [MessageArgument]) -> String?

  /// The name of a language in the words of another; the second is `nil` for its own words.
  let name: (LanguageTag, LanguageTag?) -> String

  package init(
    format: @escaping (Message, LanguageTag, [MessageArgument]) -> String?,
    name: @escaping (LanguageTag, LanguageTag?) -> String
  ) {
    (self.format, self.name) = (format, name)
  }

  /// A language with its names.
  func language(_ tag: LanguageTag) -> PageLanguage {
    PageLanguage(tag, englishName: name(tag, .english), ownName: name(tag, nil))
  }
}
