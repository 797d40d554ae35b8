import CICUReference
import L10nRuntime

/// The direction of every scalar in the format of `StrongDirection`, from ICU.
enum BidiClassLines {
  /// A line for each change of direction, in order: `000041L`, a scalar in six hexadecimal digits and a letter.
  static var all: [String] {
    var lines: [String] = []
    var current: StrongDirection?
    for value in UInt32(0)...0x10FFFF {
      let direction = direction(of: value)
      guard direction != current else { continue }
      current = direction
      let digits = String(value, radix: 16, uppercase: true)
      lines.append(String(repeating: "0", count: 6 - digits.count) + digits + String(direction.letter))
    }
    return lines
  }

  /// ICU's direction of a scalar.
  static func direction(of value: UInt32) -> StrongDirection {
    switch value {
    // The marks have the class of a letter, but are invisible.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: return .bidiControl
    default: break
    }
    return switch String(cString: cicu_bidi_class(value)) {
    case "L": .leftToRight
    case "R": .rightToLeft
    case "AL": .arabicLetter
    case "AN": .arabicNumber
    default: .other
    }
  }
}
