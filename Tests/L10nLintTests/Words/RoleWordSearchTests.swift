import L10nRuntime
import Testing

@testable import L10nLint

struct RoleWordSearchTests {
  /// A word of `nil` means that a label says no role.
  @Test(
    arguments: [
      ("en", "Play button", "button"), ("en", "Slider: volume", "Slider"), ("en", "Dark mode switch", "switch"),
      ("en", "Switches between views", nil), ("en", "Unbuttoned", nil), ("en", "Image", nil), ("en", "%@ icon", "icon"),
      ("de", "Wiedergabeschaltfläche", "schaltfläche"), ("de", "PLAY-BUTTON", "BUTTON"), ("de", "Titelbild", nil),
      ("de", "Tastatur", nil), ("de", "Neues Bild", "Bild"), ("de", "Einschalten", nil),
      ("fr", "Boutonnière", nil), ("fr", "Case à\u{A0}cocher", "Case à\u{A0}cocher"),
      ("fr", "Lien vers le site", "Lien"),
      ("es", "BOTÓN", "BOTÓN"), ("es", "Boton", "Boton"), ("es-MX", "Botones", "Botones"), ("es", "Copiar enlace", nil),
      ("pt", "Botão", "Botão"), ("pt-PT", "Bota\u{303}o azul", "Bota\u{303}o"), ("pt-BR", "Abaixo", nil),
      ("ar", "وزر", "زر"), ("ar", "للزر", "زر"), ("ar", "بأزرار", "أزرار"), ("ar", "أزرق", nil), ("ar", "الزرافة", nil),
      ("ar", "جزر", nil),
      ("ar-EG", "شَرِيط التمرير", "شَرِيط التمرير"),
      ("ja", "タブ", nil), ("ja", "設定タブ", "タブ"), ("ja", "ダブルタップ", nil), ("ja", "ドラッグ", nil),
      ("ko", "재생 단추", "단추"), ("ko", "탭", nil), ("ko", "설정 탭 버튼", "버튼"),
      ("zh", "播放键", "键"), ("zh-SG", "快捷键", nil), ("zh-Hans", "分享链接", nil), ("zh-Hans", "隐私链接", "链接"),
      ("zh-TW", "播放鍵", "鍵"), ("zh-HK", "儲存圖片", nil), ("zh-Hant", "封面圖片", "圖片"),
    ] as [(String, String, String?)])
  func findsTheWordsOfALanguageAndStaysOutOfItsTraps(tag: String, label: String, word: String?) throws {
    let words = try #require(LanguageTag(tag).flatMap { LanguageProfile.profile(for: $0).spoken })
    let specifiers = label.hasPrefix("%@") ? [0..<2] : []
    let match = RoleWordSearch(words).match(in: label, specifiers: specifiers, isLabel: true)
    #expect(match.map { String(decoding: Array(label.utf8)[$0.range], as: UTF8.self) } == word)
  }

  @Test func wordsAreInSmallLetters() {
    for words in LanguageProfile.all.compactMap(\.spoken) {
      for group in words.controls + words.heads where words.matching != .anywhere {
        #expect(group.words.allSatisfy { $0.first != " " && $0.last != " " && $0 == $0.lowercased() })
      }
    }
  }
}
