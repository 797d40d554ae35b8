package import L10nCore
import L10nRuntime
package import L10nSyntax

/// A part of a pattern that takes an argument, with its place.
package struct PlacedArgument {
  /// The placeholder or selector.
  package let part: MessagePart
  /// The path of the part.
  package let path: [Int]
  /// The name of the argument.
  package let name: String
  /// The placeholder, or the name in a `select`, in UTF-8 offsets of the pattern.
  package let range: Range<Int>
  /// The use of the argument in the part.
  let use: MessagePattern.Use
}

extension TextPattern {
  /// Every part that takes an argument, including those of variants, in the order of the pattern; empty for one that
  /// cannot be read.
  package var placedArguments: [PlacedArgument] {
    message.map { $0.placedArguments(in: Array(text.utf8), $0.parts, at: []) } ?? []
  }
}

extension ICUMessage {
  fileprivate func placedArguments(in pattern: [UInt8], _ parts: [MessagePart], at path: [Int]) -> [PlacedArgument] {
    parts.enumerated().flatMap { index, part -> [PlacedArgument] in
      let path = path + [index]
      switch part {
      case .text, .number: return []
      case .placeholder(let placeholder) where placeholder.name.literalOperand != nil: return []
      case .markup(let markup):
        return markup.options.compactMap { option in
          guard case .argument(let name) = option.value else { return nil }
          return PlacedArgument(part: part, path: path, name: name, range: places[path], use: .plain)
        }
      case .placeholder(let placeholder):
        let use: MessagePattern.Use =
          switch placeholder.function {
          case .number: .number
          case .date: .date
          case .none, .text, .specifier, .damaged, .unsupported: .plain
          }
        return [PlacedArgument(part: part, path: path, name: placeholder.name, range: places[path], use: use)]
      case .select(let select):
        let own = PlacedArgument(
          part: part, path: path, name: select.name, range: nameRange(of: select, at: path, in: pattern),
          use: select.isPlural ? .wholeNumber : .text)
        let inner = select.variants.enumerated().flatMap { index, variant in
          placedArguments(in: pattern, variant.parts, at: path + [index])
        }
        return [own] + inner
      }
    }
  }

  private func nameRange(of select: MessageSelect, at path: [Int], in pattern: [UInt8]) -> Range<Int> {
    // White space between the brace and the name is never part of a name.
    let name = Array(select.name.utf8)
    let range = places[path]
    let start = pattern[range].indices.first { pattern[$0...].starts(with: name) && $0 > range.lowerBound }
    return start.map { $0..<$0 + name.count } ?? range
  }
}

extension MessageSelect {
  /// The plural categories that have a variant, in the order of the pattern, with the indices of their variants; empty
  /// if it selects by text.
  var categories: [(category: PluralCategory, variant: Int)] {
    isPlural
      ? variants.enumerated().compactMap { index, variant in
        guard let keyword = variant.keyword else { return nil }
        return PluralCategory(rawValue: keyword).map { ($0, index) }
      } : []
  }
}

extension MessageSelect.Variant {
  /// The category or the text that the variant is for; `nil` for an exact number.
  var keyword: String? {
    if case .keyword(let keyword) = key { keyword } else { nil }
  }
}
