import L10nCompiler
import L10nCore
import L10nSyntax
import Testing

struct StringCatalogDraftTests {
  /// A variable with its forms: "one=… other=…", `_` for a blank.
  private static func variable(_ name: String, _ type: String?, _ forms: String) -> MessageVariable {
    MessageVariable(
      name: name, valueType: type,
      variants: forms.split(separator: " ").map { form in
        let parts = form.split(separator: "=").map { String($0).replacing("_", with: " ") }
        return MessageVariable.Variant(category: parts[0], text: parts[1])
      })
  }

  /// A content, the comment, and how its localization begins.
  private static let contents: [(Message, String?, String)] = [
    (.text("50 % \"é\" \n"), nil, "stringUnit"),
    (.format("%#@count@", variables: [variable("count", "lld", "one=%lld_item other=%lld_items")]), nil, "variations"),
    (.format("%#@n@", variables: [variable("n", "d", "one=%d_item other=%d_items")]), nil, "stringUnit"),
    (.format("%#@n@", variables: [variable("n", "d", "one=%d_item other=%d_items")]), "%d = n", "variations"),
    (
      .format(
        "%1$#@a@ in %2$#@b@: %3$@",
        variables: [variable("a", "lld", "other=%lld_%@"), variable("b", ".1f", "one=%.1f other=%2$.1f")]), nil,
      "stringUnit"
    ),
    (
      .format("%#@a@", variables: [variable("a", "lld", "other=%lld_of_%2$#@b@"), variable("b", "lld", "other=%lld")]),
      nil, "stringUnit"
    ),
    (
      .format("%#@count@", variables: [variable("count", "lld", "one=%lld_day,_%lld_% other=%lld_days,_%lld_%")]), nil,
      "stringUnit"
    ),
    (
      .select(.device, [.init("mac", .text("Click")), .init("other", .text("Tap"))]), nil,
      "variations"
    ),
    (
      .select(
        .device,
        [
          .init("mac", .format("%#@count@", variables: [variable("count", "u", "other=%u")])),
          .init("other", .text("Tap")),
        ]), nil, "variations"
    ),
    (
      .select(
        .device,
        ["mac", "other"].map {
          .init($0, .format("\($0): %#@n@", variables: [variable("n", "lld", "one=%lld_x other=%lld_y")]))
        }), nil, "substitutions"
    ),
    (
      .select(
        .device,
        ["mac", "other"].map {
          .init($0, .format("in %#@n@", variables: [variable("n", "lld", "one=%lld_\($0) other=%lld_\($0)s")]))
        }), nil, "stringUnit"
    ),
    (
      .select(
        .device,
        [
          .init("mac", .format("%#@n@ here", variables: [variable("n", "lld", "one=%lld_x other=%lld_y")])),
          .init("other", .text("%lld there")),
        ]), nil, "substitutions"
    ),
  ]

  @Test(arguments: contents.indices)
  func readsBackWhatItWrote(_ index: Int) throws {
    let (content, comment, start) = Self.contents[index]
    let states = content.texts.map { _ in TranslationState.needsReview }
    let (localization, loss) = content.localization(states: states, comment: comment)
    #expect(loss == nil)
    guard case .object(let members)? = localization else { throw Missing() }
    #expect(members.first?.key == start)
    let unit = TextUnit(key: "k", message: content, comment: comment, state: .needsReview, extractionState: "manual")
    let draft = StringCatalogDraft(
      [TextTable(name: "T", locale: "fr", units: [unit]), TextTable(name: "T", locale: "en", units: [])], source: "en")
    let catalog = CatalogFixture(["T.xcstrings": draft.text]).catalog
    var read = try #require(catalog.files.map { TextTable($0) }.first { $0.locale == "fr" }?.units.first)
    read.location = nil
    #expect(read == unit)
  }

  private struct Missing: Error {}

  @Test(arguments: contents.indices)
  func keepsTheStateOfEachForm(_ index: Int) throws {
    let (content, comment, _) = Self.contents[index]
    // One form of each variable, because devices may share it.
    let parts = content.textParts
    guard let last = parts.last?.form else { return }
    var unit = TextUnit(key: "k", message: content, comment: comment, state: .needsReview)
    unit.formStates = parts.map { $0.form == last ? .needsReview : .translated }
    let tables = [TextTable(name: "T", locale: "fr", units: [unit]), TextTable(name: "T", locale: "en", units: [])]
    let draft = StringCatalogDraft(tables, source: "en")
    let catalog = CatalogFixture(["T.xcstrings": draft.text]).catalog
    let read = try #require(catalog.files.map { TextTable($0) }.first { $0.locale == "fr" }?.units.first)
    #expect(draft.losses.map(\.message) == ["'k' has no text in en, where a String Catalog takes the key for it"])
    #expect(read.allStates.last == .needsReview && read.state == .needsReview)
    #expect(content.texts.count < 3 || Set(read.allStates).count == 2)
  }

  @Test(arguments: [
    (
      Message.select(.width, [.init("9", .text("a")), .init("20", .text("b"))]),
      "'k' differs by width, of which a String Catalog keeps the widest"
    ),
    (
      .format("%#@n@", variables: [MessageVariable(name: "n", rule: .gender, valueType: "d", variants: [])]),
      "'k' says something that a String Catalog cannot hold"
    ),
    (
      .format("%#@n@", variables: [variable("n", "lld", "other=%arg")]),
      "'k' says something that a String Catalog cannot hold"
    ),
  ])
  func saysWhatIsLost(_ content: Message, message: String) {
    let table = TextTable(name: "T", locale: "en", units: [TextUnit(key: "k", message: content)])
    let draft = StringCatalogDraft([table], source: "en")
    #expect(draft.losses.map(\.message) == [message])
    #expect(StringCatalog(Array(draft.text.utf8)).entries.map(\.key) == ["k"])
  }

  /// Nothing in a String Catalog says that the source language lacks a text: reading one gives the key.
  @Test func saysWhichKeysTheSourceLanguageLacks() {
    let english = TextTable(name: "T", locale: "en", units: [TextUnit(key: "a", message: .text("a"))])
    let others = ["de", "fr"].map { locale in
      TextTable(name: "T", locale: locale, units: ["b", "a"].map { TextUnit(key: $0, message: .text("x")) })
    }
    #expect(
      StringCatalogDraft(others + [english], source: "en").losses.map { "\($0.table.locale): \($0.message)" }
        == ["de: 'b' has no text in en, where a String Catalog takes the key for it"])
  }

  /// The comment of the source language, or the one that all others share; others are lost, which is reported once for
  /// each key.
  @Test func keepsTheCommentsThatAllAgreeOn() {
    func table(_ locale: String, _ comments: [String?]) -> TextTable {
      TextTable(
        name: "T", locale: locale,
        units: zip(["a", "b", "c", "d"], comments).map { TextUnit(key: TableKey($0), message: .text("x"), comment: $1) }
      )
    }
    let draft = StringCatalogDraft(
      [
        table("de", ["Verb", "TODO", "Own", "Noun"]), table("fr", ["TODO", "FIXME", nil, "Noun"]),
        table("it", ["Todo"]), table("en", ["Verb", nil, nil, nil]),
      ], source: "en")
    #expect(StringCatalog(Array(draft.text.utf8)).entries.map(\.comment) == ["Verb", nil, "Own", "Noun"])
    #expect(
      draft.losses.map(\.message).filter { $0.contains("comment") } == [
        "'a' has other comments in fr, it: a String Catalog has one for all languages",
        "'b' has other comments in de, fr: a String Catalog has one for all languages",
      ])
  }

  /// A text is its key only if both have the same scalars.
  @Test(arguments: [("\u{E9}", "e\u{301}"), ("e\u{301}", "\u{E9}"), ("e\u{301}", "e\u{301}"), ("", "")])
  func keepsTheScalarsOfATextLikeItsKey(key: String, text: String) throws {
    let table = TextTable(name: "T", locale: "en", units: [TextUnit(key: TableKey(key), message: .text(text))])
    let catalog = CatalogFixture(["T.xcstrings": StringCatalogDraft([table], source: "en").text]).catalog
    let read = try #require(catalog.files.first.flatMap { TextTable($0).units.first })
    guard case .text(let back) = read.message.content else { throw Missing() }
    #expect(back.utf8.elementsEqual(text.utf8))
  }

  @Test func writesAsXcodeDoes() {
    let english = TextTable(
      name: "T", locale: "en",
      units: [
        TextUnit(key: "item 10", message: .text("a/b"), comment: "One.\nTwo."),
        TextUnit(key: "Item 9", message: .text("Item 9"), isTranslatable: false),
      ])
    let chinese = TextTable(
      name: "T", locale: "zh_TW", units: [TextUnit(key: "item 10", message: .text("項目"), state: .new)])
    #expect(
      StringCatalogDraft([chinese, english], source: "en").text == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Item 9" : {
              "extractionState" : "manual",
              "shouldTranslate" : false
            },
            "item 10" : {
              "comment" : "One.\\nTwo.",
              "extractionState" : "manual",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "a/b"
                  }
                },
                "zh-TW" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "項目"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """)
  }
}
