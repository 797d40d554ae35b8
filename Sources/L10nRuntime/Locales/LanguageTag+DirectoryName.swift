extension LanguageTag {
  /// The language of a `.lproj` directory, by its name without the suffix.
  ///
  ///     zh_TW     zh-TW
  ///     French    fr
  ///     iw        he
  ///     sr@latin  sr-Latn
  ///     Base      nil
  ///
  /// Old English names precede tags: `English` is a well-formed tag too. Case, spaces, `_` and `-` are ignored.
  package init?(directoryName: String) {
    let name = String(directoryName.lowercased().map { $0 == " " || $0 == "_" ? "-" : $0 })
    if name == "base" { return nil }
    if name.utf8.contains(UInt8(ascii: "@")) {
      self.init(translationName: directoryName)
      return
    }
    self.init(SubtagTree(EnglishLanguageNamesData.lines).child(name)?.value ?? directoryName)
  }

  /// The language of a POSIX locale's name, `language[_REGION][.charset][@modifier]`.
  ///
  ///     fr_CA.UTF-8@euro   fr-CA
  ///     sr_RS@latin        sr-Latn-RS
  ///     C, POSIX, C.UTF-8  nil
  ///
  /// A modifier for a script becomes the script, one for a dialect a variant; others are ignored.
  package init?(posixLocale: String) {
    let parts = posixLocale.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first?.prefix(while: { $0 != "." }), !LanguageTag.isPOSIXDefault(posixLocale),
      let tag = LanguageTag(String(name))
    else { return nil }
    let (script, variant) = LanguageTag.meaning(ofModifier: parts.count > 1 ? parts[1].lowercased() : "") ?? (nil, nil)
    self.init(
      language: tag.language, script: tag.script ?? script, region: tag.region,
      variants: tag.variants.isEmpty ? variant.map { [$0] } ?? [] : tag.variants, extensions: tag.extensions)
  }

  /// The language of a translation's name in gettext. Different names are different languages: a modifier that does not
  /// describe the language becomes a private use subtag.
  ///
  ///     sr@latin       sr-Latn
  ///     en@boldquot    en-x-boldquot
  ///     de_DE          de-DE
  package init?(translationName name: String) {
    self.init(posixLocale: name)
    let modifier = name.split(separator: "@", maxSplits: 1).dropFirst().first?.lowercased() ?? ""
    if modifier.isEmpty || LanguageTag.meaning(ofModifier: modifier) != nil { return }
    self.init("\(self)-x-\(modifier)")
  }

  /// Whether this POSIX name requests no translation: `C`, `POSIX`, `C.UTF-8`, or an empty name.
  static func isPOSIXDefault(_ posixLocale: String) -> Bool {
    let name = posixLocale.prefix { $0 != "." && $0 != "@" }
    return name.isEmpty || name == "C" || name == "POSIX"
  }

  /// The script and the variant of a modifier; `nil` for other modifiers.
  private static func meaning(ofModifier modifier: String) -> (script: String?, variant: String?)? {
    switch modifier {
    case "arabic": ("Arab", nil)
    case "cyrillic": ("Cyrl", nil)
    case "devanagari": ("Deva", nil)
    case "ijekavian": (nil, "ijekavsk")
    case "ijekavianlatin": ("Latn", "ijekavsk")
    case "iqtelif", "latin": ("Latn", nil)
    case "shaw": ("Shaw", nil)
    case "tarask", "valencia": (nil, modifier)
    default: nil
    }
  }
}
