import L10nCore
import L10nRuntime
import L10nWorkspace
import Testing

extension ConfigurationFileTests {
  @Test func readsTheFormatsOfArguments() throws {
    let text = """
      arguments:
        progress: {position: duration-spoken, 2: {format: duration-spoken, smallest-unit: minute, rounding: up}}
        done: {percent: percent, names: {format: list}, rate: {format: bit-rate, width: short}, size: byte-count}
        none:
      digits: latin
      """
    let configuration = try configuration(text)
    #expect(configuration.digits == .latin)
    #expect(configuration.arguments.keys.sorted() == ["done", "progress"])
    let progress = try #require(configuration.arguments["progress"])
    #expect(progress.map(\.argument) == ["position", "2"])
    #expect(
      progress.map(\.format)
        == [
          DurationFunction(), DurationFunction(DurationStyle(smallestUnit: .minute, rounding: .up)),
        ].map { ArgumentFormat($0) })
    #expect(
      configuration.arguments["done"]?.map(\.format)
        == ([
          PercentFunction(), ListFunction(), MeasureFunction(.bitRate, width: .short), MeasureFunction(.byteCount),
        ] as [any ValueFunction]).map { ArgumentFormat($0) })
    #expect(Array(text.utf8)[progress[1].location.range] == [UInt8(ascii: "2")])
  }

  @Test(
    arguments: [
      ("date", DateFunction(DateForm(date: .medium))), ("time", DateFunction(DateForm(time: .short))),
      ("date-time", DateFunction(DateForm(date: .medium, time: .short))),
      ("{format: date, style: full}", DateFunction(DateForm(date: .full))),
      ("{format: date, skeleton: yMMMd}", DateFunction(DateForm(skeleton: "yMMMd"))),
      ("{format: time, style: medium}", DateFunction(DateForm(time: .medium))),
      ("{format: date-time, date: long, time: full}", DateFunction(DateForm(date: .long, time: .full))),
      ("{format: date-time, skeleton: EEEEjm}", DateFunction(DateForm(skeleton: "EEEEjm"))),
      ("relative-time", RelativeTimeFunction()),
      (
        "{format: relative-time, width: narrow, numeric: auto}",
        RelativeTimeFunction(.init(width: .narrow, numeric: .auto))
      ),
      ("duration", DurationFunction(DurationStyle(width: .short))),
      (
        "{format: duration, width: narrow, largest-unit: day, smallest-unit: minute, rounding: down}",
        DurationFunction(DurationStyle(width: .narrow, largestUnit: .day, smallestUnit: .minute, rounding: .down))
      ), ("{format: duration-spoken, largest-unit: minute}", DurationFunction(DurationStyle(largestUnit: .minute))),
      ("duration-clock", ClockFunction()), ("{format: duration-clock, rounding: up}", ClockFunction(rounding: .up)),
      ("language-name", LanguageNameFunction()),
      ("{format: language-name, names: own, tags: [de, pt-BR]}", LanguageNameFunction(.own, tags: ["de", "pt-BR"])),
      ("{format: language-name, context: menu}", LanguageNameFunction(.standard, .menu)),
      ("region-name", RegionNameFunction()), ("number", NumberFunction()), ("currency", CurrencyFunction()),
      ("list", ListFunction()),
      ("{format: number, skeleton: compact-short}", NumberFunction("compact-short", takes: .number)),
      ("{format: number, skeleton: .00, takes: decimal}", NumberFunction(".00", takes: .decimal)),
      ("number-range", NumberRangeFunction()),
      ("{format: number-range, skeleton: unit/day}", NumberRangeFunction("unit/day")),
      ("{format: number, takes: number}", NumberFunction(takes: .number)),
      ("{format: unit, unit: kilometer-per-hour}", UnitFunction("kilometer-per-hour")),
      (
        "{format: unit, unit: day, width: long, skeleton: .0, takes: integer}",
        UnitFunction("day", width: .long, skeleton: ".0", takes: .integer)
      ),
      ("{format: unit, unit: day, width: narrow}", UnitFunction("day", width: .narrow)),
      (
        "{format: currency, currencies: [EUR, usd], skeleton: unit-width-iso-code}",
        CurrencyFunction("unit-width-iso-code", currencies: ["EUR", "USD"])
      ),
      ("{format: list, joins: or, width: short}", ListFunction(ListKind(.or, width: .short))),
      ("{format: list, joins: units}", ListFunction(ListKind(.units))),
    ] as [(String, any ValueFunction)])
  func readsTheFormatsOfDatesAndNames(text: String, function: any ValueFunction) throws {
    #expect(
      try configuration("arguments: {key: {name: \(text)}}").arguments["key"]?.map(\.format) == [
        ArgumentFormat(function)
      ])
  }

  /// A file with marks around the reported range; the message; the help.
  static let argumentMistakes: [(String, String, String?)] = [
    ("arguments: ⟦[⟧a]", "'arguments' takes lines of 'name: value'", nil),
    ("arguments: {a: ⟦percent⟧}", "'a' of 'arguments' takes lines of 'name: value'", nil),
    ("arguments: {a: {b: ⟦percnt⟧}}", "'percnt' is not a format", "did you mean 'percent'?"),
    ("arguments: {a: {b: ⟦[⟧percent]}}", "expected a text", nil),
    ("arguments: {a: {b: ⟦{⟧rounding: up}}}", "expected a format", "write its name: 'format: duration-spoken'"),
    ("arguments: {a: {b: {format: percent, ⟦rounding⟧: up}}}", "this format has no 'rounding'", nil),
    (
      "arguments: {a: {b: {format: duration-spoken, ⟦roundin⟧: up}}}", "this format has no 'roundin'",
      "did you mean 'rounding'?"
    ),
    (
      "arguments: {a: {b: {format: duration-spoken, rounding: ⟦even⟧}}}", "'even' is not a rounding",
      "write one of nearest, down, up"
    ),
    ("arguments: {a: {b: {format: duration-spoken, smallest-unit: ⟦week⟧}}}", "'week' is not a unit of time", nil),
    (
      "arguments: {a: {b: {format: duration-spoken, smallest-unit: ⟦day⟧}}}",
      "the smallest unit is 'day' and the largest 'hour'",
      "write a largest unit that is not below the smallest one: 'largest-unit: day'"
    ),
    (
      "arguments: {a: {b: {format: duration, width: ⟦full⟧}}}", "'full' is not a width",
      "write one of long, short, narrow"
    ),
    (
      "arguments: {a: {b: ⟦durationSpoken⟧}}", "'durationSpoken' is now spelled 'duration-spoken'",
      "write duration-spoken"
    ),
    ("generate: {⟦tableNames⟧: always}", "'tableNames' is now spelled 'table-names'", "write table-names"),
    ("rules: {a: {⟦minLength⟧: 8}}", "'minLength' is now spelled 'min-length'", "write min-length"),
    ("digits: ⟦latn⟧", "'latn' is not a choice of digits", "did you mean 'latin'?"),
    ("arguments: {a: {b: {format: bit-rate, width: ⟦long⟧}}}", "'long' is not a width", "write one of full, short"),
    ("arguments: {a: {b: {format: byte-count, ⟦rounding⟧: up}}}", "this format has no 'rounding'", nil),
    ("arguments: {a: {b: {format: date, style: ⟦tiny⟧}}}", "'tiny' is not a style of dates", nil),
    (
      "arguments: {a: {b: {format: date, skeleton: ⟦ydy⟧}}}", "'ydy' is not a skeleton of a date",
      "write the letters of its fields, each in one place: 'yMMMd', 'jm', 'EEEEjm'"
    ),
    ("arguments: {a: {b: {format: date-time, ⟦style⟧: long}}}", "this format has no 'style'", nil),
    (
      "arguments: {a: {b: {format: date-time, skeleton: yMMMd, ⟦date⟧: long}}}",
      "the skeleton says already what 'date' says", "remove one of them"
    ),
    (
      "arguments: {a: {b: {format: relative-time, numeric: ⟦never⟧}}}",
      "'never' is not a choice between numbers and words", nil
    ),
    (
      "arguments: {a: {b: {format: language-name, tags: ⟦de⟧}}}", "expected a list of language tags",
      "write '[en, pt-BR]'"
    ),
    ("arguments: {a: {b: {format: language-name, tags: [⟦x1234567890⟧]}}}", "'x1234567890' is not a language tag", nil),
    (
      "arguments: {a: {b: {format: number, skeleton: ⟦compact⟧}}}", "'compact' is not a skeleton of a number",
      "write words of ICU's skeletons, each kind once: 'compact-short', '.00 sign-always'"
    ),
    (
      "arguments: {a: {b: {format: unit, unit: day, skeleton: ⟦unit-width-narrow unit-width-short⟧}}}",
      "'unit-width-narrow unit-width-short' is not a skeleton of a number", nil
    ),
    ("arguments: {a: {b: {format: currency, skeleton: ⟦percent⟧}}}", "'percent' is not a skeleton of a number", nil),
    ("arguments: {a: {b: {format: number, takes: ⟦float⟧}}}", "'float' is not a kind of number", nil),
    (
      "arguments: {a: {b: ⟦unit⟧}}", "expected a unit",
      "write its name in CLDR: {format: unit, unit: kilometer-per-hour}"
    ),
    (
      "arguments: {a: {b: ⟦{⟧format: unit}}}", "expected a unit",
      "write its name in CLDR: {format: unit, unit: kilometer-per-hour}"
    ),
    (
      "arguments: {a: {b: {format: unit, unit: ⟦km/h⟧}}}", "'km/h' is not a unit",
      "write one of CLDR's, such as kilometer-per-hour"
    ),
    ("arguments: {a: {b: {format: unit, unit: day, width: ⟦full⟧}}}", "'full' is not a width", nil),
    (
      "arguments: {a: {b: {format: currency, currencies: [⟦euro⟧]}}}", "'euro' is not a currency",
      "write the three letters of ISO 4217, such as EUR"
    ),
    (
      "arguments: {a: {b: {format: currency, currencies: ⟦EUR⟧}}}", "expected a list of currencies",
      "write '[EUR, USD]'"
    ),
    ("arguments: {a: {b: {format: list, joins: ⟦nor⟧}}}", "'nor' is not a relation of items", nil),
  ]

  /// The schema for editors knows no names of types.
  @Test(arguments: ["Any", "Control", "Int", "Locale", "LocalizedTexts", "Self", "StaticString", "String", "Type"])
  func refusesNamesThatGeneratedCodeNeeds(name: String) {
    let file = ConfigurationFile(Array("generate: {name: \(name)}".utf8), path: "l10n.yml")
    #expect(file.diagnostics.map(\.message) == ["'\(name)' is a type that generated code needs"])
  }
}
