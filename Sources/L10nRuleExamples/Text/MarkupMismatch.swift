extension RuleExamples {
  static let markupMismatch: RuleExamples = RuleExamples(
    "markup-mismatch",
    [
      .bad([
        "en.lproj/Player.strings": #""a" = "<b>Größe</b> and <a href=\"x\">more</a>"; "b" = "Read **this**";"#,
        "de.lproj/Player.strings": #""a" = ⟦"<b>Größe<b> und <a href=\"x\">mehr</a>"⟧; "b" = ⟦"Lies dies"⟧;"#,
      ]),
      .bad([
        "en.lproj/Player.strings": #""a" = "Hello {name}"; "b" = "See [help](https://example.com)"; "c" = "A (b)";"#,
        "ja.lproj/Player.strings": #""a" = ⟦"こんにちは {名前}"⟧; "b" = ⟦"ヘルプを見る"⟧; "c" = ⟦"あ（い"⟧;"#,
      ]),
      .bad([
        "en.lproj/Player.stringsdict": RuleExample.plural("n", ["one": "`%lld` file", "other": "`%lld` files"]),
        "fr.lproj/Player.stringsdict": RuleExample.plural(
          "n", ["one": "« %lld » fichier", "other": "⟦`%lld fichiers⟧"]),
      ]),
      .good([
        "en.lproj/Player.strings":
          #""a" = "1 < 2 <br> {n}"; "b" = "Size"; "c" = "A (b)"; "d" = "Ads :)"; "e" = "Name*"; "f" = "=<val>";"#,
        "ja.lproj/Player.strings":
          #""a" = "{n}<br/>1 < 2"; "b" = "サイズ（大）"; "c" = "あ（い）"; "d" = "広告"; "e" = "名前*"; "f" = "=<値>";"#,
        "Overrides/acme/ja.lproj/Player.strings": #""c" = "<b>あ</b>";"#,
      ]),
    ])
}
