/// The words for numbers of one magnitude.
struct KeptCompact: BitwiseCopyable {
  let power: Int
  let signPlace: Int
  let one: UnsafePointer<KeptPattern>?
  let units: KeptUnits
}

/// The words by magnitude, from the least one that has any; larger numbers take the last words.
struct KeptCompacts {
  private let words: UnsafeMutablePointer<KeptCompact>
  private let least: Int
  private let count: Int

  /// A magnitude for which no language has words.
  private static let limit = 100

  init(_ patterns: [CompactPatterns.Words], in memory: TextMemory) {
    let patterns = patterns.filter { $0.least < Self.limit }
    least = patterns.first?.least ?? 0
    count = patterns.isEmpty ? 0 : max(0, patterns[patterns.count - 1].least - least) + 1
    words = memory.allocate(count, of: KeptCompact.self)
    var compact: KeptCompact?
    for place in 0..<count {
      if let own = patterns.last(where: { $0.least == least + place }) {
        compact = KeptCompact(
          power: own.power, signPlace: own.signPlace, one: own.one.map { KeptPattern.kept($0, in: memory) },
          units: KeptUnits(own.units, in: memory))
      }
      if let compact { (words + place).initialize(to: compact) }
    }
  }

  /// The index of the words for a magnitude; `nil` if there are none.
  @inline(__always)
  func place(of magnitude: Int) -> Int? {
    magnitude < least || count == 0 ? nil : min(magnitude &- least, count &- 1)
  }

  @inline(__always)
  subscript(place: Int) -> UnsafePointer<KeptCompact> { UnsafePointer(words + place) }
}
