/// The ranges of an `Accept-Language` header in the order in which a choice asks them, within memory that the caller
/// lends.
///
/// Bounded: the sixteen most wanted ranges and the first sixteen refused ones count.
struct AcceptLanguageRanking {
  /// How many entries the memory has to have room for.
  static let capacity = 2 * limit

  private static let limit = 16

  /// How often `*` may be used: with which weight, 0 for never, `nil` where the header has none.
  private(set) var anyWeight: Int?

  /// Whether the header has an entry at all.
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
        // The first one counts, as of languages that are named twice.
        if anyWeight == nil { anyWeight = entry.weight }
      } else if entry.weight > 0 {
        insert(entry)
      } else if refusedCount < Self.limit {
        memory[Self.limit + refusedCount] = entry
        refusedCount += 1
      }
    }
  }

  /// The ranges with a weight, most wanted first, those of equal weight in the order written.
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
