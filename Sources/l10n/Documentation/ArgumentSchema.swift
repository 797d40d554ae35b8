import L10nCore
import L10nRuntime
import StringsFormat

/// The part of the schema of `l10n.yml` that is about how arguments are written.
enum ArgumentSchema {
  static var arguments: JSONOutput {
    let name = choice(nil, of: ArgumentFormat.all.map(\.name))
    let duration = format(
      ["duration-spoken"],
      [
        .init("smallest-unit", choice("The last unit that is spoken.", of: names(of: DurationUnit.allCases))),
        .init(
          "rounding",
          choice("What becomes of less than the smallest unit.", of: names(of: DurationRounding.allCases))),
      ])
    let measure = format(
      ["bit-rate", "byte-count"],
      [.init("width", choice("Units in full, to be spoken, or short, to be drawn.", of: names(of: UnitWidth.allCases)))]
    )
    let other = format(["percent", "list", "number"])
    return .map(
      of: .map(of: .anyOf(nil, [name, duration, measure, other]), "Formats by the arguments' names or numbers."),
      "How arguments are written that the texts show with %@, by key.")
  }

  static var digits: JSONOutput {
    choice("Digits as each locale writes them, or ASCII digits without grouping.", of: ["locale", "latin"])
  }

  /// Lines with the name of a format and its options.
  private static func format(_ names: [String], _ options: [JSONOutput.Member] = []) -> JSONOutput {
    let format = JSONOutput.schema(nil, [("enum", .array(names.map { .string($0) }))])
    return .mapping(nil, [.init("format", format)] + options, required: ["format"])
  }

  /// One of some words, or nothing.
  private static func choice(_ description: String?, of words: [String]) -> JSONOutput {
    .schema(description, [("enum", .array(words.map { .string($0) } + [.null]))])
  }

  private static func names(of cases: [some Any]) -> [String] { cases.map { "\($0)" } }
}
