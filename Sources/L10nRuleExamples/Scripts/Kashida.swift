extension RuleExamples {
  static let kashida: RuleExamples = RuleExamples(
    "kashida",
    [
      .bad(
        ["ar.lproj/Player.strings": #""a" = "تشغي⟦ـــ⟧ل"; "b" = "ال⟦ـ⟧صوت Größe";"#],
        fixed: ["ar.lproj/Player.strings": #""a" = "تشغيل"; "b" = "الصوت Größe";"#]),
      .bad(
        ["fa.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "%lld فا⟦ــ⟧یل", "other": "%lld فایل"])],
        fixed: ["fa.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "%lld فایل", "other": "%lld فایل"])]),
      .good([
        "ar.lproj/Player.strings": #""a" = "لـ%@"; "b" = "1445 هـ"; "c" = "بـ Wi-Fi"; "d" = "هـٰذا"; "e" = "ـها";"#,
        "ja.lproj/Player.strings": #""a" = "再生";"#,
      ]),
    ])
}
