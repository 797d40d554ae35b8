extension Seeds {
  /// PO files with everything that the reader takes from them.
  static let messages = [
    #"""
    # A translator's note.
    #. Starts “playback”.
    #. l10n: state stale
    #: ../Player.strings:1 ⁨My App/Player.strings⁩
    #, fuzzy, objc-format
    #| msgid "Start"
    msgctxt "play"
    msgid "Play %@"
    msgstr "Lire %@\n\t\"\\\x41\101"

    msgctxt "empty"
    msgid "Stop"
    msgstr ""

    #~ msgctxt "old"
    #~ msgid "Old"
    #~ msgstr "Vieux"
    """#,
    #"""
    msgid ""
    msgstr ""
    "Project-Id-Version: Player\n"
    "Language: pl\n"
    "Content-Type: text/plain; charset=UTF-8\n"
    "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n"

    #. l10n: variable n lld
    #. l10n: format "%@ has %#@n@"
    #. l10n: forms other one few
    msgctxt "clips"
    msgid "%lld clip"
    msgid_plural "%lld clips"
    msgstr[0] "%lld klip"
    msgstr[1] "%lld klipy"
    msgstr[2] ""
    "%lld klipów"

    #. l10n: plain
    #. l10n: translate no
    #. l10n: extraction manual
    msgctxt "plain"
    msgid "one"
    msgid_plural "other"
    msgstr[0] "😀"
    msgstr[1] "😀"
    msgstr[2] "😀"
    """#,
    #"""
    msgid ""
    msgstr "Language: fr_CA\nPlural-Forms: nplurals=2; plural=n>1;\n"

    msgctxt "menu"
    msgid "Open"
    msgstr "Ouvrir"

    msgctxt "menu"
    msgid "Close"
    msgstr "Fermer"

    msgid "%d file"
    msgid_plural "%d files"
    msgstr[0] "%d fichier"
    msgstr[1] "%d fichiers"
    """#,
  ]

  /// Application Resource Bundles with everything that the reader takes from them.
  static let bundles = [
    #"""
    {
      "@@locale": "pl",
      "title": "Player '{'of'}' {name}, it''s",
      "@title": { "description": "A window's title.", "placeholders": { "name": { "type": "String" } } },
      "clips": "{author} has {count, plural, =0 {none} one {# clip} few {{count} clips} other {# of # clips}}!",
      "@clips": {
        "placeholders": {
          "author": { "type": "String", "x-specifier": "@" },
          "count": { "type": "int", "format": "compact", "x-value-type": "lld", "x-variable": "%#@count@" }
        },
        "x-state": "needs_review",
        "x-translate": false,
        "x-extraction-state": "manual"
      }
    }
    """#,
    #"""
    {
      "gendered": "{gender, select, male {his} female {her} other {their}} {n, number} {d, date, short}",
      "nested": "{n, plural, offset:1 other {{m, plural, one {a {x}} other {'#' #}}}}",
      "ordinal": "{n, selectordinal, one {#st} two {#nd} other {#th}}",
      "percent": "100% %@ %1$lld {a}{b}",
      "broken": "a } b {",
      "@nothing": {},
      "@@author": "😀"
    }
    """#,
  ]

  /// Flat JSON with plural forms.
  static let flatTexts = [
    #"""
    {
      "play": "Play %@",
      "clips_one": "%lld clip",
      "clips_few": "%lld clips",
      "clips_other": "%lld clips",
      "boxes_one": "a box",
      "files": "files",
      "files_other": "%d files",
      "_other": "%1$@ \"\\\u00e9\ud83d\ude00\n",
      "number": 1
    }
    """#,
    #"{"a_zero": "", "a_one": "%.1f", "a_two": "%#@n@", "a_many": "%%", "a_other": "%@ %d", "b_other_other": "é"}"#,
    #"{"open": "%@ %e", "opened": "%2$e %1$@"}"#,
    "{}",
  ]
}
