import CICUReference
import L10nICU

/// A text laid out by ICU.
struct BidiLayout {
  /// The level of a paragraph: given, or by its first strong character with a default.
  enum Level: CaseIterable {
    case leftToRight, rightToLeft, firstStrongOrLeftToRight, firstStrongOrRightToLeft

    fileprivate var code: UInt8 {
      switch self {
      case .leftToRight: UInt8(CICU_LEVEL_LTR)
      case .rightToLeft: UInt8(CICU_LEVEL_RTL)
      case .firstStrongOrLeftToRight: UInt8(CICU_LEVEL_DEFAULT_LTR)
      case .firstStrongOrRightToLeft: UInt8(CICU_LEVEL_DEFAULT_RTL)
      }
    }
  }

  /// The level of the first paragraph: odd for right-to-left.
  let paragraphLevel: UInt8
  /// The direction of the runs.
  let direction: BidiAnalysis.RunDirection
  /// The level of every UTF-16 unit.
  let levels: [UInt8]

  init(of scalars: some Sequence<Unicode.Scalar>, at level: Level) throws(ICUError) {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    let units = Array(String(text).utf16)
    guard let bidi = cicu_bidi_open() else { throw ICUError(task: "opening a bidi layout", status: "no memory") }
    defer { cicu_bidi_close(bidi) }
    (paragraphLevel, direction, levels) = try callICU(for: "laying out a text") { status in
      units.withUnsafeBufferPointer { units in
        var none: UInt16 = 0
        return withUnsafePointer(to: &none) { none in
          cicu_bidi_set(bidi, units.baseAddress ?? none, Int32(units.count), level.code, &status)
          // ICU gives an empty text no levels.
          let levels = units.isEmpty ? nil : cicu_bidi_levels(bidi, &status)
          return (
            cicu_bidi_paragraph_level(bidi), Self.direction(of: bidi),
            Array(UnsafeBufferPointer(start: levels, count: levels == nil ? 0 : units.count))
          )
        }
      }
    }
  }

  private static func direction(of bidi: OpaquePointer) -> BidiAnalysis.RunDirection {
    switch Int(cicu_bidi_direction(bidi)) {
    case Int(CICU_DIRECTION_LTR): .leftToRight
    case Int(CICU_DIRECTION_RTL): .rightToLeft
    default: .mixed
    }
  }
}
