extension SpokenWords {
  static let japanese = SpokenWords(
    "ja", matching: .anywhere,
    controls: [
      RoleWords(.button, "ボタン"),
      RoleWords(.slider, "スライダー", "スライダ"),
      RoleWords(.checkbox, "チェックボックス", "チェック ボックス"),
    ],
    heads: [
      RoleWords(.switch, "スイッチ", "トグル"),
      RoleWords(.tab, "タブ"),
      RoleWords(.link, "リンク"),
      RoleWords(.image, "画像", "アイコン", "イメージ"),
    ],
    exceptions: ["タブレット", "タブバー", "新規タブ", "新しいタブ", "ピクチャインピクチャ", "アプリアイコン"])
}
