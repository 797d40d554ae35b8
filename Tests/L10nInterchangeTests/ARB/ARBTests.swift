import L10nCore
import L10nInterchange
import L10nRuntime
import L10nSyntax
import Testing

@Suite struct ARBTests {
  @Test(arguments: SampleTables.locales)
  func theShippedTablesComeBack(_ locale: String) throws {
    for table in SampleTables.shipped(locale) {
      let development = try #require(SampleTables.shipped("en").first { $0.name == table.name })
      let written = WrittenTable(arb: table, language: SampleTables.language(locale), development: development)
      // The keys are no identifiers of Dart, all else is held.
      #expect(written.losses.filter { $0.severity > .note }.isEmpty && written.losses.count <= 1)
      let read = ReadTables.read(written.text, path: "T.arb", locale: nil, table: table.name) {
        ARBFiles([$0]).tables()[0]
      }
      #expect(read.diagnostics.isEmpty)
      #expect(read.tables.map(\.unplaced) == [table.unplaced])
    }
  }

  private static let several = Message.format(
    "%#@clips@ of %2$#@lists@ '{#}' 5 %%",
    variables: [
      MessageVariable(
        name: "clips", valueType: "ld",
        variants: [
          MessageVariable.Variant(category: "one", text: "'%ld' # clip'"),
          MessageVariable.Variant(category: "other", text: "{%ld} %2$#@lists@"),
        ]),
      MessageVariable(
        name: "lists", valueType: "d",
        variants: [
          MessageVariable.Variant(category: "zero", text: "none"),
          MessageVariable.Variant(category: "other", text: "%d lists %%"),
        ]),
    ])

  private static let table = SampleTables.table([
    TextUnit(key: "plain", message: .text("It's {50 %} of '{' \"x\"\n\u{1}😀 '"), comment: "One.\n\nTwo."),
    TextUnit(key: "format", message: .text("L'%@ of %2$lld: 5 %%"), comment: "%1$@ = 1st, %2$lld = total"),
    TextUnit(key: "order", message: .text("%3$@ %1$05d, %2$.2f"), state: .stale, extractionState: "migrated"),
    TextUnit(key: "same", message: .text(""), state: .needsReview, isTranslatable: false),
    TextUnit(key: "n", message: SampleTables.plural("%@ has %#@n@", "n", "lld", "one=one", "other=%lld {clips}")),
    TextUnit(key: "dots", message: SampleTables.plural("%#@n.0@", "n.0", nil, "other=x", "one=%d y")),
    TextUnit(key: "numbered", message: SampleTables.plural("%2$#@n@ %1$@", "n", "d", "one=1", "other=%2$d")),
    TextUnit(key: "several", message: several),
  ])

  @Test func whatARBHasNoPlaceForStandsInAttributes() {
    let written = WrittenTable(arb: Self.table, language: .english, development: Self.table)
    #expect(
      written.losses.map(\.message) == ["'order' shows 'argument1' as '%1$05d', which Flutter does not"])
    let read = ReadTables.read(written.text, path: "T.arb", locale: nil) { ARBFiles([$0]).tables()[0] }
    #expect(read.diagnostics.isEmpty)
    for (unit, original) in zip(read.tables[0].unplaced.units, Self.table.units) { #expect(unit == original) }
    #expect(
      written.text.split(separator: "\n").dropFirst(6).prefix(8).joined(separator: "\n") == """
          "format": "L''{argument1} of {total}: 5 %",
          "@format": {
            "description": "%1$@ = 1st, %2$lld = total",
            "placeholders": {
              "argument1": { "type": "String", "x-specifier": "%@" },
              "total": { "type": "int", "x-specifier": "%2$lld" }
            }
          },
        """)
  }

  /// A message, its description, the comment of the format; which gives the message and the description again.
  @Test(arguments: [
    ("{user} follows {target}", "Someone.", "Someone.\n%1$@ = user, %2$@ = target"),
    ("{user} follows {target}", "", "%1$@ = user, %2$@ = target"),
    ("{target} of {n, plural, one {# clip} other {# clips}}", "C", "C\n%1$@ = target"),
    ("{0} and {argument2}", "C", "C"), ("{a}", "A is %1$@ = a.", "A is %1$@ = a."), ("Play", "", nil),
  ])
  func commentsNameTheArguments(message: String, description: String, comment: String?) throws {
    let notes = description.isEmpty ? "" : ", \"@k\": {\"description\": \"\(description)\"}"
    let file = "{\"@@locale\": \"en\", \"k\": \"\(message)\"\(notes)}"
    let read = ReadTables.read(file, path: "T.arb", locale: nil) { ARBFiles([$0]).tables()[0] }
    #expect(read.tables[0].units[0].comment == comment && read.diagnostics.isEmpty)
    let written = WrittenTable(arb: read.tables[0], language: .english, development: read.tables[0]).text
    if !message.contains("argument") { #expect(written.contains(message.replacing("#", with: "{n}")), "\(written)") }
    #expect(written.contains("\"description\": \"\(description)\"") || description.isEmpty)
    #expect(written.contains("\"description\"") != description.isEmpty)
  }

  /// A text and its development text, and the message.
  @Test(arguments: [
    ("100% accurate", "100% accurate", "100% accurate"), ("100 % de {x}", "All of it", "100 % de '{'x'}'"),
    ("%@ for 100% done", "%@ for all", "{argument1} for 100% done"), ("% d", "% d", "{argument1}"),
  ])
  func aPercentSignBeforeABlankIsText(text: String, source: String, message: String) {
    let units = [text, source].map { TextUnit(key: "k", message: .text($0)) }
    let tables = units.map { SampleTables.table([$0]) }
    let written = WrittenTable(arb: tables[0], language: .english, development: tables[1]).text
    #expect(written.contains("\"k\": \"\(message)\""), "\(written)")
  }

  @Test func saysWhatIsLost() {
    let table = SampleTables.table([
      TextUnit(key: "@x", message: .text("a")), TextUnit(key: "new", message: .text("a"), state: .new),
      TextUnit(key: "a.b", message: .text("%@ % d")),
      TextUnit(key: "twice", message: .text("%1$@ %1$5@")),
      TextUnit(key: "device", message: .select(.device, [.init("mac", .text("a"))])),
    ])
    let written = WrittenTable(arb: table, language: .english, development: table)
    #expect(
      written.losses.map(\.message) == [
        "2 keys are not identifiers of Dart, such as '@x'",
        "'@x' begins with '@', which ARB keeps for notes, and is left out",
        "'new' is not translated yet and is left out",
        "'a.b' shows 'argument2' as '% d', which Flutter does not",
        "'twice' writes argument 1 as %1$@ and as %1$5@, of which ARB keeps the first",
        "'device' differs by device, of which ARB keeps 'mac'",
      ])
  }

  /// A message, the text or format, the variables, and the losses.
  @Test(arguments: [
    ("{n, plural, =0{no} =1{one} other{# x}}", "%#@n@", "n: zero=no one=one other=%lld x", ""),
    ("{n, plural, =1{x} one{y} other{z}}", "%#@n@", "n: one=y other=z", "has a text for the number 1 of 'n'"),
    ("{n,plural,offset:1 other{{n}}}", "%#@n@", "n: other=%lld", "counts 'n' with an offset"),
    ("{a} {n, plural, other{{b} #}}", "%@ %#@n@", "n: other=%3$@ %2$lld", ""),
    ("{g, select, male{He} other{They}} ran", "They ran", "", "selects by 'g', of which only 'other' is kept"),
    (
      "{n, selectordinal, one{#st} other{#th}} {n}", "%1$lldth %1$lld", "",
      "selects by 'n', of which only 'other' is kept"
    ),
    ("{n, number, percent} {d, spellout}", "%@ %@", "", "shows 'n' in the style 'number, percent'"),
    ("{n, plural, other{a}} {n, plural, other{b}}", "%1$#@n@ %1$#@n2@", "n: other=a n2: other=b", ""),
    ("{n, plural, other{a}} {n, plural, other{a}}", "%1$#@n@ %1$#@n@", "n: other=a", ""),
    (
      "{n, plural, other{a}}{n, plural, other{b{n, plural, other{c}}}}", "%1$#@n@%1$#@n2@",
      "n: other=a n2: other=b%#@n3@ n3: other=c", ""
    ),
    (
      "{n, plural, other{{n, plural, =7{a} other{b}}}}", "%#@n@", "n: other=%#@n2@ n2: other=b",
      "has a text for the number 7 of 'n'"
    ),
    ("{n, plural, =7{a}}", "{n, plural, =7{a}}", "", "has no branch for 'other'"),
    ("a{n, plural, x{b} other{c}}", "a%#@n@", "n: other=c", "has a plural form 'x'"),
    ("100 % '{x}' it''s", "100 % {x} it's", "", ""), ("100 % {x}", "100 %% %@", "", ""),
    ("{", "{", "", "*"), ("}", "}", "", ""), ("{n, plural}", "{n, plural}", "", "*"), ("{}", "{}", "", "*"),
    ("{n, plural, other{}", "{n, plural, other{}", "", "*"), ("'{", "{", "", ""), ("😀{é}", "😀%@", "", ""),
  ])
  func readsMessages(_ message: String, _ text: String, _ variables: String, _ loss: String) throws {
    let file = "{\"@@locale\": \"en_GB\", \"k\": \"\(message)\"}"
    let read = ReadTables.read(file, path: "T.arb", locale: nil) { ARBFiles([$0]).tables()[0] }
    let unit = try #require(read.tables[0].units.first)
    #expect(read.tables[0].locale == "en-GB")
    switch unit.message.content {
    case .text(let plain): #expect(plain == text && variables.isEmpty)
    case .format(let format, let found):
      let shown = found.map { "\($0.name): " + $0.variants.map { "\($0.category)=\($0.text)" }.joined(separator: " ") }
      #expect(format == text && shown.joined(separator: " ") == variables)
    case .select, .pattern, .markedUp: Issue.record("no text")
    }
    let messages = read.diagnostics.map(\.message)
    #expect(messages.isEmpty == loss.isEmpty)
    #expect(loss == "*" || loss.isEmpty || messages.contains { $0.contains(loss) })
  }

  /// A language, the forms of `=0` beside `other`, and whether that of 0 is lost: 10 videos are `zero` in Latvian, too.
  @Test(arguments: [
    ("en", "zero=no other=x", false), ("ar", "zero=no other=x", false), ("lag", "zero=no other=x", false),
    ("lv", "other=x", true), ("prg", "other=x", true),
  ])
  func readsZeroWhereItIsAlone(_ locale: String, _ forms: String, _ isLost: Bool) {
    let file = "{\"@@locale\": \"\(locale)\", \"k\": \"{n, plural, =0{no} other{x}}\"}"
    let read = ReadTables.read(file, path: "T.arb", locale: nil) { ARBFiles([$0]).tables()[0] }
    #expect(read.tables[0].units.map(\.shown) == ["k=%#@n@ n:lld \(forms)"])
    #expect(
      read.diagnostics.map(\.message)
        == (isLost ? ["'k' has a text for the number 0 of 'n', which string tables cannot hold"] : []))
  }

  @Test func hostileMessagesAreReadInOnePass() {
    for unit in ["{", "'", "}", "{a, plural, other{", "#", "{a}", "'{"] {
      let file = "{\"k\": \"" + String(repeating: unit, count: 50_000) + "\", \"@k\": 1, \"@z\": {}, \"l\": []}"
      let read = ReadTables.read(file, path: "T.arb", locale: "en") { ARBFiles([$0]).tables()[0] }
      #expect(read.tables[0].units.count == 1 && read.diagnostics.count >= 2)
    }
  }
}
