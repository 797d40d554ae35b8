extension LanguageProfile {
  static let japanese: LanguageProfile = LanguageProfile(
    "ja",
    conventions: TextConventions(
      ownMarks: [.stop: "。"], optionalMarks: [.stop, .ellipsis, .question, .colon, .exclamation],
      spacing: .none(before: ["、", "。", "，", "！", "？", "：", "；"]), quotes: QuotationMarks("「", "」"),
      otherQuotes: [QuotationMarks("“", "”"), QuotationMarks("『", "』")],
      doublesWords: true, separatesWords: false,
      fullWidth: [",": "、", ";": "；", "!": "！", "?": "？", ":": "："],
      foreignWidths: ["｡": "。", "､": "、"]),
    han: .japanese,
    verbForm: .ending(["る", "す", "く"]),
    spoken: SpokenWords(
      matching: .anywhere,
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
      exceptions: ["タブレット", "タブバー", "新規タブ", "新しいタブ", "ピクチャインピクチャ", "アプリアイコン"],
      notBeforeEndings: ["の", "この", "その"],
      speech: SpeechWords(
        states: ["選択済み", "未選択"],
        gestures: ["タップ", "ダブルタップ", "タッチ", "クリック", "押して", "長押し", "スワイプ", "ドラッグ", "フリック", "ピンチ", "押すと", "押しながら"],
        gestureExceptions: ["タッチid", "タッチ id"],
        devices: ["マウス", "指で", "本指", "リモコン", "トラックパッド", "タッチパッド"],
        directions: ["左", "右", "上の", "下の"],
        colors: ["赤", "緑", "青", "黄色", "灰色"],
        commands: ["してください", "ください"],
        commandsAreLast: true,
        stop: "。",
        units: ["kbps", "Mbps", "kbit/s", "Mbit/s"],
        labelLimit: 20,
        searching: ["検索", "探す"],
        timesOfDay: ["時刻"],
        hasCapitals: false)))
}
