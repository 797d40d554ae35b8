import L10nRuntime
import StringsFormat

/// What screen readers call buttons and sliders in each language: the programs add these words themselves.
enum RoleWords {
  /// The words for a button and for a slider; `nil` for a language whose words are not known.
  static func words(for tag: LanguageTag) -> (button: String, slider: String)? {
    switch (tag.language, LikelySubtags.script(of: tag)) {
    case ("ar", _): ("زر", "شريط تمرير")
    case ("de", _): ("Taste", "Schieberegler")
    case ("en", _): ("button", "slider")
    case ("es", _): ("botón", "control deslizante")
    case ("fr", _): ("bouton", "curseur")
    case ("ja", _): ("ボタン", "スライダー")
    case ("ko", _): ("버튼", "슬라이더")
    case ("pt", _): ("botão", "controle deslizante")
    case ("zh", "Hans"): ("按钮", "滑块")
    case ("zh", _): ("按鈕", "滑桿")
    default: nil
    }
  }

  /// For the script of the page, by the kinds of controls.
  static func json(_ tag: String) -> JSONOutput {
    guard let words = LanguageTag(tag).flatMap(words) else { return .object([]) }
    return .object([.init("button", .string(words.button)), .init("slider", .string(words.slider))])
  }
}
