/// The scripts of a language, as its texts have them.
struct OwnScripts {
  let scripts: Set<LetterScript>
  let isLatin: Bool
  let isHan: Bool
  let isKorean: Bool
  let isJapanese: Bool

  /// The only script, so that most letters are known at once.
  let first: LetterScript?

  init(_ all: Set<LetterScript>) {
    // Korean has ideographs in brackets alone.
    scripts = all.contains(.hangul) ? [.hangul] : all
    first = scripts.count == 1 ? scripts.first : nil
    isLatin = scripts == [.latin]
    isHan = scripts == [.han]
    isKorean = scripts == [.hangul]
    isJapanese = scripts.contains(.kana)
  }
}
