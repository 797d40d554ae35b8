internal import L10nCore

extension Seeds {
  /// Catalogs with faults that fixes correct: some at random, one with a table of each kind, others with each kind of
  /// fault.
  static let faultyCatalogs: [[UInt8]] = {
    let random = (0..<20 as Range<UInt64>).flatMap { seed in
      var catalog = RandomCatalog(seed: seed)
      let files = catalog.files()
      return [".strings", ".stringsdict", ".xcstrings"].map { name in
        CatalogInput.bytes(of: files.filter { $0.path.hasSuffix(name) })
      }
    }
    return (faults.map { Array($0.utf8) } + random).filter { $0.count <= Reader.fix.sizeLimit }
  }()

  private static let faults = [
    #"""
    === en.lproj/S.strings
    "b" = "Play %@ of %lld files";
    "a" = "It's 5 % \q off \U12 and \UD83D...\
    Next";
    "c" = "%d clips, %@";
    "app.button.hint" = "Plays the video";
    "app.button.label" = "Youtube Button.";
    "d" = " Done!  ";
    === fr.lproj/S.strings
    "b" = "%@ fichiers de %lld";
    "a" = "C'est 5%: “so” ou "so";
    "c" = "%2$@, % d clips";
    "app.button.hint" = "Lit la vidéo";
    "app.button.label" = "You Tube";
    "d" = "Fini!";
    "d" = "Fini ?";
    === Overrides/x/fr.lproj/S.strings
    "b" = "%lld de %@";
    "c" = "%u clips, ％@";
    """#,
    """
    === en.lproj/S.strings
    "a" = "Play %@ now, %1$lld";
    "b" = "100% sure (%@)";
    === ar.lproj/S.strings
    "a" = "مرحـبا %@ \u{202E}x\u{202C} \u{2066}y, %2$lld";
    "b" = "(%@) ١٠٠% \u{200B}\u{200F}!";
    === ja.lproj/S.strings
    "a" = "%@を再生 骨 \u{F9D0}, %lld";
    "b" = "１００％ %1@ か\u{3099}";
    """,
    """
    === en.lproj/D.stringsdict
    <plist><dict><key>x</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%1$@: %2$#@n@</string>
    <key>n</key><dict><key>NSStringFormatValueTypeKey</key><string>%lld</string>
    <key>One</key><string>%d file</string><key>others</key><string>%d files...</string></dict>
    </dict></dict></plist>
    === fr.lproj/D.stringsdict
    <plist><dict><key>x</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%@: %#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>li</string>
    <key>one</key><string>% ld fichier</string><key>many</key><string>%ld de fichiers</string></dict>
    </dict></dict></plist>
    === en.lproj/S.stringsdict
    <plist><dict><key>a</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>one</key><string>1 file</string></dict></dict></dict></plist>
    """,
    #"""
    === C.xcstrings
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "b": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "%@ of  %lld"}},
        "ar": {"stringUnit": {"state": "translated", "value": "%@ مرحـبا %d"}},
        "fr": {"variations": {"plural": {"one": {"stringUnit": {"state": "new", "value": "%lld sur %@ !"}}}}}}},
      "a": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "%@ %#@n@"}, "substitutions": {"n": {"argNum": 2,
          "formatSpecifier": "lld", "variations": {"plural": {"other": {"stringUnit": {"value": "%arg x..."}}}}}}}}}}}
    """#,
  ]
}
