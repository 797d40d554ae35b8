internal import CICU

/// ICU's own answers about single language tags.
package enum LocaleServices {
  /// The tag with its likely subtags added; a language without data is unchanged.
  package static func maximizedTag(_ tag: String) -> String? { textOfICU(taking: cicu_locale_maximized_tag(tag)) }

  /// The name of a locale in the language of another: `Arabic`, `português (Brasil)`; the tag if ICU knows no name.
  package static func displayName(of tag: String, in reader: String) -> String? {
    textOfICU(taking: cicu_locale_display_name(tag, reader))
  }
}
