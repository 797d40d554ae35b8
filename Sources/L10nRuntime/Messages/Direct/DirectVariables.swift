/// The variables of a message where they lie; see `Message.coded`.
struct DirectVariables {
  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private let start: DirectReader

  /// - Parameter start: stands at the count of the variables.
  init(_ start: DirectReader) { self.start = start }

  /// The text that a whole number chooses.
  ///
  /// - Returns: `nil` where no variable has the name, it does not choose by plural category, its value is shown in
  ///   another way than in whole decimal digits, or it has no text for the number.
  func text(
    of name: UnsafeBufferPointer<UInt8>, for value: IntegerValue, _ rules: PluralRules
  ) -> UnsafeBufferPointer<UInt8>? {
    // From there on ICU rounds.
    guard value.magnitude < 1_000_000_000_000_000, let variants = variants(of: name) else { return nil }
    if value.magnitude == 0, let text = text(of: "zero", in: variants) { return text }
    let category = rules.category(for: PluralOperands(value.magnitude))
    return text(of: category.name, in: variants) ?? text(of: "other", in: variants)
  }

  /// The last variable with the name, at the count of its texts.
  private func variants(of name: Bytes) -> DirectReader? {
    var reader = start
    var found: DirectReader?
    guard let count = reader.number() else { return nil }
    for _ in 0..<count {
      guard let candidate = reader.field(), let rule = reader.byte(), let hasType = reader.byte() else { return nil }
      var isPlain = rule == UInt8(ascii: "p")
      if hasType == UInt8(ascii: "+") {
        guard let type = reader.field() else { return nil }
        isPlain = isPlain && DirectSpecifier.integer(in: type, from: 0) == type.count
      }
      let variants = reader
      guard let texts = reader.number() else { return nil }
      for _ in 0..<texts {
        guard reader.field() != nil, reader.field() != nil else { return nil }
      }
      if candidate.isEqual(to: name) { found = isPlain ? variants : nil }
    }
    return found
  }

  /// The last text of a category.
  private func text(of category: StaticString, in variants: DirectReader) -> Bytes? {
    var reader = variants
    var found: Bytes?
    guard let count = reader.number() else { return nil }
    for _ in 0..<count {
      guard let name = reader.field(), let text = reader.field() else { return nil }
      if name.isEqual(to: category) { found = text }
    }
    return found
  }
}

extension PluralCategory {
  /// The CLDR name.
  fileprivate var name: StaticString {
    switch self {
    case .zero: "zero"
    case .one: "one"
    case .two: "two"
    case .few: "few"
    case .many: "many"
    case .other: "other"
    }
  }
}
