extension ListPatterns.Alternative {
  /// The beginning of items that take other patterns, as ICU determines it. Marks and quotes before the first letter
  /// are ignored, and accents of vowels are recognized.
  package enum Condition: String, BitwiseCopyable, CaseIterable, Sendable {
    /// The sound *i*: `i` or `hi`, but not `hia` or `hie`. Spanish "y" is then "e".
    case spanishI = "i"
    /// The sound *o*: `o`, `ho` or `8`, and eleven in digits. Spanish "o" is then "u".
    case spanishO = "o"
    /// A Hebrew letter. Hebrew "ו" has a hyphen before all other characters.
    case hebrew = "h"

    func holds(for item: String) -> Bool {
      // A loop, because `drop` on a view of scalars makes every app larger.
      var scalars = item.unicodeScalars.makeIterator()
      var next = scalars.next()
      while let scalar = next, Self.isPassedOver(scalar) { next = scalars.next() }
      guard let first = next?.value else { return false }
      let second = scalars.next()?.value
      let third = scalars.next()?.value
      switch self {
      case .spanishI:
        if Self.isI(first) { return true }
        guard Self.isH(first), let second, Self.isI(second) else { return false }
        // An accent separates the vowels.
        let isAccented = second == 0xCD || second == 0xED
        return isAccented || third.map { $0 | 0x20 != 0x61 && $0 | 0x20 != 0x65 } ?? true
      case .spanishO:
        switch first {
        case 0x38: return true
        case 0x31: return second == 0x31 && !(third.map { (0x30...0x39).contains($0) } ?? false)
        default: return Self.isO(first) || (Self.isH(first) && second.map(Self.isO) ?? false)
        }
      case .hebrew: return (0x591...0x5F4).contains(first) || (0xFB1D...0xFB4F).contains(first)
      }
    }

    /// Whether a scalar is silent: direction marks and isolates, quotes, and opening brackets and signs.
    private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x22, 0x27, 0x28, 0x5B, 0x7B, 0xA1, 0xAB, 0xBB, 0xBF: true
      case 0x61C, 0x200B...0x200F, 0x2018...0x201F, 0x202A...0x202E, 0x2039...0x203A, 0x2066...0x2069, 0xFEFF: true
      default: false
      }
    }

    private static func isH(_ letter: UInt32) -> Bool { letter | 0x20 == 0x68 }
    private static func isI(_ letter: UInt32) -> Bool { letter | 0x20 == 0x69 || letter | 0x20 == 0xED }
    private static func isO(_ letter: UInt32) -> Bool { letter | 0x20 == 0x6F || letter | 0x20 == 0xF3 }
  }
}
