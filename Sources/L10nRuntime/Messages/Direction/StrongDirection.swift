/// The contribution of a scalar to the direction of a text.
///
/// The classes of Unicode's property Bidi_Class that isolation needs; all without a strong direction are `other`.
/// Source: UAX #9, table 4; frozen from the ICU named in `StrongDirectionData.swift`, with ICU's values for unassigned
/// scalars.
package enum StrongDirection: Sendable {
  /// L: Latin, Cyrillic, Han and so on.
  case leftToRight
  /// R: Hebrew and others.
  case rightToLeft
  /// AL: Arabic, Syriac, Thaana.
  case arabicLetter
  /// AN: Arabic-Indic digits. Not strong, but laid out in a right-to-left order of runs.
  case arabicNumber
  /// A mark, embedding, override or isolate: U+061C, U+200E, U+200F, U+202A...202E, U+2066...2069.
  case bidiControl
  /// European digits, punctuation, spaces, emoji.
  case other

  /// The direction of a scalar.
  /// - Complexity: O(1) up to U+02B8, which ends the Latin letters; a binary search above.
  package static func of(_ scalar: Unicode.Scalar) -> StrongDirection {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB5, 0xBA: .leftToRight
    case ..<0xC0, 0xD7, 0xF7: .other
    case ..<0x2B9: .leftToRight
    default: StrongDirectionData.starts.withUTF8Buffer { search(for: scalar.value, in: $0) }
    }
  }

  /// The direction in the last line that starts at or before `value`.
  private static func search(for value: UInt32, in lines: UnsafeBufferPointer<UInt8>) -> StrongDirection {
    // Six hexadecimal digits, the letter of the direction, a newline.
    let lineLength = 8
    var low = 0
    var high = (lines.count + 1) / lineLength
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if start(of: lines[(middle * lineLength)...].prefix(6)) <= value {
        low = middle
      } else {
        high = middle
      }
    }
    return StrongDirection(letter: lines[low * lineLength + 6])
  }

  private static func start(of digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
    digits.reduce(0) { value, digit in
      value << 4 | UInt32(digit <= UInt8(ascii: "9") ? digit & 0xF : digit & 0xF + 9)
    }
  }

  private init(letter: UInt8) {
    self =
      switch letter {
      case UInt8(ascii: "L"): .leftToRight
      case UInt8(ascii: "R"): .rightToLeft
      case UInt8(ascii: "A"): .arabicLetter
      case UInt8(ascii: "N"): .arabicNumber
      case UInt8(ascii: "C"): .bidiControl
      default: .other
      }
  }

  /// The letter of the direction in frozen data.
  package var letter: Character {
    switch self {
    case .leftToRight: "L"
    case .rightToLeft: "R"
    case .arabicLetter: "A"
    case .arabicNumber: "N"
    case .bidiControl: "C"
    case .other: "O"
    }
  }
}
