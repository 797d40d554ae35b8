import L10nCore
import L10nRuntime
import StringsFormat

extension ICUMessage {
  /// Every choice of the pattern, those within branches included, in the order of the pattern.
  var choices: [ICUChoice] { parts.choices }

  /// Every use of an argument by name, in the order of the pattern, with the range to blame in UTF-8 offsets: all of what
  /// shows it; of a choice, the name.
  func argumentPlaces(in pattern: String) -> [(name: String, stretch: Range<Int>, use: ICUPattern.Use)] {
    parts.argumentPlaces(in: Array(pattern.utf8))
  }
}

extension ICUChoice {
  /// The place of the name in the pattern.
  func nameStretch(in pattern: String) -> Range<Int> { nameStretch(in: Array(pattern.utf8)) }

  fileprivate func nameStretch(in pattern: [UInt8]) -> Range<Int> {
    // White space between the brace and the name is never part of a name.
    let name = Array(name.utf8)
    let start = pattern[range].indices.first { pattern[$0...].starts(with: name) && $0 > range.lowerBound }
    return start.map { $0..<$0 + name.count } ?? range
  }

  /// Whether the choice is made by a number.
  var isPlural: Bool { kind != .select }

  /// The branches of a plural that stand for a category, each with its category.
  var categories: [(category: PluralCategory, branch: Branch)] {
    isPlural
      ? branches.compactMap { branch in
        guard case .keyword(let keyword) = branch.selector else { return nil }
        return PluralCategory(rawValue: keyword).map { ($0, branch) }
      } : []
  }
}

extension [ICUMessage.Part] {
  fileprivate var choices: [ICUChoice] {
    flatMap { part -> [ICUChoice] in
      guard case .choice(let choice) = part else { return [] }
      return [choice] + choice.branches.flatMap(\.parts.choices)
    }
  }

  fileprivate func argumentPlaces(
    in pattern: [UInt8]
  ) -> [(name: String, stretch: Range<Int>, use: ICUPattern.Use)] {
    flatMap { part -> [(name: String, stretch: Range<Int>, use: ICUPattern.Use)] in
      switch part {
      case .text, .number: return []
      case .argument(let argument):
        let isNumber = if case .number = argument.format { true } else { false }
        return [(argument.name, argument.range, isNumber ? .number : .plain)]
      case .choice(let choice):
        return [(choice.name, choice.nameStretch(in: pattern), choice.isPlural ? .wholeNumber : .text)]
          + choice.branches.flatMap { $0.parts.argumentPlaces(in: pattern) }
      }
    }
  }
}
