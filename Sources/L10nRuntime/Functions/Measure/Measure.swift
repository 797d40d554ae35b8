/// The measure of a number of bits or bytes: a speed or a size. Units are steps of 1,000, as for networks and disks.
package enum Measure: String, CaseIterable, Sendable {
  /// Bits per second.
  case bitRate
  /// Bytes.
  case byteCount

  /// The signs of its units, smallest first, for a language without words in the module. Source: IEC 80000-13.
  package var signs: [String] {
    switch self {
    case .bitRate: ["bit/s", "kbit/s", "Mbit/s", "Gbit/s"]
    case .byteCount: ["B", "kB", "MB", "GB", "TB"]
    }
  }
}

/// The length of a unit's name.
public enum UnitWidth: CaseIterable, Sendable {
  /// In full, for speech: "1.2 megabits per second".
  case full
  /// Short, for the screen: "1.2 Mb/s".
  case short
}

/// A measure in one width, for which a module can have words.
package struct MeasureKind: Hashable, Sendable {
  package let measure: Measure
  package let width: UnitWidth

  package init(_ measure: Measure, _ width: UnitWidth) {
    self.measure = measure
    self.width = width
  }

  /// All kinds, in the order of the frozen form.
  package static let all = (0..<count).map { MeasureKind(place: $0) }

  /// The number of kinds.
  static let count = 4

  /// The kind at an index below `count`.
  init(place: Int) { self.init(place < 2 ? .bitRate : .byteCount, place.isMultiple(of: 2) ? .full : .short) }

  /// The index of the kind among all.
  var place: Int { (measure == .bitRate ? 0 : 2) + (width == .full ? 0 : 1) }

  /// The name of the kind in the frozen form.
  package var name: String { measure.rawValue + (width == .full ? "" : "Short") }
}
