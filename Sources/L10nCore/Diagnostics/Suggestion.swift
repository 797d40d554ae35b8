/// Finds the words that a user most likely meant.
package enum Suggestion {
  /// The known name most similar to a misspelled one; `nil` if none is similar.
  ///
  ///     Suggestion.nearest(to: "develpoment", among: ["development", "locales"])   // "development"
  package static func nearest(to name: String, among names: some Sequence<String>) -> String? {
    KnownNames(names).near(name).first
  }

  /// The question whether the most similar name was meant; `nil` if none is similar.
  package static func question(_ name: String, among names: some Sequence<String>) -> String? {
    nearest(to: name, among: names).map { "did you mean '\($0)'?" }
  }
}

/// Known names that misspelled ones may mean, prepared for many look-ups.
package struct KnownNames: Sendable {
  private struct Name {
    let text: String
    let word: Word
  }

  private let names: [Name]

  package init(_ names: some Sequence<String>) { self.names = names.map { Name(text: $0, word: Word($0)) } }

  package var count: Int { names.count }

  /// The names similar to a misspelled one, the most similar first.
  ///
  /// Similar names differ in at most a third of the letters, changed, inserted, removed or swapped with a neighbor,
  /// ignoring case; a single letter is similar to nothing else. Among equals those with the same first letter come
  /// first, then alphabetical order decides.
  package func near(_ misspelled: String) -> [String] {
    var work = 0
    return near(misspelled, counting: &work)
  }

  /// The same result, with a count of the work: one for each name that obviously differs, and the product of the
  /// lengths for each other one.
  package func near(_ misspelled: String, counting work: inout Int) -> [String] {
    let wanted = Word(misspelled)
    let limit = wanted.letters.count < 2 ? 0 : max(1, wanted.letters.count / 3)
    let found = names.compactMap { name -> (name: Name, distance: Int)? in
      work += 1
      guard wanted.mayBeWithin(limit, of: name.word) else { return nil }
      work += wanted.letters.count * name.word.letters.count
      let distance = wanted.distance(to: name.word, limit: limit)
      return distance <= limit ? (name, distance) : nil
    }
    func rank(_ found: (name: Name, distance: Int)) -> (Int, Int, String) {
      (found.distance, found.name.word.letters.first == wanted.letters.first ? 0 : 1, found.name.text)
    }
    return found.sorted { rank($0) < rank($1) }.map(\.name.text)
  }
}

/// The letters of a name, in lowercase.
private struct Word {
  let letters: [Unicode.Scalar]

  /// The number of letters of each of 32 kinds. A swap changes none, and any other edit one or two.
  private let counts: SIMD32<Int8>

  init(_ text: String) {
    letters = Array(text.lowercased().unicodeScalars)
    var counts = SIMD32<Int8>()
    for letter in letters { counts[Int(letter.value & 31)] &+= 1 }
    self.counts = counts
  }

  /// Whether the limit of edits may suffice, judging by the letters of both.
  func mayBeWithin(_ limit: Int, of other: Word) -> Bool {
    if abs(letters.count - other.letters.count) > limit { return false }
    // Counts above 127 letters of a kind wrap around.
    if letters.count > 127 || other.letters.count > 127 { return true }
    let differences = counts &- other.counts
    let surplus = differences.replacing(with: 0, where: differences .< 0)
    let lack = (0 &- differences).replacing(with: 0, where: differences .> 0)
    return max(surplus.wrappedSum(), lack.wrappedSum()) <= limit
  }

  /// The number of edits between two words, where a swap of neighbors counts as one (optimal string alignment); more
  /// than the limit as soon as that is certain.
  func distance(to other: Word, limit: Int) -> Int {
    let (left, right) = (letters, other.letters)
    var beforePrevious = [Int](repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    var current = beforePrevious
    for row in left.indices {
      current[0] = row + 1
      var least = row + 1
      for column in right.indices {
        var cost = min(previous[column + 1], current[column]) + 1
        cost = min(cost, previous[column] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current[column + 1] = cost
        least = min(least, cost)
      }
      // Later rows are no less than this one and the previous one, to which a swap may refer.
      if least > limit, row > 0, (previous.min() ?? 0) > limit { return limit + 1 }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[right.count]
  }
}
