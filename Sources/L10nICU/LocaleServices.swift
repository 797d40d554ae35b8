internal import CICU

/// ICU's own answers about single language tags.
package enum LocaleServices {
  /// The tag with its likely subtags added; a language without data stays as it is.
  package static func maximizedTag(_ tag: String) -> String? { text(cicu_locale_maximized_tag(tag)) }

  /// The name of a locale in the words of another: `Arabic`, `português (Brasil)`; the tag where ICU knows no name.
  package static func displayName(of tag: String, in reader: String) -> String? {
    text(cicu_locale_display_name(tag, reader))
  }

  /// The string at `pointer`, which is freed.
  static func text(_ pointer: UnsafeMutablePointer<CChar>?) -> String? {
    guard let pointer else { return nil }
    defer { cicu_locale_free(pointer) }
    return String(cString: pointer)
  }
}
