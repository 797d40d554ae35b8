extension Seeds {
  /// Files of Android resources with everything that the reader takes from them.
  static let resources = [
    """
    <?xml version="1.0" encoding="utf-8"?>
    <!DOCTYPE resources [<!ENTITY app "Pod">]>
    <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
      <!-- Verb. -->
      <string name="a">it\\'s  &app; &amp; "  x " \\u00e9\\uD83D\\uDE00 %1$d %s</string>
      <string name="b" translatable="false">@string/a</string>
      <string name="c"><b>x</b> <xliff:g id="n">%d</xliff:g><![CDATA[<i>]]></string>
      <plurals name="d"><item quantity="one">%d</item><item quantity="other">%d s</item></plurals>
      <string-array name="e"><item>1</item><!-- l10n:untranslated --><item/></string-array>
      <color name="f">#fff</color>
    </resources>
    """,
    "<resources><string name='a'>x's \\q \\u12 <b></string><string>y</string>&z;<plurals name=\"p\"/></resources>",
  ]

  /// `.properties` files with everything that the reader takes from them.
  static let bundlesOfJava = [
    """
    # License

    ! A comment
    a.b = it''s {0,number} \\
        \\u00e9\\uD83D\\uDE00 \\t\\n
    c\\ d:e
    f
    g {0, plural, one {# x} other {#''x}}
    a.b=twice
    """,
    "a=%1$s of %,d\nb=%s\\", "a\\=\\u12\n<<<<<<< x\n=\n  \\\n  #x\n\\", "a=\u{E9}\rb\\:=\u{C} x",
  ]
}
