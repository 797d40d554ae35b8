import CICUReference

/// Finds brackets without a partner.
///
/// Pairs as in UAX #9, BD16: a closing bracket takes the nearest open one of its kind and leaves
/// those between them alone. Unlike there, a pair may span paragraphs: lines of one sentence.
enum BidiBrackets {
  static func findings(in scalars: [Unicode.Scalar]) -> [BidiFinding] {
    var open: [(closing: UInt32, offset: Int)] = []
    var unpaired: [Int] = []
    for (offset, scalar) in scalars.enumerated() {
      switch cicu_bracket_type(scalar.value) {
      case 1:
        open.append((canonical(cicu_paired_bracket(scalar.value)), offset))
      case 2:
        if let opener = open.lastIndex(where: { $0.closing == canonical(scalar.value) }) {
          unpaired += open[(opener + 1)...].map(\.offset)
          open.removeSubrange(opener...)
        } else {
          unpaired.append(offset)
        }
      default:
        continue
      }
    }
    return (unpaired + open.map(\.offset)).map { BidiFinding(issue: .unpairedBrackets, offset: $0) }
  }

  /// U+232A is canonically equivalent to U+3009, so either closes what the other's partner opens.
  private static func canonical(_ closing: UInt32) -> UInt32 {
    closing == 0x232A ? 0x3009 : closing
  }
}
