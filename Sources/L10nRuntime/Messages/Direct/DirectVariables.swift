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
    of name: UnsafeBufferPointer<UInt8>, for value: IntegerValue, _ rules: WholeNumberRules
  ) -> UnsafeBufferPointer<UInt8>? {
    guard value.magnitude < WholeNumberRules.limit else { return nil }
    let position = rules.categoryPosition(of: value.magnitude)
    let category = PluralCategory(position: UInt8(truncatingIfNeeded: position)).name
    var reader = start
    var texts: Texts?
    guard let count = reader.number() else { return nil }
    for _ in 0..<count {
      guard let candidate = reader.field(), let rule = reader.byte(), let hasType = reader.byte() else { return nil }
      var isPlain = rule == UInt8(ascii: "p")
      if hasType == UInt8(ascii: "+") {
        guard let type = reader.field() else { return nil }
        isPlain = isPlain && DirectSpecifier.integer(in: type, from: 0) == type.count
      }
      // Of several with one name the last counts.
      let isWanted = candidate.isEqual(to: name)
      var found = Texts()
      guard let textCount = reader.number() else { return nil }
      for _ in 0..<textCount {
        guard let name = reader.field(), let text = reader.field() else { return nil }
        if isWanted { found.add(text, of: name, wanted: category) }
      }
      if isWanted { texts = isPlain ? found : nil }
    }
    return texts.flatMap { (value.magnitude == 0 ? $0.zero : nil) ?? $0.wanted ?? $0.other }
  }

  /// The texts that may be chosen; of several for one category the last.
  private struct Texts {
    var zero: Bytes?
    var wanted: Bytes?
    var other: Bytes?

    @inline(__always)
    mutating func add(_ text: Bytes, of name: Bytes, wanted category: StaticString) {
      if name.isEqual(to: category) { wanted = text }
      if name.isEqual(to: "other") { other = text }
      if name.isEqual(to: "zero") { zero = text }
    }
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
