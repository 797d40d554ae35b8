package import L10nRuntime

/// The plural forms of a PO file: which form is for which CLDR plural category.
///
/// A file of ours has a form for each category of its language in CLDR's order, `other` last, including categories that
/// only fractions take: no text is lost, and tools that know CLDR (Weblate, Transifex) expect the same.
package struct GettextPlurals: Sendable {
  /// The category of each form; `nil` for a form that no whole number takes and whose category is unknown.
  package let categories: [PluralCategory?]

  /// The contents of `Plural-Forms`.
  package let header: String

  private let expression: GettextExpression?

  /// The forms for a language.
  ///
  /// - Parameter hasZero: whether texts have a form for the number 0 besides those of CLDR's rules.
  package init(for tag: LanguageTag, hasZero: Bool) {
    let rules = PluralRules(for: tag)
    let extra = hasZero && !rules.categories.contains(.zero)
    let categories = (extra ? [.zero] : []) + rules.categories
    var choices = extra ? "n==0 ? 0 : " : ""
    for (category, condition) in GettextCondition.conditions(of: rules) {
      guard let index = categories.firstIndex(of: category) else { continue }
      choices += "\(condition) ? \(index) : "
    }
    self.categories = categories
    header = "nplurals=\(categories.count); plural=(\(choices)\(categories.count - 1));"
    expression = GettextExpression("\(choices)\(categories.count - 1)")
  }

  /// The forms that a file in a language declares.
  ///
  /// - Returns: `nil` for a header that cannot be read, or whose expression leads beyond the forms.
  package init?(header: String, tag: LanguageTag) {
    guard let declaration = Declaration(header) else { return nil }
    self.header = header
    expression = declaration.expression
    let rules = PluralRules(for: tag)
    guard let uses = declaration.uses(by: rules) else { return nil }
    // The file has our forms: those that only fractions take keep their places.
    let hasZero = uses.count == rules.categories.count + 1 && declaration.isForZero(0)
    let own = (hasZero ? [.zero] : []) + rules.categories
    let pairs = zip(uses, own).dropFirst(hasZero ? 1 : 0)
    if uses.count == own.count, pairs.allSatisfy({ use, category in use.keys.allSatisfy { $0 == category } }) {
      categories = own
      return
    }
    var taken: [PluralCategory: (form: Int, count: Int)] = [:]
    for (form, use) in uses.enumerated() {
      guard let category = Self.category(of: use, isZero: declaration.isForZero(form)) else { continue }
      let count = use.values.reduce(0, +)
      if count > taken[category]?.count ?? 0 { taken[category] = (form, count) }
    }
    var categories = [PluralCategory?](repeating: nil, count: uses.count)
    for (category, use) in taken { categories[use.form] = category }
    // Turkish `n>1`: the form for 0 and 1 is `one`, though most numbers of the category of 0 take the other form.
    for form in uses.indices where categories[form] == nil {
      let left = uses[form].filter { use in !categories.contains { $0 == use.key } }
      categories[form] = left.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
    // In languages for which CLDR has no form for one, files have a text for it anyway.
    let one = categories.indices.first { categories[$0] == nil && declaration.isFor(1, $0) }
    if let one, !categories.contains(.one) { categories[one] = .one }
    // The last form is for all other numbers, whichever categories are left.
    if let last = categories.indices.last, categories[last] == nil, taken[.other] == nil { categories[last] = .other }
    self.categories = categories
  }

  /// The first numbers that take a form, ascending.
  func numbers(taking form: Int, count: Int) -> [UInt64] {
    guard let expression else { return [] }
    return Declaration.samples.lazy.filter { expression.value(for: $0) == UInt64(form) }.prefix(count).map(\.self)
  }

  private static func category(of use: [PluralCategory: Int], isZero: Bool) -> PluralCategory? {
    if isZero { return .zero }
    if use[.other] != nil { return .other }
    return use.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}

/// `nplurals=2; plural=(n != 1);`
private struct Declaration {
  private let count: Int
  let expression: GettextExpression

  /// No language has more than six categories; gettext's own headers have at most six forms.
  private static let limit = 20

  init?(_ header: String) {
    var values: [Substring: Substring] = [:]
    for part in header.split(separator: ";") {
      guard let equals = part.firstIndex(of: "=") else { continue }
      let name = part[..<equals].filter { $0 != " " }
      values[name[...]] = part[part.index(after: equals)...]
    }
    guard let count = values["nplurals"].flatMap({ Int($0.filter { $0 != " " }) }), (1...Self.limit).contains(count),
      let expression = values["plural"].flatMap({ GettextExpression($0) })
    else { return nil }
    (self.count, self.expression) = (count, expression)
  }

  static let samples: [UInt64] =
    Array(0...1200) + [2_000, 10_000, 100_000, 100_001, 1_000_000, 1_000_001, 2_000_000, 5_000_000]

  /// The number of sample numbers of each category that take each form; `nil` if the expression leads beyond the forms.
  func uses(by rules: PluralRules) -> [[PluralCategory: Int]]? {
    var uses = [[PluralCategory: Int]](repeating: [:], count: count)
    for number in Self.samples {
      guard let form = expression.value(for: number), form < UInt64(count) else { return nil }
      uses[Int(form)][rules.category(for: PluralOperands(number)), default: 0] += 1
    }
    return uses
  }

  /// Whether a form is for a number.
  func isFor(_ number: UInt64, _ form: Int) -> Bool { expression.value(for: number) == UInt64(form) }

  /// Whether a form is for the number 0 alone.
  func isForZero(_ form: Int) -> Bool {
    Self.samples.allSatisfy { (expression.value(for: $0) == UInt64(form)) == ($0 == 0) }
  }
}
