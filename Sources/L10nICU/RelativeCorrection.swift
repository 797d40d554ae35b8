import L10nRuntime

/// An error in the relative times of ICU 72, CLDR 42, and the width with the correct words.
struct RelativeCorrection {
  let language: String
  let width: RelativeTimeStyle.Width
  let unit: RelativeTime.Unit
  let isPast: Bool
  /// The width whose words are used instead.
  let source: RelativeTimeStyle.Width

  static let all = [
    // "In 3 months" for 3 to 10 months ago.
    RelativeCorrection(language: "ar", width: .short, unit: .month, isPast: true, source: .long),
    // "ثوانِ" for "ثوانٍ", 3 to 10 seconds ago.
    RelativeCorrection(language: "ar", width: .long, unit: .second, isPast: true, source: .short),
    // A number before the dual: "in 2 two weeks".
    RelativeCorrection(language: "ar", width: .short, unit: .week, isPast: false, source: .long),
    // The words of the future in the past.
    RelativeCorrection(language: "mai", width: .long, unit: .day, isPast: true, source: .short),
    RelativeCorrection(language: "pcm", width: .narrow, unit: .hour, isPast: true, source: .long),
    RelativeCorrection(language: "ti", width: .long, unit: .day, isPast: true, source: .short),
  ]
}
