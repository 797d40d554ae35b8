/// One variable of a message: texts that a number chooses among.
package struct MessageVariable: Hashable, Sendable {
  /// How the number chooses.
  package enum Rule: String, Hashable, Sendable {
    /// By the CLDR plural category, with an explicit `zero` for the number 0.
    case plural = "NSStringPluralRuleType"
    /// By the number itself: the keys are "0", "1", ….
    case gender = "NSStringGenderRuleType"
  }

  /// One text to choose.
  package struct Variant: Hashable, Sendable {
    /// A plural category, or a number in decimal digits.
    package var category: String
    /// A format; it runs over the whole argument list from the argument that chose it.
    package var text: String

    /// A text for one category.
    package init(category: String, text: String) {
      self.category = category
      self.text = text
    }

    package static func == (left: Variant, right: Variant) -> Bool {
      left.category == right.category && left.text.utf8.elementsEqual(right.text.utf8)
    }
  }

  /// The name in `%#@name@`.
  package var name: String
  /// How the number chooses.
  package var rule: Rule
  /// The specifier of the number without its `%` (`lld`, `.1f`) as it is in the file.
  package var valueType: String?
  /// The texts in the order of the file.
  package var variants: [Variant]

  /// A variable from its parts.
  package init(name: String, rule: Rule = .plural, valueType: String?, variants: [Variant]) {
    self.name = name
    self.rule = rule
    self.valueType = valueType
    self.variants = variants
  }

  /// The text of a category; `nil` where the variable has none.
  package func text(for category: String) -> String? {
    variants.last { $0.category == category }?.text
  }

  /// The specifier that the value type stands for; `nil` when it is absent or is not one that
  /// shows a number (`%d`, `integer`, `@`).
  package var valuePlaceholder: FormatPlaceholder? {
    guard let valueType else { return nil }
    let format = FormatString("%" + valueType)
    guard format.errors.isEmpty, format.segments.count == 1, case .placeholder(let value)? = format.segments.first,
      !value.isNumbered, value.arguments.count == 1, value.conversion.isInteger || value.conversion.isFloatingPoint
    else { return nil }
    return value
  }
}
