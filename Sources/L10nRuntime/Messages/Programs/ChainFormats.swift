/// The formats for arguments in the texts of each step of a locale's chain, without reference counting.
///
/// `@unchecked Sendable`: it points to memory that is written once and never freed.
struct ChainFormats: @unchecked Sendable {
  /// One step of the chain.
  struct Step: Sendable {
    let rules: Unmanaged<WholeNumberRules>
    let isRightToLeft: Bool
    /// The formats with the locale's own numbers, in the locale's digits and in those of logs.
    fileprivate let formats: Lazily<ValueFormats>.Kept
    /// The formats of each variant; `nil` if no variant applies to the texts.
    fileprivate var variants: Lazily<Lazily<ValueFormats>>.Kept?
    private let owner: Owner

    /// Retains the objects that other properties point to.
    private final class Owner: Sendable {
      let rules: WholeNumberRules
      let formats: Lazily<ValueFormats>
      let variants: Lazily<Lazily<ValueFormats>>?

      init(
        _ rules: WholeNumberRules, _ variantCount: (@Sendable () -> Int)?,
        _ formats: @escaping @Sendable (Int, TextOptions.Digits) -> LocaleFormats
      ) {
        self.rules = rules
        @Sendable func made(_ variant: Int, _ place: Int) -> ValueFormats {
          ValueFormats(formats(variant, place.isMultiple(of: 2) ? .locale : .latin), rules)
        }
        self.formats = Lazily(count: 2) { made(0, $0) }
        variants = variantCount.map { count in Lazily { Lazily(count: 2 * count()) { made(1 + $0 / 2, $0) } } }
      }
    }

    /// - Parameters:
    ///   - variantCount: the number of number variants; `nil` if none applies to the texts.
    ///   - formats: returns the formats of a variant; 0 is the locale's own numbers.
    init(
      rules: WholeNumberRules, isRightToLeft: Bool, variantCount: (@Sendable () -> Int)?,
      formats: @escaping @Sendable (_ variant: Int, TextOptions.Digits) -> LocaleFormats
    ) {
      owner = Owner(rules, variantCount, formats)
      (self.rules, self.isRightToLeft) = (Unmanaged.passUnretained(rules), isRightToLeft)
      (self.formats, variants) = (owner.formats.unowned, owner.variants.map { $0.unowned })
    }

    /// The step for texts in another language than the reader's.
    var withoutVariants: Step {
      var step = self
      step.variants = nil
      return step
    }
  }

  private let steps: UnsafePointer<Step>

  /// - Parameter step: returns the step at an index of the chain.
  init(count: Int, _ step: (Int) -> Step) {
    let memory = UnsafeMutablePointer<Step>.allocate(capacity: max(count, 1))
    for place in 0..<count { (memory + place).initialize(to: step(place)) }
    steps = UnsafePointer(memory)
  }

  /// The context for the texts of one step.
  /// - Parameter variant: 0 for the locale's own numbers, otherwise 1 + the index of a variant.
  @inline(__always)
  func context(ofStep place: Int, numbers variant: UInt16, _ options: TextOptions) -> LocaleContext {
    Self.context(of: steps + place, numbers: variant, options)
  }

  @inline(__always)
  static func context(of step: UnsafePointer<Step>, numbers variant: UInt16, _ options: TextOptions) -> LocaleContext {
    let number = options.digits == .latin ? 1 : 0
    let formats =
      if variant > 0, let variants = step.pointee.variants {
        variants.pointer().lent.pointee.value.pointer(at: 2 &* (Int(variant) &- 1) &+ number)
      } else {
        step.pointee.formats.pointer(at: number)
      }
    return LocaleContext(step: step, formats: formats, isolation: options.isolation)
  }
}
