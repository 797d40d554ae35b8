/// A part of a date pattern: a literal text, or a field such as `MMMM`.
package struct DateField: Sendable {
  /// The letter in UTS #35, "Date Field Symbol Table"; 0 for a text.
  package let letter: UInt8
  /// The number of repetitions of the letter.
  package let width: Int
  /// The index of the text, or of the first name of the field, among the texts of the patterns; -1 for a number.
  var first = -1

  /// The number of a field's names: of months, weekdays and so on; 0 for numbers and for zones.
  package var nameCount: Int {
    switch UnicodeScalar(letter) {
    case "G": 2
    case "M", "L": width >= 3 ? 12 : 0
    case "Q", "q": width >= 3 ? 4 : 0
    // The first day, in speech.
    case "d": width >= 3 ? 1 : 0
    case "E": 7
    case "e", "c": width >= 3 ? 7 : 0
    case "a": 2
    // Noon, if there is a word for it.
    case "b": 3
    // Each hour, then noon.
    case "B": 25
    default: 0
    }
  }

  /// The field as it is written in patterns, which identifies its names.
  package var text: String { String(repeating: String(UnicodeScalar(letter)), count: width) }

  /// Whether it shows the offset of a zone from UTC.
  package var isZone: Bool {
    switch UnicodeScalar(letter) {
    case "z", "Z", "O", "v", "V", "X", "x": true
    default: false
    }
  }

  /// Whether it depends on the first weekday of a region.
  package var needsWeek: Bool { "wWYec".utf8.contains(letter) }
}

extension DateField {
  /// A field, or a text between fields.
  package enum Piece {
    case field(DateField)
    case text(String)
  }

  /// Calls a function for each piece of a pattern: `d. MMMM y 'um' HH:mm`.
  /// - Returns: `false` for an unknown letter.
  package static func forEachPiece(of pattern: String, _ body: (Piece) -> Void) -> Bool {
    var pattern = pattern
    return pattern.withUTF8 { bytes in
      var text: [UInt8] = []
      func flush() {
        if !text.isEmpty { body(.text(String(decoding: text, as: UTF8.self))) }
        text = []
      }
      var isQuoted = false
      var place = 0
      while place < bytes.count {
        let byte = bytes[place]
        if byte == UInt8(ascii: "'") {
          if place + 1 < bytes.count, bytes[place + 1] == byte {
            text.append(byte)
            place += 1
          } else {
            isQuoted.toggle()
          }
          place += 1
        } else if !isQuoted, byte.isASCIILetter {
          guard DateSkeleton.isField(byte) else { return false }
          let start = place
          while place < bytes.count, bytes[place] == byte { place += 1 }
          flush()
          body(.field(DateField(letter: byte, width: place - start)))
        } else {
          text.append(byte)
          place += 1
        }
      }
      flush()
      return true
    }
  }
}

extension DateField {
  /// The fields of a pattern.
  /// - Returns: `nil` for an unknown letter.
  package static func fields(of pattern: String) -> [DateField]? {
    var fields: [DateField] = []
    let isRead = forEachPiece(of: pattern) { if case .field(let field) = $0 { fields.append(field) } }
    return isRead ? fields : nil
  }
}
