extension RuleExamples {
  static let mergeConflictMarker: RuleExamples = RuleExamples(
    "merge-conflict-marker",
    [
      .bad([
        "en.lproj/Player.strings":
          "\"a\" = \"1\";\n⟦<<<<<<< HEAD⟧\n\"b\" = \"2\";\n=======\n\"b\" = \"3\";\n>>>>>>> x\n"
      ]),
      .bad([
        "ja.lproj/Player.strings": "\"a\" = \"再生\n⟦<<<<<<< HEAD⟧\n停止\n=======\n一時停止\n>>>>>>> main\n\";"
      ]),
      .bad(["fr.lproj/Player.strings": #""a" = "⟦<<<<<<< HEAD⟧\nLire\n=======\nDémarrer\n>>>>>>> main";"#]),
      .good([
        "en.lproj/Player.strings": #""a" = "News\n=======\nAll videos"; "b" = "<<<<<<< 10 >>>>>>> 20"; "c" = "<<< x";"#,
        "ar.lproj/Player.strings": "/*\n<<<<<<<\n*/\n\"a\" = \"تشغيل\\n<<<<<<<<\\n>>>>>>> x\";",
      ]),
    ])
}
