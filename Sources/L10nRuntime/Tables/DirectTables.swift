/// What `DirectRendering` reads of a locale's tables: no references, so that nothing is counted.
///
/// `@unchecked Sendable`: it points to memory that is written once and never freed.
struct DirectTables: @unchecked Sendable {
  private struct Step {
    let rules: PluralRules
    let isRightToLeft: Bool
    /// Whether the reader's own numbers are used: those of the language that the text is in.
    let isOwnLanguage: Bool
    let numbers: DirectNumbers?
  }

  private let steps: UnsafeBufferPointer<Step>

  /// The locale's own numbers and then its variants, as `LocaleTables.symbols(ofStep:variant:)` counts them.
  private let numbers: UnsafeBufferPointer<DirectNumbers?>

  init(_ steps: [LocaleTables.Step], language: String, numbers: LocaleNumbers) {
    self.steps = Self.pointer(
      to: steps.map { step in
        Step(
          rules: step.rules, isRightToLeft: step.isRightToLeft, isOwnLanguage: step.tag.language == language,
          numbers: DirectNumbers(step.numbers.symbols))
      })
    self.numbers = Self.pointer(
      to: [DirectNumbers(numbers.symbols)] + numbers.variants.map { DirectNumbers($0.symbols) })
  }

  /// How arguments are written into the texts of one step; `nil` where its numbers are out of the ordinary.
  @inline(__always)
  func manner(ofStep place: Int, numbers variant: UInt16, _ options: TextOptions) -> DirectRendering.Manner? {
    let step = steps[place]
    let numbers =
      options.digits == .latin ? .latin : step.isOwnLanguage ? self.numbers[Int(variant)] : step.numbers
    guard let numbers else { return nil }
    return DirectRendering.Manner(
      rules: step.rules, isRightToLeft: step.isRightToLeft, numbers: numbers, isolation: options.isolation)
  }

  private static func pointer<Value>(to values: [Value]) -> UnsafeBufferPointer<Value> {
    let memory = UnsafeMutableBufferPointer<Value>.allocate(capacity: values.count)
    _ = memory.initialize(from: values)
    return UnsafeBufferPointer(memory)
  }
}
