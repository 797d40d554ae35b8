/// A variable of a message: texts that a number selects from, used in formats as `%#@name@`.
public struct MessageVariable: Hashable, Sendable {
  /// The rule by which the number selects.
  public enum Rule: String, Hashable, Sendable {
    /// By the CLDR plural category, with an explicit `zero` for the number 0.
    case plural = "NSStringPluralRuleType"
    /// By the number itself: the keys are "0", "1", ….
    case gender = "NSStringGenderRuleType"
  }

  /// One text to select.
  public struct Variant: Hashable, Sendable {
    /// A plural category, or a number in decimal digits.
    public var category: String
    /// A format for the whole argument list; its first unnumbered specifier takes the argument that selected it.
    public var text: String

    /// A text for one category.
    public init(category: String, text: String) {
      self.category = category
      self.text = text
    }

    /// Compares scalar by scalar.
    public static func == (left: Variant, right: Variant) -> Bool {
      left.category == right.category && left.text.utf8.elementsEqual(right.text.utf8)
    }
  }

  /// The name in `%#@name@`.
  public var name: String
  /// The rule by which the number selects.
  public var rule: Rule
  /// The specifier of the number without its `%`, as in the file: `lld`, `.1f`.
  public var valueType: String?
  /// The texts in the order of the file.
  public var variants: [Variant]

  /// A variable from its parts.
  public init(name: String, rule: Rule = .plural, valueType: String?, variants: [Variant]) {
    self.name = name
    self.rule = rule
    self.valueType = valueType
    self.variants = variants
  }

  /// The text of a category; `nil` if the variable has none.
  public func text(for category: String) -> String? {
    variants.last { $0.category == category }?.text
  }
}
