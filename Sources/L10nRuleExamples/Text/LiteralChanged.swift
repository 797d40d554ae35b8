extension RuleExamples {
  static let literalChanged: RuleExamples = RuleExamples(
    "literal-changed",
    [
      .bad([
        "en.lproj/Player.strings": #""a" = "See https://example.com/help"; "b" = "Keep it for 30 days";"#,
        "de.lproj/Player.strings": #""a" = "Größe: ⟦https://example.com/hilfe⟧"; "b" = "⟦300⟧ Tage aufheben";"#,
        "ar.lproj/Player.strings": #""a" = "https://example.com/help"; "b" = ⟦"احتفظ به يومًا"⟧;"#,
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "%lld of 25", "other": "%lld of 25, a@b.com"]),
        "fr.lproj/Player.stringsdict": RuleExample.plural(
          "n", ["one": "%lld sur ⟦52⟧", "other": "%lld sur 25, ⟦a@c.com⟧"]),
      ]),
      .good([
        "en.lproj/Player.strings": #"""
        "a" = "Up to 1,250.50 at https://example.com/en/help.";
        "b" = "2 files";
        "c" = "%1$@ of %2$lld in 1080p";
        "d" = "Open at 10:30 PM";
        "e" = "10,000 views";
        "f" = "name@example.com";
        "h" = "Hexadecimal";
        "g" = "See http://example.com/tv";
        """#,
        "de.lproj/Player.strings": #"""
        "a" = "Bis 1.250,50 auf https://example.com/de/help";
        "b" = "Zwei Dateien";
        "c" = "%2$lld in 1080p, %1$@";
        "d" = "Geöffnet um 22:30 Uhr";
        "e" = "10 000 Aufrufe";
        "f" = "ihr-name@beispiel.de";
        "h" = "16er-System";
        "g" = "Siehe example.com/tv";
        """#,
        "ar.lproj/Player.strings": #"""
        "a" = "حتى ١٬٢٥٠٫٥٠ على https://example.com/ar/help";
        "b" = "ملفان";
        "c" = "%1$@ من %2$lld في 1080p";
        "d" = "مفتوح ١٠:٣٠";
        "e" = "١٠٬٠٠٠ مشاهدة";
        """#,
        "ja.lproj/Player.strings": #"""
        "a" = "https://example.com/ja/help で最大１２５０.５０";
        "b" = "2件";
        "c" = "1080pで%1$@/%2$lld";
        "d" = "午後10時30分";
        "e" = "1万回";
        """#,
      ]),
    ])
}
