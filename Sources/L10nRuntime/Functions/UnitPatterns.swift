/// The patterns of a locale for an amount of one unit in words, by plural category: "{0} minute", "{0} minutes".
///
/// A form need not show its number: Arabic "دقيقتان" is two minutes. Source: UTS #35 part 2, "Unit Elements".
package struct UnitPatterns: Equatable, Sendable {
  /// The words around a number; a pattern without `{0}` replaces its number.
  package struct Pattern: Equatable, Sendable {
    /// The text before the number, or the whole text if no number is shown.
    package let before: String
    /// The text after the number; `nil` if no number is shown.
    package let after: String?

    /// A pattern in CLDR's syntax: `{0} minutes`; only the first `{0}` is the number.
    package init(_ text: String) {
      let bytes = text.utf8
      var start = bytes.startIndex
      while let brace = bytes[start...].firstIndex(of: UInt8(ascii: "{")) {
        let rest = bytes[brace...]
        if rest.starts(with: "{0}".utf8) {
          self.init(before: String(text[..<brace]), after: String(text[rest.index(brace, offsetBy: 3)...]))
          return
        }
        start = bytes.index(after: brace)
      }
      self.init(before: text, after: nil)
    }

    private init(before: String, after: String?) {
      self.before = before
      self.after = after
    }

    /// The pattern with the text before and the text after the number transformed.
    @inline(never)
    func mapTexts(_ transform: (String) -> String) -> Pattern {
      Pattern(before: transform(before), after: after.map(transform))
    }

    /// Writes the words with a number.
    /// - Parameter tenth: the fraction digit, which is not shown if it is 0.
    func write(
      _ number: UInt64, tenth: UInt64 = 0, symbols: NumberSymbols, grouping: NumberStyle.Grouping = .automatic,
      to output: inout TextBytes
    ) {
      output.append(before)
      guard let after else { return }
      output.append(number, symbols: symbols, grouping: grouping)
      if tenth > 0 {
        output.append(symbols.decimal)
        output.append(digit: UInt32(tenth), zero: symbols.zeroDigit)
      }
      output.append(after)
    }
  }

  /// The pattern of one plural category.
  package struct Form: Equatable, Sendable {
    /// The category of the numbers; never `other`.
    package let category: PluralCategory
    /// The words around these numbers.
    package let pattern: Pattern

    package init(category: PluralCategory, pattern: Pattern) { (self.category, self.pattern) = (category, pattern) }
  }

  /// The pattern of the category `other`.
  package let other: Pattern
  /// The patterns of the other categories, in CLDR's order.
  package let forms: [Form]

  /// - Parameter forms: the patterns of the other categories, in CLDR's order.
  package init(_ forms: [Form], other: Pattern) { (self.forms, self.other) = (forms, other) }

  /// The patterns with each text transformed.
  func mapTexts(_ transform: (String) -> String) -> UnitPatterns {
    UnitPatterns(
      forms.map { Form(category: $0.category, pattern: $0.pattern.mapTexts(transform)) },
      other: other.mapTexts(transform))
  }

  /// An amount in words.
  package func text(of count: UInt64, pluralRules: PluralRules, symbols: NumberSymbols) -> String {
    let pattern = pattern(of: count, pluralRules)
    return TextBytes.text { pattern.write(count, symbols: symbols, to: &$0) }
  }

  /// The pattern of a whole number.
  func pattern(of count: UInt64, _ pluralRules: PluralRules) -> Pattern {
    forms.isEmpty ? other : pattern(of: pluralRules.category(for: PluralOperands(count)))
  }

  /// Writes an amount in words, with a fraction digit unless it is 0.
  func write(
    _ count: UInt64, tenth: UInt64, pluralRules: PluralRules, symbols: NumberSymbols, to output: inout TextBytes
  ) {
    let isWhole = tenth == 0
    let operands = PluralOperands(
      digits: isWhole ? count : 10 * count + tenth, exponent: isWhole ? 0 : -1, leastFraction: 0, power: 0)
    pattern(of: pluralRules.category(for: operands)).write(count, tenth: tenth, symbols: symbols, to: &output)
  }

  /// The pattern of a category.
  func pattern(of category: PluralCategory) -> Pattern {
    forms.first { $0.category == category }?.pattern ?? other
  }
}

extension UnitPatterns {
  /// Removes the fields of unit patterns from the front of a list.
  /// - Returns: `nil` if they are not from `fields`.
  init?(takingFrom fields: inout ArraySlice<String>) {
    guard let places = fields.popFirst()?.utf8.map({ $0 &- UInt8(ascii: "0") }), let last = places.last,
      last == PluralCategory.other.position, fields.count >= places.count,
      zip(places, places.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    let patterns = fields.prefix(places.count).map { Pattern($0) }
    fields = fields.dropFirst(places.count)
    guard let other = patterns.last else { return nil }
    self.other = other
    forms = (0..<places.count - 1).map { Form(category: PluralCategory(position: places[$0]), pattern: patterns[$0]) }
  }
}
