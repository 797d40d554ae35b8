import GoldenStrings
import L10nRuntime

/// The generated code's access to each text of the catalog.
struct GoldenAccessor: Sendable {
  let table: String
  let key: String

  /// The arguments that `text` passes.
  let arguments: [MessageArgument]

  let text: @Sendable (GoldenStrings) -> String

  private init(
    _ key: String, in table: String = "Main", _ arguments: [MessageArgument] = [],
    _ text: @escaping @Sendable (GoldenStrings) -> String
  ) {
    self.table = table
    self.key = key
    self.arguments = arguments
    self.text = text
  }

  static let all: [GoldenAccessor] = properties + formatted + functions

  // The name of the accessor is made of the scalars of its key: here a letter and a combining accent, then one letter.
  private static let properties: [GoldenAccessor] = [
    .init("Photos of 2026", in: "Catalog") { $0.photosOf2026 },
    .init("photos.brand", in: "Catalog") { $0.photos.brand },
    .init("photos.open", in: "Catalog") { $0.photos.open },
    .init("Are you sure?") { $0.areYouSure },
    .init("Delete it. Now.") { $0.deleteItNow },
    .init("GoldenStrings.name") { $0.goldenStrings.name },
    .init("String.length") { $0.string.length },
    .init("Type.name") { $0.type.name },
    .init("_") { $0.textText },
    .init("cafe\u{301}") { $0.café },
    .init("caf\u{E9}") { $0.caféText },
    .init("class.default.init") { $0.class.default.initText },
    .init("current") { $0.currentText },
    .init("empty") { $0.empty },
    .init("error title") { $0.errorTitle },
    .init("error-title") { $0.errorTitleText },
    .init("errorTitle") { $0.errorTitleText2 },
    .init("errors.404") { $0.errors._404Text },
    .init("errors.404.360view") { $0.errors._404._360view },
    .init("errors.404.title") { $0.errors._404.title },
    .init("escaped \"key\" `x`") { $0.escapedKeyX },
    .init("headline") { $0.headline },
    .init("interpolation") { $0.interpolation },
    .init("invisible") { $0.invisible },
    .init("is.self") { $0.is.selfText },
    .init("jump.hint") { $0.jump.hint },
    .init("jump.label") { $0.jump.label },
    .init("label.play") { $0.labelTexts.play },
    .init("labelTexts.play") { $0.labelTextsTexts.play },
    .init("lines") { $0.lines },
    .init("mark") { $0.mark },
    .init("messages.percent", in: "Messages") { $0.messages.percent },
    .init("messages.plain", in: "Messages") { $0.messages.plain },
    .init("numbers.one") { $0.numbers.one },
    .init("offsets.one") { $0.offsets.one },
    .init("pause.label") { $0.pause.label },
    .init("percent") { $0.percent },
    .init("play.label") { $0.main.play.label },
    .init("play.label", in: "Other") { $0.other.play.label },
    .init("quotes") { $0.quotes },
    .init("spaces") { $0.spaces },
    .init("tap") { $0.tap },
    .init("text") { $0.textText2 },
    .init("texts.one") { $0.textsTexts.one },
    .init("uRL.a") { $0.uRL.a },
    .init("url.a") { $0.url.a },
    .init("❤\u{FE0F}") { $0.textText3 },
    .init("再生") { $0.再生Text },
    .init("再生.題") { $0.再生.題 },
  ]

  private static let formatted: [GoldenAccessor] = [
    .init("formatted.amounts", [.bitRate(1_240_000), .byteCount(45_300_000, width: .short)]) {
      $0.formatted.amounts(rate: 1_240_000, size: 45_300_000)
    },
    .init(
      "formatted.progress",
      [.duration(.seconds(243)), .duration(.seconds(601), smallestUnit: .minute, rounding: .up)]
    ) {
      $0.formatted.progress(position: .seconds(243), duration: .seconds(601))
    },
    .init(
      "formatted.numbers",
      [
        .number(1_234_567, "compact-short"), .number(1.5, "unit/kilometer-per-hour unit-width-full-name"),
        .number(7, ".00"),
      ]
    ) {
      $0.formatted.numbers(views: 1_234_567, speed: 1.5, exact: 7)
    },
    .init("formatted.price", [.currency(CurrencyAmount(4.99, "EUR")), .list(["a", "b"], kind: .or)]) {
      $0.formatted.price(price: CurrencyAmount(4.99, "EUR"), ["a", "b"])
    },
    .init("formatted.range", [.range(3...1500)]) { $0.formatted.range(3...1500) },
    .init("formatted.length", [.duration(.seconds(7500), width: .narrow, largestUnit: .minute, smallestUnit: .minute)])
    {
      $0.formatted.length(.seconds(7500))
    },
    .init("formatted.rest", [.duration(.seconds(1.9), rounding: .down)]) { $0.formatted.rest(.seconds(1.9)) },
    .init("formatted.values", [.percent(0.125), .list(["Emma", "أوستن", "e"]), 12_345]) {
      $0.formatted.values(part: 0.125, names: ["Emma", "أوستن", "e"], count: 12_345)
    },
  ]

  private static let functions: [GoldenAccessor] =
    [
      .init("args.keyword", ["the city"]) { $0.args.keyword(class: "the city") },
      .init("args.positional", ["Emma", "أوستن"]) { $0.args.positional(title: "Emma", author: "أوستن") },
      .init("args.same", ["a", "b"]) { $0.args.same(name: "a", name2: "b") },
      .init("args.self", ["me"]) { $0.args.selfText(selfValue: "me") },
      .init("args.texts", ["many"]) { $0.args.textsText(texts: "many") },
      .init("args.types", [-1_234_567, .unsigned(4_000_000_000), 0.5, .unsigned(255), "%@"]) {
        $0.args.types(count: -1_234_567, size: 4_000_000_000, ratio: 0.5, color: 255, place: "%@")
      },
      .init("args.unnamed", ["x", "שלום"]) { $0.args.unnamed("x", "שלום") },
      .init("jump.seconds", [15]) { $0.jump.seconds(seconds: 15) },
      .init("other.only", in: "Other", ["me"]) { $0.other.only(who: "me") },
      .init("messages.hello", in: "Messages", ["Emma", "رائع"]) { $0.messages.hello(name: "Emma", mood: "رائع") },
      .init("messages.numbered", in: "Messages", ["a", "b"]) { $0.messages.numbered("a", "b") },
      .init("messages.share", in: "Messages", [0.456]) { $0.messages.share(seen: 0.456) },
      .init("messages.views", in: "Messages", [1_234_567]) { $0.messages.views(views: 1_234_567) },
      .init("messages.rate", in: "Messages", [1234.25, 1_234_567, 0.5]) {
        $0.messages.rate(rate: 1234.25, whole: 1_234_567, speed: 0.5)
      },
      .init("modern.hello", in: "Modern", ["Emma"]) { $0.modern.hello(name: "Emma") },
      .init("modern.rate", in: "Modern", [1234.25, 1_234_567, 0.456]) {
        $0.modern.rate(rate: 1234.25, whole: 1_234_567, part: 0.456)
      },
      .init("modern.terms", in: "Modern", ["/terms", "Ada"]) { $0.modern.terms(address: "/terms", name: "Ada") },
      .init("modern.both", in: "Modern", ["male", 2]) { $0.modern.both(gender: "male", films: 2) },
    ]
    + [0, 1, 2, 5, 11, 1_000_000].flatMap { (count: Int) -> [GoldenAccessor] in
      [
        .init("videos.count", [.integer(Int64(count))]) { $0.videos.count(videos: count) },
        .init("modern.files", in: "Modern", [.integer(Int64(count)), "أوستن"]) {
          $0.modern.files(count: count, sender: "أوستن")
        },
        .init("modern.liked", in: "Modern", [.integer(Int64(count)), "Ada"]) {
          $0.modern.liked(likes: count, first: "Ada")
        },
        .init("modern.both", in: "Modern", ["female", .integer(Int64(count))]) {
          $0.modern.both(gender: "female", films: count)
        },
        .init("modern.rank", in: "Modern", [.integer(Int64(count))]) { $0.modern.rank(place: count) },
        .init("messages.files", in: "Messages", ["أوستن", .integer(Int64(count))]) {
          $0.messages.files(sender: "أوستن", count: count)
        },
        .init("messages.guests", in: "Messages", [.integer(Int64(count)), "Ada"]) {
          $0.messages.guests(guests: count, first_guest: "Ada")
        },
        .init("messages.liked", in: "Messages", [count < 2 ? "female" : "x", .integer(Int64(count))]) {
          $0.messages.liked(gender: count < 2 ? "female" : "x", count: count)
        },
        .init("messages.rank", in: "Messages", [.integer(Int64(count))]) { $0.messages.rank(place: count) },
        .init("files.inFolders", [.integer(Int64(count)), 1]) { $0.files.inFolders(files: count, folders: 1) },
        .init("files.inFolders", [1, .integer(Int64(count))]) { $0.files.inFolders(files: 1, folders: count) },
        .init("photos.copied", in: "Catalog", ["Été", .integer(Int64(count))]) {
          $0.photos.copied(album: "Été", photos: count)
        },
        .init("photos.parts", in: "Catalog", [.integer(Int64(count)), 2]) {
          $0.photos.parts(files: count, folders: 2)
        },
      ]
    }
}
