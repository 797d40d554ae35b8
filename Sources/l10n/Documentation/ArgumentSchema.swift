import L10nCore
import L10nRuntime
import L10nSyntax

/// The part of the schema of `l10n.yml` that is about how arguments are written.
enum ArgumentSchema {
  static var arguments: JSONOutput {
    // A unit says which one it is.
    let name = JSONOutput.choice(nil, of: ArgumentFormat.all.map(\.name).filter { $0 != "unit" })
    let units: [JSONOutput.Member] = [
      .init("largest-unit", .choice("The first unit; what is more is counted in it.", of: DurationUnit.allCases)),
      .init("smallest-unit", .choice("The last unit.", of: DurationUnit.allCases)),
      .init("rounding", .choice("What becomes of less than the smallest unit.", of: DurationRounding.allCases)),
    ]
    let spoken = format(["duration-spoken"], units)
    let duration = format(
      ["duration"], [.init("width", .choice("How long the words are.", of: DurationStyle.Width.allCases))] + units)
    let measure = format(
      ["bit-rate", "byte-count"],
      [.init("width", .choice("Units in full, to be spoken, or short, to be drawn.", of: UnitWidth.allCases))])
    let clock = format(
      ["duration-clock"],
      [.init("rounding", .choice("What becomes of parts of a second.", of: DurationRounding.allCases))])
    let skeleton = JSONOutput.Member(
      "skeleton",
      .schema(
        "What is shown, as letters of fields, each in one place: yMMMd, jm.",
        [("type", "string"), ("pattern", #"^(?:([GyYuUrQqMLwWdDFgEecabBhHKkjJCmsSAzZOvVXx])\1*(?!.*\1))+$"#)]))
    let styles = DateForm.Style.allCases
    let date = format(["date", "time"], [.init("style", .choice("How long it is.", of: styles)), skeleton])
    let dateTime = format(
      ["date-time"],
      [
        .init("date", .choice("How long the date is.", of: styles)),
        .init("time", .choice("How long the time is.", of: styles)), skeleton,
      ])
    let relative = format(
      ["relative-time"],
      [
        .init("width", .choice("How long the names of units are.", of: RelativeTimeStyle.Width.allCases)),
        .init(
          "numeric", .choice("Numbers always, or words such as yesterday.", of: RelativeTimeStyle.Numeric.allCases)),
      ])
    let language = format(
      ["language-name"],
      [
        .init(
          "names",
          .choice(
            "Names put together, names of dialects, or names in the language itself.", of: LanguageNameStyle.allCases)),
        .init(
          "context",
          .choice(
            "Within a text, or at the start of a line of a menu, where some languages have capital letters.",
            of: LanguageNameContext.allCases)),
        .init("tags", .list(of: .reference("tag"), "The languages that are named; the usual ones without it.")),
      ])
    let list = format(
      ["list"],
      [
        .init("joins", .choice("How the items go together.", of: ListKind.Relation.allCases)),
        .init("width", .choice("How long the words are.", of: ListKind.Width.allCases)),
      ])
    let other = format(["percent", "region-name"])
    let formats =
      [name, spoken, duration, clock, measure, date, dateTime, relative, language, list] + numbers + [other]
    return .map(
      of: .map(of: .anyOf(nil, formats), "Formats by the arguments' names or numbers."),
      "How arguments are written that the texts show with %@, by key.")
  }

  /// Numbers, units and amounts of money.
  private static var numbers: [JSONOutput] {
    let skeleton = JSONOutput.Member(
      "skeleton",
      .schema(
        "How it is shown, as words of a number skeleton: compact-short, .00 sign-always.",
        // YAML takes .00 for a number.
        [("type", ["string", "number"])]))
    let takes = JSONOutput.Member(
      "takes", .choice("Int, Double, or DecimalNumber, which is exact.", of: NumberValue.allCases))
    let unit = JSONOutput.schema(
      "The unit by its name in CLDR: kilometer-per-hour.", [("type", "string"), ("pattern", "^[A-Za-z0-9-]+$")])
    let code = JSONOutput.schema(nil, [("type", "string"), ("pattern", "^[A-Za-z]{3}$")])
    return [
      format(["number"], [skeleton, takes]), format(["number-range"], [skeleton]),
      format(
        ["unit"],
        [
          .init("unit", unit), .init("width", .choice("How long its name is.", of: ["long", "short", "narrow"])),
          skeleton, takes,
        ], required: ["unit"]),
      format(
        ["currency"],
        [
          .init(
            "currencies", .list(of: code, "The currencies whose signs and names are there; the usual ones without it.")),
          skeleton,
        ]),
    ]
  }

  static var digits: JSONOutput {
    .choice("Digits as each locale writes them, or ASCII digits without grouping.", of: ["locale", "latin"])
  }

  /// Lines with the name of a format and its options.
  private static func format(_ names: [String], _ options: [JSONOutput.Member] = [], required: [JSONOutput] = [])
    -> JSONOutput
  {
    let format = JSONOutput.schema(nil, [("enum", .array(names.map { .string($0) }))])
    return .mapping(nil, [.init("format", format)] + options, required: ["format"] + required)
  }
}
