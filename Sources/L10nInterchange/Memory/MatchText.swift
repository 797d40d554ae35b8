internal import L10nRuntime
import L10nSyntax

/// A text as fuzzy matching compares it: its scalars, with each specifier as one scalar.
struct MatchText: Hashable, Sendable {
  /// The scalar for a specifier: U+FFFC, the object replacement character.
  static let specifier: UInt32 = 0xFFFC

  let scalars: [UInt32]

  init(_ text: String) {
    let utf8 = Array(text.utf8)
    var scalars: [UInt32] = []
    scalars.reserveCapacity(utf8.count)
    var end = 0
    func plain(_ range: Range<Int>) -> [UInt32] {
      String(decoding: utf8[range], as: UTF8.self).unicodeScalars.map(\.value)
    }
    if utf8.contains(UInt8(ascii: "%")) {
      for placeholder in FormatString(text).placeholders {
        scalars += plain(end..<placeholder.range.lowerBound)
        scalars.append(Self.specifier)
        end = placeholder.range.upperBound
      }
    }
    scalars += plain(end..<utf8.count)
    self.scalars = scalars
  }

  /// The number of scalars to add, remove or replace to turn this text into another; `nil` if it exceeds a limit.
  ///
  /// Myers' bit vectors for texts of up to 64 scalars, else rows of a table.
  /// - Complexity: O(*n*) for short texts, O(*n* *m*) for long ones.
  func distance(to other: MatchText, atMost limit: Int) -> Int? {
    let (short, long) = scalars.count <= other.scalars.count ? (scalars, other.scalars) : (other.scalars, scalars)
    if long.count - short.count > limit { return nil }
    if short.isEmpty { return long.count }
    let distance = short.count <= 64 ? Self.bitDistance(short, long) : Self.rowDistance(short, long, limit)
    return distance <= limit ? distance : nil
  }

  /// G. Myers, "A fast bit-vector algorithm for approximate string matching", 1999, in H. Hyyrö's variant for
  /// distances.
  private static func bitDistance(_ pattern: [UInt32], _ text: [UInt32]) -> Int {
    var places: [UInt32: UInt64] = [:]
    for (index, scalar) in pattern.enumerated() { places[scalar, default: 0] |= 1 << UInt64(index) }
    var positive = UInt64.max
    var negative: UInt64 = 0
    var distance = pattern.count
    let last: UInt64 = 1 << UInt64(pattern.count - 1)
    for scalar in text {
      let equal = places[scalar] ?? 0
      let diagonal = (((equal & positive) &+ positive) ^ positive) | equal | negative
      var plus = negative | ~(diagonal | positive)
      var minus = positive & diagonal
      if plus & last != 0 { distance += 1 }
      if minus & last != 0 { distance -= 1 }
      plus = plus << 1 | 1
      minus <<= 1
      positive = minus | ~(diagonal | plus)
      negative = plus & diagonal
    }
    return distance
  }

  private static func rowDistance(_ first: [UInt32], _ second: [UInt32], _ limit: Int) -> Int {
    var row = Array(0...first.count)
    for (index, scalar) in second.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      var least = row[0]
      for place in first.indices {
        let replaced = diagonal + (first[place] == scalar ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = min(replaced, diagonal + 1, row[place] + 1)
        least = min(least, row[place + 1])
      }
      if least > limit { return limit + 1 }
    }
    return row[first.count]
  }
}
