extension Seeds {
  /// Translation files of both versions with everything that the reader takes from them.
  static let translations = [
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="en.lproj/Player.strings" source-language="en" target-language="fr" datatype="plaintext">
        <header><tool tool-id="t"/></header>
        <body>
          <group>
            <trans-unit id="play" approved="yes" xml:space="preserve">
              <source>Play <ph id="1" ctype="x-printf">%1$@</ph> &amp; <g id="2">go</g><x id="3" equiv-text="%d"/></source>
              <seg-source><mrk mtype="seg" mid="1">Play</mrk></seg-source>
              <target state="needs-review-translation">Lire <ph id="1">%1$@</ph> &#233;<![CDATA[<b>]]></target>
              <note from="developer">A <!-- comment --> note</note>
              <alt-trans><target>Jouer</target></alt-trans>
            </trans-unit>
            <trans-unit id="n|==|plural.one"><source>%lld box</source></trans-unit>
          </group>
        </body>
      </file>
    </xliff>
    """,
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="fr">
      <file id="f1" original="Player">
        <skeleton>x</skeleton>
        <unit id="u1" name="play">
          <notes><note>A note</note></notes>
          <originalData><data id="d1">%1$@</data><data id="d2">&lt;b></data></originalData>
          <segment state="translated">
            <source>Play <ph id="1" dataRef="d1"/> <pc id="2" dataRefStart="d2" dataRefEnd="d2">go</pc><cp hex="0001"/></source>
            <target>Lire <ph id="1" dataRef="d1"/> <sc id="3" copyOf="2"/><ec startRef="3"/></target>
          </segment>
          <ignorable><source> </source></ignorable>
          <segment><source>Two</source><target order="1">Deux</target></segment>
        </unit>
      </file>
    </xliff>
    """,
  ]
}
