import L10nCore
import L10nWorkspace
import Testing

@testable import L10nLint

/// Mistakes seen in an SDK's tables, in nine languages at once, and the linter's findings on each.
struct TableHabitTests {
  private static let languages = ["ar", "de", "es", "fr", "ja", "ko", "pt-BR", "zh-Hans", "zh-Hant"]

  /// By key: English, then the languages in their order.
  private static let texts: KeyValuePairs<String, [String]> = [
    "time.second": [
      "%@ second", "%@ ثانية", "%@ Sekunde", "%@ segundo", "%@ seconde", "%@秒", "%@초", "%@ segundo", "%@ 秒", "%@ 秒",
    ],
    "time.seconds": [
      "%@ seconds", "%@ ثوانٍ", "%@ Sekunden", "%@ segundos", "%@ secondes", "%@秒", "%@초", "%@ segundos", "%@ 秒", "%@ 秒",
    ],
    "wifi.text": [
      "Watch on Wi-Fi only", "المشاهدة عبر Wifi فقط", "Nur über WiFi ansehen", "Ver solo con WiFi",
      "Regarder en WiFi seulement", "Wifiでのみ視聴", "Wifi에서만 보기", "Assistir só com WiFi", "仅在 Wifi 下观看", "只在 Wifi 下觀看",
    ],
    "share.title": [
      "Share on YouTube", "المشاركة على Youtube", "Auf Youtube teilen", "Compartir en Youtube", "Partager sur Youtube",
      "Youtubeで共有", "Youtube에서 공유", "Compartilhar no Youtube", "分享到 Youtube", "分享到 Youtube",
    ],
    "twice.text": [
      "Moves in\\nsteps of ten", "ينتقل في\\nفي خطوات من عشرة", "Bewegt sich in\\nin Schritten von zehn",
      "Avanza en\\nen pasos de diez", "Avance par\\npar pas de dix", "10ずつ\\n移動します", "열 단계씩\\n이동",
      "Avança em\\nem passos de dez", "以十步\\n移动", "以十步\\n移動",
    ],
    "line.text": [
      "Saved.\\nReady to play.", "تم الحفظ. \\nجاهز للتشغيل.", "Gesichert. \\nBereit zur Wiedergabe.",
      "Guardado. \\nListo para ver.", "Enregistré. \\nPrêt pour la lecture.", "保存しました。 \\n再生できます。", "저장됨. \\n재생할 수 있음.",
      "Salvo. \\nPronto para assistir.", "已保存。 \\n可以播放。", "已儲存。 \\n可以播放。",
    ],
    "half.text": [
      "Saved, ready to play", "تم الحفظ، جاهز للتشغيل", "Gesichert, bereit", "Guardado, listo", "Enregistré, prêt",
      "保存済み,再生できます", "저장됨, 재생 가능", "Salvo, pronto", "已保存, 可以播放", "已儲存, 可以播放",
    ],
    "tab.library": [
      "Library", "المكتبة", "Mediathek", "Biblioteca", "Bibliothèque", "ライブラリ", "보관함", "Biblioteca", "资料库", "資料庫",
    ],
    "menu.library": [
      "Library", "Library", "Library", "Library", "Library", "Library", "Library", "Library", "Library", "Library",
    ],
    "play.label": [
      "Play", "تشغيل", "Wiedergabe", "Reproducir", "Lecture", "再生", "재생", "Reproduzir", "播放", "播放",
    ],
    "resume.text": [
      "Press the Play button to go on", "اضغط على زر تشغيل للمتابعة", "Drücken Sie die Wiedergabeschaltfläche",
      "Pulsa el botón Reproducir para seguir", "Appuyez sur le bouton Lecture pour continuer", "続けるには再生ボタンを押してください",
      "계속하려면 재생 버튼을 누르세요", "Pressione o botão Reproduzir para continuar", "按播放按钮继续", "按播放按鈕繼續",
    ],
    "delete.title": [
      "Delete offline video", "حذف الفيديو دون اتصال", "Offline-Video löschen", "Eliminar vídeo sin conexión",
      "Supprimer la vidéo hors ligne", "オフライン動画を削除", "오프라인 동영상 삭제", "Excluir vídeo offline", "删除离线视频", "刪除離線影片",
    ],
    "left.text": [
      "%@ minutes left", "متبقٍّ %@ دقيقة", "Noch %@ Minuten", "Quedan %@ minutos", "%@ minutes restantes", "残り%@分",
      "%@분 남음", "Faltam %@ minutos", "剩余 %@ 分钟", "剩餘 %@ 分鐘",
    ],
    "position.value": [
      "Jumped to %@", "تم الانتقال إلى %@", "Zu %@ gesprungen", "Salto a %@", "Aller à %@", "%@に移動", "%@로 이동",
      "Foi para %@", "跳转到 %@", "跳至 %@",
    ],
    "step.value": [
      "%lld minutes", "%lld دقيقه", "%lld Min.", "%lld mins.", "%lld min.", "%lld ぷん", "%lld 미닛", "%lld mins.",
      "%lld 分", "%lld 分",
    ],
  ]

  private static let settings = """
    development: en
    arguments: {position.value: {1: duration-spoken}}
    controls:
      buttonPlay: {tag: 1, label: play.label}
    rules:
      glossary:
        banned:
          ar: [الفيديو دون اتصال]
          es: [vídeo sin conexión]
          fr: [vidéo hors ligne]
          pt-BR: [vídeo offline]
    """

  /// A rule, a key, and the languages in which it is reported.
  @Test(arguments: [
    ("a11y-brand", "wifi.text", "ar de es fr ja ko pt-BR zh-Hans zh-Hant"),
    ("misspelled-brand", "share.title", "ar de es fr ja ko pt-BR zh-Hans zh-Hant"),
    ("translated-elsewhere", "menu.library", "ar de es fr ja ko pt-BR zh-Hans zh-Hant"),
    ("space-at-line-break", "line.text", "ar de es fr ja ko pt-BR zh-Hans zh-Hant"),
    ("repeated-word", "twice.text", "ar de es fr pt-BR"),
    ("half-width-punctuation", "half.text", "ja zh-Hans zh-Hant"),
    ("hand-made-plural", "time.seconds", "en"),
    ("plural-unit-after-text", "left.text", "en"), ("glossary", "delete.title", "ar es fr pt-BR"),
    ("a11y-duration-wording", "step.value", "ar de es fr ja ko pt-BR zh-Hans zh-Hant"),
    ("a11y-duration-wording", "time.seconds", "ar zh-Hans"),
    ("argument-case", "position.value", "ar"),
    ("a11y-prompt-names-control", "resume.text", "en ar de es fr ja ko pt-BR zh-Hans zh-Hant"),
    ("a11y-abbreviation", "step.value", "de fr"),
  ])
  func reportsHabits(rule: String, key: String, languages: String) {
    let files = (["en"] + Self.languages).enumerated().map { index, language in
      let lines = Self.texts.map { "\"\($0.key)\" = \"\($0.value[index])\";\n" }.joined()
      return SourceFile(path: "\(language).lproj/Player.strings", bytes: Array(lines.utf8))
    }
    var loader = CatalogLoader(ConfigurationFile(Array(Self.settings.utf8), path: "l10n.yml").configuration)
    // Some of them are off but in the strict profile.
    var selection = LintSelection()
    selection.rules = [rule]
    let found = Linter(selection: selection).result(in: loader.catalog(of: files)).diagnostics
    let locales = found.filter { $0.ruleID == rule && $0.subject.key == key }.compactMap(\.subject.locale)
    #expect(Set(locales).sorted() == languages.split(separator: " ").map(String.init).sorted())
  }
}
