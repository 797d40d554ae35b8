import StringsFormat

/// A part of a date pattern: a text that is shown as it is, or a field such as `MMMM`.
package struct DateField: Hashable, Sendable {
  /// A letter of UTS #35, "Date Field Symbol Table"; 0 for a text.
  package let letter: UInt8
  /// How often the letter stands.
  package let width: Int
  /// The place of the text, or of the first name of the field, among the texts of the patterns; -1 for a number.
  var first = -1

  /// How many names a field has: of months, weekdays and so on; 0 for numbers and for zones.
  package var nameCount: Int {
    switch UnicodeScalar(letter) {
    case "G": 2
    case "M", "L": width >= 3 ? 12 : 0
    case "Q", "q": width >= 3 ? 4 : 0
    case "E": 7
    case "e", "c": width >= 3 ? 7 : 0
    case "a": 2
    // Noon, where there is a word for it.
    case "b": 3
    // Each hour, then noon.
    case "B": 25
    default: 0
    }
  }

  /// The letters that a field is written with: its names are those of this text.
  package var text: String { String(repeating: String(UnicodeScalar(letter)), count: width) }

  /// Whether it shows how far the zone is from UTC.
  package var isZone: Bool {
    switch UnicodeScalar(letter) {
    case "z", "Z", "O", "v", "V", "X", "x": true
    default: false
    }
  }

  /// Whether it counts weeks or days from a region's first one.
  package var needsWeek: Bool { "wWYec".utf8.contains(letter) }
}

extension DateField {
  /// A field, or a text that stands between fields.
  enum Piece: Hashable {
    case field(DateField)
    case text(String)
  }

  /// The pieces of a pattern: `d. MMMM y 'um' HH:mm`.
  /// - Returns: `nil` for a letter that nothing is known of.
  static func pieces(of pattern: String) -> [Piece]? {
    var pieces: [Piece] = []
    var text = String.UnicodeScalarView()
    var isQuoted = false
    let scalars = Array(pattern.unicodeScalars)
    var place = 0
    func flushed() -> [Piece] { text.isEmpty ? [] : [.text(String(text))] }
    while place < scalars.count {
      let scalar = scalars[place]
      if scalar == "'" {
        if place + 1 < scalars.count, scalars[place + 1] == "'" {
          text.append("'")
          place += 1
        } else {
          isQuoted.toggle()
        }
        place += 1
      } else if !isQuoted, ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) {
        let letter = UInt8(scalar.value)
        guard DateSkeleton.isField(letter) else { return nil }
        let width = scalars[place...].prefix { $0 == scalar }.count
        pieces += flushed()
        text = String.UnicodeScalarView()
        pieces.append(.field(DateField(letter: letter, width: width)))
        place += width
      } else {
        text.append(scalar)
        place += 1
      }
    }
    return pieces + flushed()
  }
}

extension DateField {
  /// The fields of a pattern.
  /// - Returns: `nil` for a letter that nothing is known of.
  package static func fields(of pattern: String) -> [DateField]? {
    pieces(of: pattern).map { $0.compactMap { if case .field(let field) = $0 { field } else { nil } } }
  }
}
