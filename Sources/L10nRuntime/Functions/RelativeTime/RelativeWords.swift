/// The words of `RelativePatterns` as `Interpreter` writes them, for whole numbers; `RelativeTimeFormat` writes all others.
///
/// `@unchecked Sendable`: it points to memory that is written once and never freed.
struct RelativeWords: @unchecked Sendable {
  private struct Unit {
    let future, past: KeptUnits
    /// For -2...2; empty where there is no word.
    let words: [KeptText]
  }

  /// By the place of the unit among all.
  private let units: UnsafePointer<Unit>
  private let dates: Unmanaged<DatePatterns>

  init(_ patterns: RelativePatterns, _ dates: DatePatterns) {
    self.dates = Unmanaged.passRetained(dates)
    let memory = UnsafeMutableBufferPointer<Unit>.allocate(capacity: patterns.units.count)
    _ = memory.initialize(
      from: patterns.units.map {
        Unit(
          future: KeptUnits($0.future), past: KeptUnits($0.past), words: $0.words.map { KeptText($0) })
      })
    units = UnsafePointer(memory.baseAddress.unsafelyUnwrapped)
  }

  /// Writes a distance in words.
  /// - Parameter numbers: with groups from a thousand on.
  /// - Returns: whether it could, and it fits.
  @inline(__always)
  func append(
    _ time: RelativeTime, numeric: RelativeTimeStyle.Numeric, _ numbers: Unmanaged<WholeNumberFormat>,
    _ rules: Unmanaged<WholeNumberRules>,
    to output: inout TextOutput
  ) -> Bool {
    let value = numeric == .auto ? dates._withUnsafeGuaranteedRef { time.calendarValue(in: $0) } : time.value
    let magnitude = value.magnitude
    guard magnitude < 0x1p53, Double(UInt64(magnitude)) == magnitude else { return false }
    let count = UInt64(magnitude)
    let isPast = value.sign == .minus
    let unit = units + time.unit.place
    if numeric == .auto, count <= 2, unit.pointee.words.count == 5 {
      let word = unit.pointee.words[isPast ? 2 &- Int(count) : 2 &+ Int(count)]
      if !word.isEmpty { return word.append(to: &output) }
    }
    let words = isPast ? unit.pointee.past : unit.pointee.future
    let pattern = rules._withUnsafeGuaranteedRef { words.pattern($0, count, 0, leastFraction: 0) }
    return pattern.pointee.append(to: &output) { output in
      numbers._withUnsafeGuaranteedRef { $0.append(IntegerValue(isNegative: false, magnitude: count), to: &output) }
    }
  }
}
