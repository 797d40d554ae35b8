extension Unicode.Scalar {
  /// Whether the scalar is white space between the words of a MessageFormat 2 message.
  var isMF2Space: Bool {
    switch value {
    case 0x20, 0x09, 0x0D, 0x0A, 0x3000: true
    default: false
    }
  }

  /// Whether the scalar is a direction mark or an isolate, which may be beside names and white space.
  var isMF2Bidi: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether a name may begin with the scalar: everything except controls, white space, direction marks, ASCII
  /// punctuation and noncharacters.
  var isMF2NameStart: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0x2B, 0x5F: true
    case 0...0xA0: false
    case 0x061C, 0x1680, 0x2000...0x200A, 0x200E, 0x200F, 0x2028...0x202F, 0x205F, 0x2066...0x2069, 0x3000: false
    case 0xFDD0...0xFDEF: false
    default: value & 0xFFFE != 0xFFFE
    }
  }

  /// Whether a name, or an unquoted literal, may contain the scalar.
  var isMF2Name: Bool {
    switch value {
    case 0x30...0x39, 0x2D, 0x2E: true
    default: isMF2NameStart
    }
  }
}

extension String {
  /// Whether the text is a literal of MessageFormat 2 that needs no quotes.
  package var isMF2Unquoted: Bool { !isEmpty && unicodeScalars.allSatisfy { $0.isMF2Name } }

  /// Whether the text is a name without a namespace.
  package var isMF2Name: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.isMF2NameStart && unicodeScalars.allSatisfy { $0.isMF2Name }
  }
}
