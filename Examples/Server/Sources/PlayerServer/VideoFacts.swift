import L10nRuntime
import PlayerStrings

/// What a page says of a video beside its player, in the words, digits and signs of the reader's language.
struct VideoFacts: Sendable {
  /// When the page is read.
  let now: Instant

  /// How often the video has been watched.
  var views = 1_234_567

  /// When it was published.
  var published: Instant

  /// When its sequel is shown for the first time.
  var premiere: Instant

  /// What it costs to own it, and to watch it once.
  var prices = (buying: CurrencyAmount(9.99, "EUR"), renting: CurrencyAmount(3.99, "EUR"))

  /// The language that it was made in, and those of another sound track and of the captions.
  var languages: (original: LanguageTag, described: LanguageTag, captions: LanguageTag) = ("en", "pt-BR", "fr")

  init(now: Instant) {
    self.now = now
    published = Instant(secondsSince1970: now.secondsSince1970 - 3 * 86_400, zone: now.zone)
    premiere = Instant(secondsSince1970: now.secondsSince1970 + 4 * 86_400, zone: now.zone)
  }

  /// What is drawn, each with what a screen reader says where that is something else.
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
