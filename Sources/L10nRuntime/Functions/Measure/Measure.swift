/// What a number of bits or bytes is: a speed or a size. Units are steps of 1,000, as networks and disks count.
package enum Measure: String, CaseIterable, Sendable {
  /// Bits in a second.
  case bitRate
  /// Bytes.
  case byteCount

  /// The signs of its units, smallest first, where the words of a language are not known. Source: IEC 80000-13.
  package var signs: [String] {
    switch self {
    case .bitRate: ["bit/s", "kbit/s", "Mbit/s", "Gbit/s"]
    case .byteCount: ["B", "kB", "MB", "GB", "TB"]
    }
  }
}

/// How long the name of a unit is.
public enum UnitWidth: CaseIterable, Sendable {
  /// In full, to be spoken: "1.2 megabits per second".
  case full
  /// Short, to be drawn: "1.2 Mb/s".
  case short
}

/// A measure in one width: what there are words for.
package struct MeasureKind: Hashable, Sendable {
  package let measure: Measure
  package let width: UnitWidth

  package init(_ measure: Measure, _ width: UnitWidth) {
    self.measure = measure
    self.width = width
  }

  /// All of them, in the order in which they are frozen.
  package static let all = (0..<count).map { MeasureKind(place: $0) }

  /// How many kinds there are.
  static let count = 4

  /// The kind at a place among all, below the count.
  init(place: Int) { self.init(place < 2 ? .bitRate : .byteCount, place.isMultiple(of: 2) ? .full : .short) }

  /// The place among all kinds.
  var place: Int { (measure == .bitRate ? 0 : 2) + (width == .full ? 0 : 1) }

  /// What the frozen form calls it.
  package var name: String { measure.rawValue + (width == .full ? "" : "Short") }
}
