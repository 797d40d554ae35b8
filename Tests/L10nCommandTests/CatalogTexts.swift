/// A catalog for commands: a control with two states, plural forms, two arguments, an override layer and fallbacks.
enum CatalogTexts {
  static let sound = [
    "Localizations/l10n.yml": """
    development: en
    layers: [acme]
    controls:
      play:
        tag: 1
        states: [play, pause]
        label: {primary: play, secondary: pause}
      ad:
        tag: 2
        label: [countdown]
    """,
    "Localizations/en.lproj/T.strings": """
    play = "Play";
    pause = "Pause";
    only = "Only here";
    /* %1$@ = title, %2$lld = position */
    position = "%1$@, number %2$lld";
    bare = "%@ %g";
    """,
    "Localizations/fr.lproj/T.strings": """
    play = "Lecture";
    pause = "Pause (fr)";
    /* %1$@ = title, %2$lld = position */
    position = "nº %2$lld : %1$@";
    bare = "%@ %g";
    """,
    "Localizations/ar.lproj/T.strings":
      "play = \"تشغيل\"; pause = \"إيقاف\"; position = \"%2$lld %1$@\"; bare = \"%@ %g\";",
    "Localizations/Overrides/acme/fr.lproj/T.strings": "play = \"Jouer\";",
    "Localizations/Overrides/later/fr.lproj/T.strings": "pause = \"Plus tard\";",
    "Localizations/en.lproj/T.stringsdict": plural("one=%lld second", "other=%lld seconds"),
    "Localizations/fr.lproj/T.stringsdict": plural("one=%lld seconde", "many=%lld de secondes", "other=%lld secondes"),
    "Localizations/fr-CA.lproj/T.stringsdict": plural("one=%lld sec.", "other=%lld sec."),
    "Localizations/ar.lproj/T.stringsdict": plural(
      "zero=%lld ثانية", "one=ثانية", "two=ثانيتان", "few=%lld ثوانٍ", "many=%lld ثانية", "other=%lld ثانية"),
  ]

  /// A String Catalog whose keys are its texts, with plural forms in French.
  static let photos = """
    {"sourceLanguage": "en", "strings": {
    "taken": {"localizations": {
      "fr": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld photo"}},
      "other": {"stringUnit": {"state": "translated", "value": "%lld photos"}}}}}}},
    "share": {"localizations": {"fr": {"stringUnit": {"state": "needs_review", "value": "Partager"}}}}},
    "version": "1.0"}
    """

  /// A `.stringsdict` whose entry `countdown` has these forms.
  static func plural(_ forms: String...) -> String {
    let variants = forms.map { form in
      let parts = form.split(separator: "=")
      return "<key>\(parts[0])</key><string>\(parts[1])</string>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>countdown</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@seconds@</string>
      <key>seconds</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>\(variants.joined())</dict></dict></dict></plist>
      """
  }
}
