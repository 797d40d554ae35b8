// Rules that come from other formats than property lists are made of the same values.

extension StringsdictEntry {
  package init(key: TableKey, keyRange: Range<Int>, range: Range<Int>, rule: StringsdictRule) {
    self.init(key: key, keyRange: keyRange, range: range, comments: 0..<0, rule: rule)
  }
}

extension StringsdictText {
  package init(_ text: String, range: Range<Int>, pairRange: Range<Int>) {
    (self.text, self.range, self.pairRange) = (text, range, pairRange)
  }
}

extension StringsdictCase {
  package init(_ value: Value, _ rule: StringsdictRule) {
    self.init(value: value, rule: rule)
  }
}

extension StringsdictVariable {
  /// A plural variable.
  package init(
    plural name: String, nameRange: Range<Int>, valueType: StringsdictText?, variants: [StringsdictVariant]
  ) {
    self.init(name: name, nameRange: nameRange, rule: .plural, valueType: valueType, variants: variants)
  }
}

extension StringsdictVariant {
  package init(_ category: String, categoryRange: Range<Int>, _ text: StringsdictText) {
    self.init(category: category, categoryRange: categoryRange, text: text)
  }
}
