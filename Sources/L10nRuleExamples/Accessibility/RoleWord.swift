import L10nCore

extension RuleExamples {
  static let roleWord: RuleExamples = RuleExamples(
    "a11y-role-word",
    [
      .bad(
        [
          "en.lproj/Player.strings": #""play.label" = "Play ⟦button⟧"; "add.label" = "Add ⟦button⟧";"#,
          "de.lproj/Player.strings": #""play.label" = "Wiedergabe-⟦Button⟧"; "stop.label" = "Stopp⟦taste⟧";"#,
          "ja.lproj/Player.strings": #""play.label" = "再生⟦ボタン⟧"; "this.label" = "この⟦ボタン⟧";"#,
          "ko.lproj/Player.strings": #""play.label" = "재생 ⟦버튼⟧";"#,
          "zh-Hans.lproj/Player.strings": #""play.label" = "播放⟦按钮⟧"; "add.label" = "添加⟦按钮⟧";"#,
        ],
        fixed: [
          "en.lproj/Player.strings": #""play.label" = "Play"; "add.label" = "Add button";"#,
          "de.lproj/Player.strings": #""play.label" = "Wiedergabe"; "stop.label" = "Stopptaste";"#,
          "ja.lproj/Player.strings": #""play.label" = "再生"; "this.label" = "このボタン";"#,
          "ko.lproj/Player.strings": #""play.label" = "재생";"#,
          "zh-Hans.lproj/Player.strings": #""play.label" = "播放"; "add.label" = "添加按钮";"#,
        ]),
      .bad([
        "en.lproj/Player.strings": #"""
        "play.label" = "The play ⟦button⟧";
        "seek.label" = "%@ ⟦slider⟧";
        "art.label" = "Cover ⟦image⟧";
        "mode.hint" = "This ⟦check box⟧ hides %@.";
        """#,
        "de.lproj/Player.strings": #"""
        "play.label" = "Größere Wiedergabe⟦schaltfläche⟧";
        "seek.label" = "Lautstärke-⟦Regler⟧";
        "mode.label" = "⟦Kästchen⟧";
        """#,
      ]),
      .bad([
        "ar.lproj/Player.strings": #"""
        "play.label" = "ال⟦زر⟧ الرئيسي";
        "a.label" = "⟦زَرّ⟧ التشغيل";
        "b.label" = "تشغيل بال⟦أزرار⟧";
        """#,
        "ja.lproj/Player.strings": #""play.label" = "再生の⟦ボタン⟧"; "seek.label" = "音量⟦スライダー⟧"; "art.label" = "カバー⟦画像⟧";"#,
        "ko.lproj/Player.strings": #""play.label" = "재생용 ⟦단추⟧들";"#,
        "zh-HK.lproj/Player.strings": #""play.label" = "播放⟦鍵⟧"; "seek.label" = "⟦滑桿⟧";"#,
        "zh_CN.lproj/Player.strings": #""play.label" = "播放的⟦按钮⟧"; "cc.label" = "字幕⟦开关⟧";"#,
      ]),
      .bad([
        "fr.lproj/Player.stringsdict": RuleExample.plural(
          "skip.label", ["one": "⟦Bouton⟧ %lld seconde", "other": "%lld secondes"]),
        "es.lproj/Player.strings": #"""
        "play.label" = "⟦Botón⟧ de reproducción";
        "v.label" = "⟦Control deslizante⟧ de volumen";
        """#,
        "pt-PT.lproj/Player.strings": #""play.label" = "⟦BOTÃO⟧ Reproduzir"; "art.label" = "⟦Imagem⟧ da capa";"#,
        "Overrides/acme/es.lproj/Player.strings": #""play.label" = "El \"⟦botón⟧\" rojo";"#,
      ]),
      .bad(["en.lproj/Player.strings": #""go" = "The play ⟦button⟧"; "went" = "The button";"#]) {
        $0.controls = [ControlDeclaration(example: "buttonPlayback", [(.label, nil, "go")], in: "")]
      },
      .good([
        "en.lproj/Player.strings": #"""
        "a.label" = "Enter picture in picture";
        "b.label" = "Switch camera";
        "c.label" = "Copy link";
        "d.label" = "Image: %@";
        "e.text" = "Play button";
        "f.hint" = "Opens the link in a new tab.";
        "g.label" = "Open Page in New Tab";
        """#,
        "de.lproj/Player.strings": #"""
        "a.label" = "Bild-in-Bild beenden";
        "b.label" = "Vollbild";
        "c.label" = "Tastenkombinationen";
        "d.label" = "Ausschalten";
        "e.label" = "Link kopieren";
        """#,
      ]),
      .good([
        "ja.lproj/Player.strings": #"""
        "a.label" = "ダブルタップ";
        "b.label" = "トラック";
        "c.label" = "画像：%@";
        "d.label" = "タブレット";
        """#,
        "ko.lproj/Player.strings": #""a.label" = "두 번 탭";"#,
        "zh-Hans.lproj/Player.strings": #"""
        "a.label" = "键盘";
        "b.label" = "复制链接";
        "c.label" = "关键帧";
        "d.label" = "开关字幕";
        """#,
        "zh-Hant.lproj/Player.strings": #""a.label" = "鍵盤快速鍵"; "b.label" = "新增圖片";"#,
      ]),
      .good([
        "fr.lproj/Player.strings": #"""
        "a.label" = "Passer en mode image dans l’image";
        "b.label" = "Copier le lien";
        "c.label" = "Basculer";
        """#,
        "es.lproj/Player.strings": #""a.label" = "Imagen en imagen"; "b.label" = "Imagen: %@"; "c.label" = "Desliza";"#,
        "pt-BR.lproj/Player.strings": #"""
        "a.label" = "Tocar";
        "b.label" = "Imagem em imagem";
        "c.label" = "Palavra-chave";
        """#,
        "ar.lproj/Player.strings": #""a.label" = "صورة داخل صورة"; "b.label" = "زرقاء"; "c.label" = "صورة: %@";"#,
      ]),
      .good(["en.lproj/Player.strings": #""a.label" = "Button Town";"#]) {
        $0.rules["a11y-role-word"] = RuleSettings(allowing: ["Button Town"])
      },
    ])
}
