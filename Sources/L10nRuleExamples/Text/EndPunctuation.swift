extension RuleExamples {
  static let endPunctuation: RuleExamples = RuleExamples(
    "end-punctuation",
    [
      .bad(
        [
          "en.lproj/Player.strings": #""quit" = "Quit?"; "by" = "By:";"#,
          "ar.lproj/Player.strings": #""quit" = "خروج⟦?⟧"; "by" = "بواسطة:";"#,
          "de.lproj/Player.strings": #"/* Größe */ "quit" = "Beenden⟦.⟧"; "by" = "Vo⟦n⟧";"#,
          "el.lproj/Player.strings": #""quit" = "Έξοδος⟦?⟧"; "by" = "Από:";"#,
          "zh-Hant.lproj/Player.strings": #""quit" = "要結束嗎⟦?⟧"; "by" = "作者：";"#,
        ],
        fixed: [
          "ar.lproj/Player.strings": #""quit" = "خروج؟"; "by" = "بواسطة:";"#,
          "el.lproj/Player.strings": #""quit" = "Έξοδος;"; "by" = "Από:";"#,
          "zh-Hant.lproj/Player.strings": #""quit" = "要結束嗎？"; "by" = "作者：";"#,
        ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "%lld file?", "other": "%lld files?"]),
        "es.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "%lld archivo⟦?⟧", "other": "¿%lld archivos?"]),
      ]),
      .bad([
        "en.lproj/Player.strings": #""a" = ⟦"One"⟧;"#, "fr.lproj/Player.strings": #""a" = "Un…";"#,
        "de.lproj/Player.strings": #""a" = "Eins…";"#, "ja.lproj/Player.strings": #""a" = "一…";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #"""
        "a" = "Quit?";
        "b" = "Done.";
        "c" = "Loading...";
        "d" = "Say “yes.”";
        "e" = "By:";
        "f" = "Play";
        "g" = "See %@.";
        """#,
        "es.lproj/Player.strings": #"""
        "a" = "Perdón, ¿salir?";
        "b" = "Hecho.";
        "c" = "Cargando…";
        "d" = "Di «sí».";
        "e" = "Por:";
        "f" = "Tocar";
        "g" = "Vea %@.";
        """#,
        "th.lproj/Player.strings": #"""
        "a" = "ออกไหม";
        "b" = "เสร็จ";
        "c" = "กำลังโหลด…";
        "d" = "พูดว่า “ใช่”";
        "e" = "โดย";
        "f" = "เล่น";
        "g" = "ดู %@";
        """#,
        "ja.lproj/Player.strings": #"""
        "a" = "終了しますか";
        "b" = "完了。";
        "c" = "読み込み中...";
        "d" = "「はい」と言う";
        "e" = "作者：";
        "f" = "再生";
        "g" = "%@をご覧ください。";
        """#,
      ]),
      .good([
        "en.lproj/Player.strings": #""a" = "Show a chart?";"#, "ja.lproj/Player.strings": #""a" = "Show a chart?";"#,
      ]),
    ])
}
