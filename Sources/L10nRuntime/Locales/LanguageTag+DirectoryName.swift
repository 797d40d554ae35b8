extension LanguageTag {
  /// The language of a `.lproj` directory, named without the suffix.
  ///
  ///     zh_TW     zh-TW
  ///     French    fr
  ///     iw        he
  ///     sr@latin  sr-Latn
  ///     Base      nil
  ///
  /// Old English names come before tags: `English` is a well-formed tag too. Case, spaces, `_` and `-` do not
  /// tell them apart.
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
  /// A modifier that names a script becomes the script, one that names a dialect a variant; others are ignored.
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

  /// The language that gettext's tools name a translation by. No two names are one language: a modifier that says nothing of
  /// the language becomes a private subtag.
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

  /// Whether this POSIX name asks for no translation: `C`, `POSIX`, `C.UTF-8`, or nothing.
  static func isPOSIXDefault(_ posixLocale: String) -> Bool {
    let name = posixLocale.prefix { $0 != "." && $0 != "@" }
    return name.isEmpty || name == "C" || name == "POSIX"
  }

  /// What a modifier says of the script and the dialect; `nil` for one that says nothing of them.
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
