/// Stands for `LocaleTables.symbols`, as a part of `DirectRendering`.
///
/// What `DirectRendering` reads of a locale's tables: no references, so that nothing is counted.
///
/// `@unchecked Sendable`: it points to memory that is written once and never freed.
struct DirectTables: @unchecked Sendable {
  /// One place of the chain.
  struct Step {
    let rules: WholeNumberRules
    let isRightToLeft: Bool
    /// The place among all numbers of those of the language that the text is in; 0 where that is the reader's own.
    fileprivate let lentNumbers: Int
  }

  private let steps: UnsafePointer<Step>

  /// ASCII digits without groups, the locale's own numbers and its variants, and then those that steps lend.
  private let numbers: UnsafePointer<DirectNumbers>

  /// - Parameter steps: their numbers are `nil` where they are the reader's own.
  init(
    _ steps: [(rules: WholeNumberRules, isRightToLeft: Bool, numbers: NumberSymbols?)], numbers own: LocaleNumbers
  ) {
    var numbers = ([.latin, own.own.symbols] + own.variants.map { $0.formats.symbols }).map { DirectNumbers($0) }
    self.steps = Self.pointer(
      to: steps.map { step in
        if let symbols = step.numbers { numbers.append(DirectNumbers(symbols)) }
        return Step(
          rules: step.rules, isRightToLeft: step.isRightToLeft,
          lentNumbers: step.numbers == nil ? 0 : numbers.count - 1)
      })
    self.numbers = Self.pointer(to: numbers)
  }

  /// How arguments are written into the texts of one step.
  @inline(__always)
  func manner(ofStep place: Int, numbers variant: UInt16, _ options: TextOptions) -> DirectRendering.Manner {
    let step = steps + place
    let lent = step.pointee.lentNumbers
    let numbers = self.numbers + (options.digits == .latin ? 0 : lent > 0 ? lent : 1 &+ Int(variant))
    return DirectRendering.Manner(step: step, numbers: numbers, isolation: options.isolation)
  }

  private static func pointer<Value>(to values: [Value]) -> UnsafePointer<Value> {
    let memory = UnsafeMutableBufferPointer<Value>.allocate(capacity: max(values.count, 1))
    _ = memory.initialize(from: values)
    return UnsafePointer(memory.baseAddress.unsafelyUnwrapped)
  }
}
