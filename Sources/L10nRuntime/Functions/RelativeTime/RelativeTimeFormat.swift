/// Formats relative times in the words of a locale, in one width: "3 days ago", "in 2 hours", "yesterday".
///
/// `@unchecked Sendable`: it points to memory that is written once.
struct RelativeTimeFormat: BitwiseCopyable, @unchecked Sendable {
  private struct Unit: BitwiseCopyable {
    let future, past: KeptUnits
    /// The words for -2...2, empty if there is no word; `nil` for units without words.
    let words: UnsafePointer<KeptText>?
  }

  /// The words by the index of the unit; `nil` if the words of the language are unknown.
  private let units: UnsafePointer<Unit>?

  init(_ patterns: RelativePatterns?, in memory: TextMemory) {
    units = patterns.map { patterns in
      let units = memory.allocate(patterns.units.count, of: Unit.self)
      for (place, unit) in patterns.units.enumerated() {
        var words: UnsafeMutablePointer<KeptText>?
        if unit.words.count == 5 {
          let kept = memory.allocate(5, of: KeptText.self)
          for place in 0..<5 { (kept + place).initialize(to: KeptText(unit.words[place], in: memory)) }
          words = kept
        }
        (units + place).initialize(
          to: Unit(
            future: KeptUnits(unit.future, in: memory), past: KeptUnits(unit.past, in: memory),
            words: words.map { UnsafePointer($0) }))
      }
      return UnsafePointer(units)
    }
  }

  /// The style of numbers with a fraction: at most three fraction digits, and as in ICU groups from a thousand on in
  /// all languages that group digits, including Spanish: "hace 1.000 días".
  private static var style: UnsafeBufferPointer<UInt8> {
    let skeleton: StaticString = ".### group-on-aligned"
    return UnsafeBufferPointer(start: skeleton.utf8Start, count: skeleton.utf8CodeUnitCount)
  }

  /// Writes a relative time in words; with `auto` it is counted in the calendar, so that a word like "yesterday" is
  /// true.
  /// - Parameters:
  ///   - dates: the patterns with the calendar and the rules for weeks.
  ///   - numbers: the format of numbers, with groups from a thousand on.
  /// - Returns: whether it fits.
  @inline(__always)
  func append(
    _ time: RelativeTime, numeric: RelativeTimeStyle.Numeric, _ dates: Unmanaged<DatePatterns>,
    _ numbers: Unmanaged<DigitFormat>, _ rules: Unmanaged<WholeNumberRules>, _ styles: Unmanaged<StyleFormats>,
    to output: inout TextOutput
  ) -> Bool {
    guard let units else { return output.append(time.plainText) }
    let value = numeric == .auto ? dates._withUnsafeGuaranteedRef { time.calendarValue(in: $0) } : time.value
    let magnitude = value.magnitude
    let isPast = value.sign == .minus
    let unit = units + time.unit.place
    if numeric == .auto, magnitude < 2.1, let words = unit.pointee.words {
      // Off by at most half a hundredth, as in ICU.
      let hundredths = Int(magnitude * 100 + 0.5)
      if hundredths.isMultiple(of: 100) {
        let word = words[isPast ? 2 &- hundredths / 100 : 2 &+ hundredths / 100]
        if !word.isEmpty { return word.append(to: &output) }
      }
    }
    let words = isPast ? unit.pointee.past : unit.pointee.future
    guard magnitude < 0x1p53, Double(UInt64(magnitude)) == magnitude else {
      let number = DecimalNumber(magnitude)
      return styles._withUnsafeGuaranteedRef { $0.format(Self.style) }.use { style in
        words.pattern(style.categoryPosition(of: number)).pointee.append(to: &output) {
          style.append(number, to: &$0)
        }
      }
    }
    let count = UInt64(magnitude)
    let pattern = rules._withUnsafeGuaranteedRef { rules in
      words.pattern(rules.categoryPosition(of: count, exponent: 0, leastFraction: 0))
    }
    return pattern.pointee.append(to: &output) { output in
      numbers._withUnsafeGuaranteedRef { $0.append(IntegerValue(isNegative: false, magnitude: count), to: &output) }
    }
  }
}
