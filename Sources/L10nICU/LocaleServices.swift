internal import CICU

/// ICU's own answers about single language tags.
package enum LocaleServices {
  /// The canonical form of a tag, its CLDR aliases resolved; `nil` where ICU reads no tag.
  package static func canonicalTag(_ tag: String) -> String? { text(cicu_locale_canonical_tag(tag)) }

  /// The tag with its likely subtags added; a language without data stays as it is.
  package static func maximizedTag(_ tag: String) -> String? { text(cicu_locale_maximized_tag(tag)) }

  /// The tag without the subtags that the others imply.
  package static func minimizedTag(_ tag: String) -> String? { text(cicu_locale_minimized_tag(tag)) }

  /// The name of a locale in the words of another: `Arabic`, `português (Brasil)`; the tag where ICU knows no name.
  package static func displayName(of tag: String, in reader: String) -> String? {
    text(cicu_locale_display_name(tag, reader))
  }

  /// Whether the language is written from right to left.
  package static func isRightToLeft(_ tag: String) -> Bool { cicu_locale_is_right_to_left(tag) != 0 }

  /// The tags of all locales that ICU has data for, in ICU's order.
  package static var availableTags: [String] {
    (text(cicu_locale_available_tags()) ?? "").split(separator: "\n").map(String.init)
  }

  /// The string at `pointer`, which is freed.
  static func text(_ pointer: UnsafeMutablePointer<CChar>?) -> String? {
    guard let pointer else { return nil }
    defer { cicu_locale_free(pointer) }
    return String(cString: pointer)
  }
}
