import L10nRuntime
import PlayerStrings

/// The facts about a video on a page beside its player, in the words, digits and signs of the reader's language.
struct VideoFacts: Sendable {
  /// The time at which the page is read.
  let now: Instant

  /// The number of views.
  var views = 1_234_567

  /// The time of publication.
  var published: Instant

  /// The time of its sequel's premiere.
  var premiere: Instant

  /// The prices to buy it and to rent it.
  var prices = (buying: CurrencyAmount(9.99, "EUR"), renting: CurrencyAmount(3.99, "EUR"))

  /// The languages of the original, of another sound track and of the captions.
  var languages: (original: LanguageTag, described: LanguageTag, captions: LanguageTag) = ("en", "pt-BR", "fr")

  init(now: Instant) {
    self.now = now
    published = Instant(secondsSince1970: now.secondsSince1970 - 3 * 86_400, zone: now.zone)
    premiere = Instant(secondsSince1970: now.secondsSince1970 + 4 * 86_400, zone: now.zone)
  }

  /// The drawn texts, each with its spoken form if that differs.
  func texts(in strings: PlayerStrings) -> [(drawn: String, spoken: String?)] {
    let (video, audio, captions) = (strings.video, strings.audio.track, strings.captions.track)
    let age = RelativeTime(from: now, to: published)
    return [
      (video.views.text(count: views), video.views.label(count: views)),
      (age.unit == .second ? video.published.now.text : video.published.text(time: age), nil),
      (video.premiere.text(time: premiere), video.premiere.label(time: premiere)),
      (video.buy.text(price: prices.buying), video.buy.label(price: prices.buying)),
      (video.rent.text(price: prices.renting), video.rent.label(price: prices.renting)),
      (audio.original.text(language: languages.original), audio.original.label(language: languages.original)),
      (audio.described.text(language: languages.described), nil),
      (captions.cc.text(language: languages.captions), captions.cc.label(language: languages.captions)),
    ]
  }
}
