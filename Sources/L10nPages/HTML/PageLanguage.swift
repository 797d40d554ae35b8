package import L10nRuntime

/// A language of texts on a page.
package struct PageLanguage: Hashable, Sendable {
  /// The value of HTML's `lang`.
  package let tag: String

  package let isRightToLeft: Bool

  /// The name in English: `Arabic`.
  package let englishName: String

  /// The name in the language itself: `العربية`.
  package let ownName: String

  package init(_ tag: LanguageTag, englishName: String, ownName: String) {
    self.tag = tag.description
    isRightToLeft = tag.isRightToLeft
    self.englishName = englishName
    self.ownName = ownName
  }

  /// The value of HTML's `dir`.
  var direction: String { isRightToLeft ? "rtl" : "ltr" }
}
