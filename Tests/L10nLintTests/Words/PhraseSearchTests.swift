import L10nRuntime
import Testing

@testable import L10nLint

struct PhraseSearchTests {
  /// A word of `nil` means that none is found.
  @Test(
    arguments: [
      ("en", "Double-tap to play", "Double-tap"), ("en", "Press kit", nil), ("en", "Untapped", nil),
      ("de", "Gedrückt halten", "Gedrückt halten"), ("de", "Seite drucken", nil), ("de", "Taste drücken", "drücken"),
      ("de", "Zwischen", nil), ("fr", "Appuyez", "Appuyez"), ("fr", "Déclic", nil), ("es", "Deslizante", nil),
      ("pt-BR", "Tocar", nil), ("pt-BR", "Toque em Tocar", "Toque em"), ("ar", "انقري", "انقر"),
      ("ar", "والنقر", "النقر"),
      ("ja", "トラック", nil), ("ja", "ドラッグする", "ドラッグ"), ("ko", "탭 메뉴", nil), ("ko", "두 번 탭", "두 번 탭"),
      ("zh-Hans", "滑动条", nil), ("zh-Hans", "点按两次", "点按"), ("zh-Hant", "點選", "點選"),
    ] as [(String, String, String?)])
  func findsGesturesAndStaysOutOfTheirTraps(tag: String, text: String, word: String?) throws {
    let words = try #require(LanguageTag(tag).flatMap { LanguageProfile.profile(for: $0).spoken })
    let search = PhraseSearch(words.speech.gestures, in: words, except: words.speech.gestureExceptions)
    #expect(search.first(in: text)?.word == word)
  }

  @Test func everyLanguageHasWordsOfEachKindOnce() {
    for profile in LanguageProfile.all {
      guard let speech = profile.spoken?.speech else { continue }
      let lists = [
        speech.states, speech.gestures, speech.devices, speech.directions, speech.colors, speech.commands,
        speech.searching,
      ]
      for list in lists {
        #expect(!list.isEmpty && Set(list).count == list.count, "\(profile.tag): \(list)")
        #expect(list.allSatisfy { $0 == $0.lowercased() && $0.first != " " && $0.last != " " }, "\(profile.tag)")
      }
      #expect(speech.labelLimit > 10)
    }
  }

  @Test(
    arguments: [
      ("One. Two", "."), ("See e.g. this", nil), ("Dr. Who", nil), ("Version 1. 2", nil), ("一。二", "。"), ("Go!", nil),
      ("Really? Yes", "?"), ("Yahoo! news", nil), ("", nil), ("...", nil), ("A. B", nil),
    ] as [(String, String?)])
  func findsTheEndOfTheFirstOfTwoSentences(text: String, stop: String?) {
    let range = SentenceBreak.first(in: text)
    #expect(range.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) } == stop)
  }

  @Test(
    arguments: [
      ("Play.", "."), ("More ...", " ..."), ("Durée\u{A0}: ", "\u{A0}: "), ("etc.", nil), ("9 a.m.", nil),
      ("10 Min.", nil),
      (".", nil), ("", nil), ("再生。", "。"), ("Play", nil), ("Go.\u{200F}", ".\u{200F}"), ("100.", nil),
    ] as [(String, String?)])
  func findsThePunctuationAtTheEnd(text: String, ending: String?) {
    let range = SentenceBreak.ending(of: text)
    #expect(range.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) } == ending)
  }
}
