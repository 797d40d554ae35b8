extension RuleExamples {
  static let stateWord: RuleExamples = RuleExamples(
    "a11y-state-word",
    [
      .bad([
        "en.lproj/Player.strings": #""a.label" = "%@, ⟦selected⟧"; "b.label" = "English (⟦checked⟧)";"#,
        "fr.lproj/Player.strings": #""a.label" = "Anglais, ⟦sélectionné⟧";"#,
        "de.lproj/Player.strings": #""a.label" = "⟦Ausgewählt⟧: %@";"#,
        "es.lproj/Player.strings": #""a.label" = "%@ · ⟦seleccionado⟧";"#,
        "pt-BR.lproj/Player.strings": #""a.label" = "%@, ⟦selecionado⟧";"#,
      ]),
      .bad([
        "ko.lproj/Player.strings": #""a.label" = "영어 ⟦선택됨⟧";"#,
        "ja.lproj/Player.strings": #""a.label" = "英語、⟦選択済み⟧";"#,
        "zh-Hans.lproj/Player.strings": #""a.label" = "英语，⟦已选中⟧";"#,
        "zh-Hant.lproj/Player.strings": #""a.label" = "英文，⟦已選取⟧";"#,
        "ar.lproj/Player.strings": #""a.label" = "الإنجليزية، ⟦محدّد⟧";"#,
      ]),
      .good([
        "en.lproj/Player.strings": #"""
        "a.label" = "Delete selected items";
        "b.label" = "%lld selected";
        "c.label" = "Selected";
        "d.label" = "No items selected";
        "e.value" = "Checked";
        """#,
        "ko.lproj/Player.strings": #""b.label" = "%lld개 선택됨"; "c.label" = "선택됨";"#,
        "zh-Hans.lproj/Player.strings": #""b.label" = "已选择 %lld 项";"#,
      ]),
    ])
}
