import L10nRuntime
import L10nSyntax

/// The words that a screen reader adds to the texts of controls in one language: for their roles and their states.
///
/// Sources: TalkBack's string resources (`google/talkback`); NVDA's translations (`nvdajp/nvdajp`, a fork of
/// `nvaccess/nvda`); for VoiceOver in English and German the iOS records of `cashapp/AccessibilitySnapshot`, and for
/// sliders its word on the Mac and in Safari. Apple publishes no list for the other languages: their words are those of
/// its systems for the same things.
struct ReaderWords {
  /// The meaning of a word.
  enum Kind: String, CaseIterable {
    case button
    case slider
    case `switch`
    case on
    case off
    case selected
    case expanded
    case collapsed
  }

  private let words: [Kind: String]

  /// - Returns: `nil` for a language whose words are unknown.
  init?(_ reader: ScreenReader, for tag: LanguageTag) {
    let script = tag.language == "zh" && LikelySubtags.script(of: tag) == "Hans" ? "-Hans" : ""
    guard let line = Self.lines(of: reader)["\(tag.language)\(script)"] else { return nil }
    let words = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    self.words = Dictionary(uniqueKeysWithValues: zip(Kind.allCases, words)).filter { !$0.value.isEmpty }
  }

  /// `nil` if the screen reader's word is unknown; a switch is a button then.
  subscript(kind: Kind) -> String? { words[kind] ?? (kind == .switch ? words[.button] : nil) }

  /// The words for the script of the page, by their kinds; empty for a language whose words are unknown.
  static func json(_ reader: ScreenReader, _ tag: String) -> JSONOutput {
    guard let words = LanguageTag(tag).flatMap({ ReaderWords(reader, for: $0) }) else { return .object([]) }
    return .object(
      Kind.allCases.compactMap { kind in
        words[kind].map { .init(kind.rawValue, .string($0)) }
      })
  }

  /// The words in the order of the kinds, by language; `zh` uses traditional characters.
  private static func lines(of reader: ScreenReader) -> [String: String] {
    switch reader {
    case .voiceOver:
      [
        "ar": "زر|شريط تمرير||تشغيل|إيقاف|محدد||",
        "de": "Taste|Schieberegler|Umschalttaste|Ein|Aus|Auswahl||",
        "en": "button|slider|switch button|on|off|selected|expanded|collapsed",
        "es": "botón|control deslizante||activado|desactivado|seleccionado||",
        "fr": "bouton|curseur||activé|désactivé|sélectionné||",
        "ja": "ボタン|スライダー||オン|オフ|選択中||",
        "ko": "버튼|슬라이더||켬|끔|선택됨||",
        "pt": "botão|controle deslizante||ativado|desativado|selecionado||",
        "zh-Hans": "按钮|滑块||打开|关闭|已选定||",
        "zh": "按鈕|滑桿||開啟|關閉|已選取||",
      ]
    case .talkBack:
      [
        "ar": "زر|شريط التمرير|مفتاح تحكّم|مفعّل|غير مفعّل|محدد|تم التوسيع|تم التصغير",
        "de": "Schaltfläche|Schieberegler|Schalter|an|aus|ausgewählt|maximiert|minimiert",
        "en": "button|slider|switch|on|off|selected|expanded|collapsed",
        "es": "botón|control deslizante|interruptor|activado|desactivado|seleccionado|mostrado|oculta",
        "fr": "bouton|curseur|bouton|activé|désactivé|sélectionné|développé|regroupé",
        "ja": "ボタン|スライダー|スイッチ|ON|OFF|選択済み|展開されています|折りたたまれています",
        "ko": "버튼|슬라이더|스위치|켜짐|꺼짐|선택됨|펼쳐짐|접힘",
        "pt": "botão|controle deslizante|interruptor|ativado|desativado|selecionado|expandido|recolhido",
        "zh-Hans": "按钮|滑块|开关|已开启|已关闭|已选中|已展开|已收起",
        "zh": "按鈕|滑桿|開關|開啟|關閉|已選取|已展開|已收合",
      ]
    case .nvda:
      [
        "ar": "زر|شريط سَحْب|زر تبديل|تشغيل|تعطيل|مُحدَّد|موسَّع|مطويّ",
        "de": "Schalter|Schieber|Schalter|eingeschaltet|ausgeschaltet|ausgewählt|ausgeklappt|eingeklappt",
        "en": "button|slider|switch|on|off|selected|expanded|collapsed",
        "es": "botón|deslizador|conmutador|activado|desactivado|seleccionado|expandido|contraído",
        "fr": "bouton|potentiomètre|bascule|activé|désactivé|sélectionné|développé|réduit",
        "ja": "ボタン|スライダー|スイッチ|オン|オフ|選択|展開|折りたたみ",
        "ko": "버튼|슬라이더|전환 버튼|켬|끔|선택됨|확장됨|축소됨",
        "pt": "botão|deslizante|interruptor|ativado|desativado|selecionado|expandido|recolhido",
        "zh-Hans": "按钮|滑块|开关|开|关|已选择|已展开|已折叠",
        "zh": "按鈕|滑桿|切換按鈕|開|關|已選取|展開|折疊",
      ]
    }
  }
}
