/// What `DirectRendering` reads of a locale's tables: no references, so that nothing is counted.
///
/// `@unchecked Sendable`: it points to memory that is written once and never freed.
struct DirectTables: @unchecked Sendable {
  /// One place of the chain; without rules or numbers where they are out of the ordinary.
  private struct Step {
    let rules: WholeNumberRules?
    let isRightToLeft: Bool
    /// Whether the reader's own numbers are used: those of the language that the text is in.
    let isOwnLanguage: Bool
    let numbers: UnsafePointer<DirectNumbers>?
  }

  private let steps: UnsafeBufferPointer<Step>

  /// ASCII digits without groups, the locale's own numbers, and then its variants in the order of
  /// `LocaleTables.symbols(ofStep:variant:)`.
  private let numbers: UnsafeBufferPointer<UnsafePointer<DirectNumbers>?>

  init(_ steps: [LocaleTables.Step], language: String, numbers: LocaleNumbers) {
    let lent = Self.numbers(steps.map { $0.numbers.symbols })
    self.steps = Self.pointer(
      to: zip(steps, lent).map { step, numbers in
        Step(
          rules: WholeNumberRules(step.rules), isRightToLeft: step.isRightToLeft,
          isOwnLanguage: step.tag.language == language, numbers: numbers)
      })
    self.numbers = Self.numbers([.latin, numbers.symbols] + numbers.variants.map { $0.symbols })
  }

  /// How arguments are written into the texts of one step; `nil` where its numbers are out of the ordinary.
  @inline(__always)
  func manner(ofStep place: Int, numbers variant: UInt16, _ options: TextOptions) -> DirectRendering.Manner? {
    let step = steps[place]
    let numbers =
      options.digits == .latin
      ? self.numbers[0] : step.isOwnLanguage ? self.numbers[1 &+ Int(variant)] : step.numbers
    guard let numbers, let rules = step.rules else { return nil }
    return DirectRendering.Manner(
      rules: rules, isRightToLeft: step.isRightToLeft, numbers: numbers, isolation: options.isolation)
  }

  /// One a set of symbols, `nil` for those that `DirectNumbers` does not know.
  private static func numbers(_ symbols: [NumberSymbols]) -> UnsafeBufferPointer<UnsafePointer<DirectNumbers>?> {
    let numbers = symbols.map { DirectNumbers($0) }
    var next = pointer(to: numbers.compactMap { $0 }).baseAddress
    return pointer(
      to: numbers.map { known in
        guard known != nil else { return nil }
        defer { next = next.map { $0 + 1 } }
        return next
      })
  }

  private static func pointer<Value>(to values: [Value]) -> UnsafeBufferPointer<Value> {
    let memory = UnsafeMutableBufferPointer<Value>.allocate(capacity: values.count)
    _ = memory.initialize(from: values)
    return UnsafeBufferPointer(memory)
  }
}
