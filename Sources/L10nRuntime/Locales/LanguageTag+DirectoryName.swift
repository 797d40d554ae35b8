extension LanguageTag {
  /// The language of a `.lproj` directory, named without the suffix.
  ///
  ///     zh_TW     zh-TW
  ///     French    fr
  ///     iw        he
  ///     Base      nil
  ///
  /// Old English names come before tags: `English` is a well-formed tag too. Case, spaces, `_` and `-` do not
  /// tell them apart.
  package init?(directoryName: String) {
    let name = String(directoryName.lowercased().map { $0 == " " || $0 == "_" ? "-" : $0 })
    if name == "base" { return nil }
    self.init(SubtagTree(EnglishLanguageNamesData.lines).child(name)?.value ?? directoryName)
  }

  /// The language of a POSIX locale's name, `language[_REGION][.charset][@modifier]`.
  ///
  ///     fr_CA.UTF-8@euro   fr-CA
  ///     sr_RS@latin        sr-Latn-RS
  ///     C, POSIX, C.UTF-8  nil
  ///
  /// A modifier that names a script becomes the script, `@valencia` a variant; others are ignored.
  package init?(posixLocale: String) {
    let parts = posixLocale.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first?.prefix(while: { $0 != "." }), !LanguageTag.isPOSIXDefault(posixLocale),
      let tag = LanguageTag(String(name))
    else { return nil }
    let modifier = parts.count > 1 ? parts[1].lowercased() : ""
    let script = LanguageTag.scriptModifiers[modifier]
    self.init(
      language: tag.language, script: tag.script ?? script, region: tag.region,
      variants: modifier == "valencia" && tag.variants.isEmpty ? ["valencia"] : tag.variants,
      extensions: tag.extensions)
  }

  /// Whether this POSIX name asks for no translation: `C`, `POSIX`, `C.UTF-8`, or nothing.
  static func isPOSIXDefault(_ posixLocale: String) -> Bool {
    let name = posixLocale.prefix { $0 != "." && $0 != "@" }
    return name.isEmpty || name == "C" || name == "POSIX"
  }

  private static var scriptModifiers: [String: String] {
    ["arabic": "Arab", "cyrillic": "Cyrl", "devanagari": "Deva", "iqtelif": "Latn", "latin": "Latn"]
  }
}
