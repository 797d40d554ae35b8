import L10nCore
import L10nRuntime
import StringsFormat

/// The part of the schema of `l10n.yml` that is about how arguments are written.
enum ArgumentSchema {
  static var arguments: JSONOutput {
    let names = ArgumentFormat.all.map(\.name)
    let name = choice(nil, of: names)
    let duration = JSONOutput.mapping(
      nil,
      [
        .init("format", .schema(nil, [("enum", ["durationSpoken"])])),
        .init("smallestUnit", choice("The last unit that is spoken.", of: DurationUnit.allCases.map { "\($0)" })),
        .init(
          "rounding",
          choice("What becomes of less than the smallest unit.", of: DurationRounding.allCases.map { "\($0)" })),
      ], required: ["format"])
    let other = JSONOutput.mapping(
      nil,
      [
        .init(
          "format", .schema(nil, [("enum", .array(names.filter { $0 != "durationSpoken" }.map { .string($0) }))]))
      ], required: ["format"])
    return .map(
      of: .map(of: .anyOf(nil, [name, duration, other]), "Formats by the arguments' names or numbers."),
      "How arguments are written that the texts show with %@, by key.")
  }

  static var digits: JSONOutput {
    choice("Digits as each locale writes them, or ASCII digits without grouping.", of: ["locale", "latin"])
  }

  /// One of some words, or nothing.
  private static func choice(_ description: String?, of words: [String]) -> JSONOutput {
    .schema(description, [("enum", .array(words.map { .string($0) } + [.null]))])
  }
}
