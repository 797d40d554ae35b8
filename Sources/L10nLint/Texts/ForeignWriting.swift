/// The writing of a text that is in another language than its table.
enum ForeignWriting: Equatable {
  /// Chinese among Japanese, which has the same script.
  case chinese
  case script(LetterScript)

  /// The writing in words, after "in".
  var name: String {
    switch self {
    case .chinese: "Chinese"
    case .script(let script): "the \(script.rawValue) script"
    }
  }
}

extension LintText {
  /// The writing of a text that is most likely not in its language; `nil` for other texts.
  func foreignWriting(besides own: OwnScripts) -> ForeignWriting? {
    if own.isJapanese, isChineseSentence { return .chinese }
    return foreignScript(besides: own).map { .script($0) }
  }

  /// Whether it has a comma or a full stop and no kana, without which there is hardly a Japanese sentence, and no
  /// character that Japanese alone writes: 全著作権所有。
  private var isChineseSentence: Bool {
    let scalars = string.unicodeScalars
    return scalars.contains { $0 == "，" || $0 == "。" } && scalars.count { LetterScript($0) == .han } >= 6
      && !scalars.contains {
        LetterScript($0) == .kana || LetterScript($0) == .hangul || Self.ofJapaneseAlone.contains($0)
      }
  }

  /// The characters of everyday Japanese that neither simplified nor traditional Chinese has. Source: JIS X 0208, level
  /// 1, without GB 2312 and Big5.
  private static let ofJapaneseAlone = Set(
    ("両乗亀亜仏仮価侭値倶倹働兎児円冨冴処凧凪剣剤剰労効勅勧勲匁匂単厳収呉呑呪咲唖啓喰営噛噺嚢団囲図圏圧堺塀塁"
      + "塩増壊壌壱売壷変奨妬姉姫娯嬢宍実寛対専尭峠峯嶋巌巣巻帯帰庁広廃廻廼弐弾従徳徴応恵悩悪惣懐戦戯戸戻払抜択拝"
      + "拠拡挙挿捜掲掻揺摂撃撹斉斎晩暁暦曽杢枠査柾栂栃栄栢桜桝桟梶梼椀椙椛検楕楳楽榊様樋権樫欝歓歩歯歳歴殻毎気氷"
      + "汚沢浄涙涜渇済渉渋渓満溌滝潅瀞瀬焔焼犠狛猟獣瑠産畑畠畳疎痩発皐県砕砿硲碁稲穂穏穐穣窓竃竜竪笹箆篭籾粂粋粛"
      + "粧経絵絶継続総緑縁縄縦繊繋繍聡聴脇脳臓舎舗舘艶苅荘菓蔵薗薫薬蛍蝋蝿衆袴裏覇覚覧観訳説読諌謡譲讃讐賎賛贋転"
      + "軽辺辻込逓遅遡郷酔醗醤醸釈鈎鉄鉢鉱銭鋭鋲鋳錬録鑓関閲闘陥険隠隣隷雑雫霊靭韮頚頬頴頼顔顕駄駅駆駈騒験騨髄髪"
      + "鮎鯵鰐鰯鴎鴫鴬鶏鹸麹麺麿黒黙齢").unicodeScalars)

  /// The script of a text of some length that has almost nothing in one of the language's own scripts.
  private func foreignScript(besides own: OwnScripts) -> LetterScript? {
    // Most texts have a letter of the language's script among the first few.
    var counts: [LetterScript: Int] = [:]
    var owned = 0
    var words = 0
    var isInWord = false
    for scalar in string.unicodeScalars {
      guard let script = LetterScript(scalar) else {
        isInWord = isInWord && scalar.properties.generalCategory == .nonspacingMark
        continue
      }
      if script == own.first || own.scripts.contains(script) {
        owned += 1
        if owned > 3, !own.isLatin { return nil }
        isInWord = false
        continue
      }
      // A syllable or ideograph says more than a letter.
      counts[script, default: 0] += script == .han || script == .hangul || script == .kana ? 3 : 1
      if !isInWord { words += 1 }
      isInWord = true
    }
    guard let most = counts.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }) else { return nil }
    // Chinese and Japanese sentences have no spaces; a name is shorter.
    let characters = (counts[.han] ?? 0) + (counts[.kana] ?? 0)
    // Specifiers are Latin letters, too.
    let isSentence = words >= (own.isLatin ? 1 : 3) || (most.key == .han || most.key == .kana) && characters >= 18
    guard most.value >= 12, isSentence, own.isLatin ? most.value > owned : owned == 0 else {
      return nil
    }
    return most.key
  }
}
