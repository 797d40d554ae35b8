/// What `Interpreter` reads of a locale's tables: no references, so that nothing is counted.
///
/// `@unchecked Sendable`: it points to memory that is written once and never freed.
struct DirectTables: @unchecked Sendable {
  /// One place of the chain.
  struct Step {
    let rules: Unmanaged<WholeNumberRules>
    let isRightToLeft: Bool
    /// For the locale's own numbers, in the locale's digits and in those of logs.
    fileprivate let formats: Lazily<ValueFormats>.Kept
    /// The same for each variant; `nil` where no variant counts for the texts.
    fileprivate var variants: Lazily<Lazily<ValueFormats>.Kept>.Kept?

    /// - Parameters:
    ///   - variantCount: how many variants there are of the numbers in the texts; `nil` where none counts for them.
    ///   - formatter: what shows arguments; variant 0 stands for the locale's own numbers.
    init(
      rules: WholeNumberRules, isRightToLeft: Bool, variantCount: (@Sendable () -> Int)?,
      formatter: @escaping @Sendable (_ variant: Int, TextOptions.Digits) -> MessageFormatter
    ) {
      (self.rules, self.isRightToLeft) = (Unmanaged.passRetained(rules), isRightToLeft)
      @Sendable func made(_ variant: Int, _ place: Int) -> ValueFormats {
        ValueFormats(SkeletonStyles.Shared(formatter(variant, place.isMultiple(of: 2) ? .locale : .latin), rules))
      }
      formats = Lazily(count: 2) { made(0, $0) }.kept()
      variants = variantCount.map { count in
        Lazily { Lazily(count: 2 * count()) { made(1 + $0 / 2, $0) }.kept() }.kept()
      }
    }

    /// The same for texts of another language than the reader's.
    var withoutVariants: Step {
      var step = self
      step.variants = nil
      return step
    }
  }

  private let steps: UnsafePointer<Step>

  /// - Parameter step: a place of the chain.
  init(count: Int, _ step: (Int) -> Step) {
    let memory = UnsafeMutablePointer<Step>.allocate(capacity: max(count, 1))
    for place in 0..<count { (memory + place).initialize(to: step(place)) }
    steps = UnsafePointer(memory)
  }

  /// How arguments are written into the texts of one step.
  /// - Parameter variant: 0 for the locale's own numbers, else 1 + the place of a variant.
  @inline(__always)
  func context(ofStep place: Int, numbers variant: UInt16, _ options: TextOptions) -> LocaleContext {
    Self.context(of: steps + place, numbers: variant, options)
  }

  @inline(__always)
  static func context(of step: UnsafePointer<Step>, numbers variant: UInt16, _ options: TextOptions) -> LocaleContext {
    let number = options.digits == .latin ? 1 : 0
    var formats = step.pointee.formats
    if variant > 0, let variants = step.pointee.variants { formats = variants.pointer().pointee }
    let place = variant > 0 && step.pointee.variants != nil ? 2 &* (Int(variant) &- 1) &+ number : number
    return LocaleContext(step: step, formats: formats.pointer(at: place), isolation: options.isolation)
  }
}
