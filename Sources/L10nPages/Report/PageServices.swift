package import L10nRuntime
package import L10nSyntax

/// The ICU services that pages need, because this target does not link ICU.
package struct PageServices {
  /// Formats a text with its arguments in a language; `nil` if they do not fit.
  let format: (Message, LanguageTag, [MessageArgument]) -> String?

  /// Returns the name of a language in another one; the second is `nil` for its own.
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
