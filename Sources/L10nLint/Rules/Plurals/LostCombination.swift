import L10nCore
import L10nRuntime
import L10nSyntax

/// Categories of several numbers for which a pattern shows a form that ignores the last of them.
///
///     .match $a $b  one one {{…}}  one few {{…}}  one * {{…}}  few * {{{$a} … {$b} …}}  * * {{…}}
///     // 'few few' of a and b: 'few *' is shown, though 'one few' and 'one *' are two texts
struct LostCombination: Hashable {
  /// The number whose category has no effect.
  let name: String

  /// The numbers that the pattern selects by, in its order.
  let names: [String]

  /// A key for each number and each text that the pattern selects by, as the pattern spells it.
  let keys: [String]

  /// An example of each number.
  let examples: [Int]

  /// The combinations that a pattern lacks, by number, in the order of the languages' categories.
  ///
  /// - Parameter requirements: the categories that the language's numbers need.
  static func all(
    in pattern: TextPattern, requirements: (MessageSelect) -> PluralRequirements
  ) -> [LostCombination] {
    guard let message = pattern.message else { return [] }
    let selects = message.parts.selects
    guard selects.count > 1, let choices = PatternChoice.all(in: selects, requirements) else { return [] }
    let contexts = choices.reduce(into: [[PatternChoice.Value]()]) { contexts, choice in
      contexts = contexts.flatMap { context in choice.values.map { context + [$0] } }
    }
    return choices.indices.filter { choices[$0].isPlural }.flatMap { index in
      lost(choices[index].name, at: index, in: contexts) { context in
        let keywords = zip(choices, context).map { ($0.name, $1.keyword) }
        return ShownForm(message, choosing: Dictionary(keywords) { first, _ in first })
      }
      .map { context in
        LostCombination(
          name: choices[index].name, names: choices.filter(\.isPlural).map(\.name),
          keys: zip(choices, context).map { $0.key(for: $1, isMF2: pattern.syntax == .mf2) },
          examples: context.compactMap(\.example))
      }
    }
    .unique
  }

  /// The contexts whose form does not depend on the number at an index, although another context shows that it should.
  private static func lost(
    _ name: String, at index: Int, in contexts: [[PatternChoice.Value]], form: ([PatternChoice.Value]) -> ShownForm
  ) -> [[PatternChoice.Value]] {
    let forms = contexts.map { context in
      var other = context
      other[index] = .other
      return (context: context, own: form(context), other: form(other))
    }
    // One value of a text selector, say a video, proves nothing about another, say an error.
    func proofKey(_ context: [PatternChoice.Value]) -> [String] {
      context.enumerated().map { $0.offset == index || $0.element.example == nil ? $0.element.keyword : "" }
    }
    let proofs = Set(forms.filter { $0.own.parts != $0.other.parts }.map { proofKey($0.context) })
    return forms.filter {
      $0.own.places == $0.other.places && $0.own.mayCount(name) && proofs.contains(proofKey($0.context))
    }.map(\.context)
  }
}

/// A selector in several places of a pattern: a number by its categories, or a text.
private struct PatternChoice {
  /// A value that it may have.
  struct Value: Hashable {
    let keyword: String
    /// The first whole number of the category; `nil` for a text.
    let example: Int?

    static let other = Value(keyword: PluralCategory.other.rawValue, example: nil)
  }

  let name: String
  let isPlural: Bool
  /// The categories of whole numbers, or the keywords of texts.
  let values: [Value]
  /// The keywords that have a variant.
  private let keywords: Set<String>

  /// The selectors of a pattern, in its order; `nil` if these are fewer than two numbers, the same number in two ways,
  /// or more than are checked.
  static func all(
    in selects: [MessageSelect], _ requirements: (MessageSelect) -> PluralRequirements
  ) -> [PatternChoice]? {
    let choosing = selects.filter { !$0.isPlural || $0.choosesByCategory && !$0.isExact }
    let names = choosing.map(\.name).unique
    let choices = names.compactMap { name in PatternChoice(choosing.filter { $0.name == name }, requirements) }
    guard choices.count == names.count, choices.filter(\.isPlural).count > 1,
      choices.reduce(1, { min($0, 10_000) * $1.values.count }) <= 1_000
    else { return nil }
    return choices
  }

  /// - Parameter selects: selectors with the same name; at least one.
  private init?(_ selects: [MessageSelect], _ requirements: (MessageSelect) -> PluralRequirements) {
    let first = selects[0]
    guard selects.allSatisfy({ $0.function == first.function && $0.offset == first.offset }) else { return nil }
    (name, isPlural) = (first.name, first.isPlural)
    keywords = Set(selects.flatMap(\.variants).compactMap(\.keyword))
    if isPlural {
      let needs = requirements(first)
      values = needs.integers.compactMap { category in
        // Exact numbers have their own variants.
        needs.integers(selecting: category).first { number in
          !selects.contains { $0.variants.contains { $0.key == .exactly(Double(number) + first.offset) } }
        }.map { Value(keyword: category.rawValue, example: $0) }
      }
    } else {
      values = selects.flatMap(\.variants).compactMap(\.keyword).unique.map { Value(keyword: $0, example: nil) }
    }
  }

  /// The key of the variant for a value.
  func key(for value: Value, isMF2: Bool) -> String {
    let other = PluralCategory.other.rawValue
    // A number's key says what is missing, whether or not it is written elsewhere.
    return value.keyword != other && keywords.contains(value.keyword) ? value.keyword : isMF2 ? "*" : other
  }
}

/// The form that a pattern shows for some categories.
private struct ShownForm {
  private(set) var parts: [MessagePart] = []
  private(set) var places: [Range<Int>] = []

  init(_ message: ICUMessage, choosing keywords: [String: String]) {
    add(message.parts, at: [], message.places, keywords)
  }

  private mutating func add(
    _ parts: [MessagePart], at path: [Int], _ places: PatternPlaces, _ keywords: [String: String]
  ) {
    for (index, part) in parts.enumerated() {
      let path = path + [index]
      guard case .select(let select) = part else {
        self.parts.append(part)
        self.places.append(places[path])
        continue
      }
      let other = PluralCategory.other.rawValue
      let own = select.variants.firstIndex { $0.keyword == keywords[select.name] ?? other }
      guard let variant = own ?? select.variants.firstIndex(where: { $0.keyword == other }) else { continue }
      add(select.variants[variant].parts, at: path + [variant], places, keywords)
    }
  }

  /// Whether a number is shown beside a word, which it may count.
  func mayCount(_ name: String) -> Bool {
    parts.indices.contains { index in
      guard case .placeholder(let placeholder) = parts[index], placeholder.name == name else { return false }
      if case .date = placeholder.function { return false }
      return text(at: index - 1).last { !$0.isGap }.isLetter || text(at: index + 1).first { !$0.isGap }.isLetter
    }
  }

  private func text(at index: Int) -> String.UnicodeScalarView {
    guard parts.indices.contains(index), case .text(let text) = parts[index] else { return "".unicodeScalars }
    return text.unicodeScalars
  }
}

extension Unicode.Scalar {
  /// Whether it may come between a number and the counted word: a space, a hyphen, or an invisible character.
  fileprivate var isGap: Bool {
    properties.isWhitespace || properties.generalCategory == .format || self == "-" || self == "\u{2011}"
  }
}

extension Unicode.Scalar? {
  fileprivate var isLetter: Bool { self?.properties.isAlphabetic ?? false }
}

extension Array where Element: Hashable {
  /// The elements, each once.
  fileprivate var unique: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
