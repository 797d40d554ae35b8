/// The ranges of an `Accept-Language` header in the order of their use, in memory that the caller lends.
///
/// Bounded: the sixteen ranges with the highest weights and the first sixteen refused ones are kept.
struct AcceptLanguageRanking {
  /// The number of entries for which the memory must have room.
  static let capacity = 2 * limit

  private static let limit = 16

  /// The weight of `*`: 0 if it is refused, `nil` if the header does not contain it.
  private(set) var anyWeight: Int?

  /// Whether the header has any entry.
  private(set) var hasEntries = false

  private let memory: UnsafeMutableBufferPointer<AcceptLanguageEntry>
  private var wantedCount = 0
  private var refusedCount = 0

  init(_ header: UnsafeBufferPointer<UInt8>, memory: UnsafeMutableBufferPointer<AcceptLanguageEntry>) {
    self.memory = memory
    var scanner = AcceptLanguageScanner(header)
    while let entry = scanner.next() {
      hasEntries = true
      if header[entry.range.lowerBound] == UInt8(ascii: "*") {
        // The first one counts, as for languages that occur twice.
        if anyWeight == nil { anyWeight = entry.weight }
      } else if entry.weight > 0 {
        insert(entry)
      } else if refusedCount < Self.limit {
        memory[Self.limit + refusedCount] = entry
        refusedCount += 1
      }
    }
  }

  /// The ranges with a weight above 0, highest weight first, equal weights in the order of the header.
  var wanted: UnsafeMutableBufferPointer<AcceptLanguageEntry>.SubSequence { memory[0..<wantedCount] }

  /// The ranges of weight 0.
  var refused: UnsafeMutableBufferPointer<AcceptLanguageEntry>.SubSequence {
    memory[Self.limit..<Self.limit + refusedCount]
  }

  private mutating func insert(_ entry: AcceptLanguageEntry) {
    var place = wantedCount
    while place > 0, memory[place - 1].weight < entry.weight { place -= 1 }
    guard place < Self.limit else { return }
    if wantedCount < Self.limit { wantedCount += 1 }
    var last = wantedCount - 1
    while last > place {
      memory[last] = memory[last - 1]
      last -= 1
    }
    memory[place] = entry
  }
}
