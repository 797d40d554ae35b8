package import L10nRuntime

/// The kinds of numbers for which generated code needs words or signs of each locale.
package struct NumberKinds: Hashable, Sendable {
  /// Whether some arguments are percentages.
  package var hasPercentages: Bool
  /// The styles with words, without their digits.
  package private(set) var wordings: Set<NumberStyle> = []

  /// No kinds, or percentages alone.
  package init(percentages: Bool = false) { hasPercentages = percentages }

  /// The kinds that a style needs.
  package init(_ style: NumberStyle) {
    self.init()
    insert(style)
  }

  /// Adds the kinds that a style needs.
  package mutating func insert(_ style: NumberStyle) {
    if style.hasWording { wordings.insert(style.wording) }
  }

  /// Adds a form of numbers.
  package mutating func insert(_ form: NumberForm) {
    if let style = form.style { insert(style) }
  }

  /// Adds a form of amounts in some currencies; others are written with their letters.
  package mutating func insert(_ form: NumberForm, of currencies: [CurrencyCode]) {
    guard let style = form.moneyStyle else { return }
    insert(style)
    for code in currencies { insert(style.counting(code.description)) }
  }

  /// Adds the kinds that arguments need.
  package mutating func insert(_ arguments: [MessageArgument]) {
    for argument in arguments {
      switch argument {
      case .percent: hasPercentages = true
      case .number(_, let form), .range(_, let form): insert(form)
      case .currency(let money, let form): insert(form, of: [money.currency])
      default: break
      }
    }
  }

  /// Adds all kinds of another value.
  package mutating func formUnion(_ other: NumberKinds) {
    hasPercentages = hasPercentages || other.hasPercentages
    for wording in other.wordings { wordings.insert(wording) }
  }
}

extension NumberStyle: Hashable {
  /// Hashes the skeleton.
  package func hash(into hasher: inout Hasher) { hasher.combine(skeleton) }
}
