/// Finds what a user most likely meant.
package enum Suggestion {
  /// The name nearest to a misspelled one; `nil` when none is near.
  ///
  ///     Suggestion.nearest(to: "develpoment", among: ["development", "locales"])   // "development"
  ///
  /// Near means: at most a third of the letters changed, inserted, removed or swapped with a neighbour, case aside; a
  /// single letter is near to nothing else. Among equals one with the same first letter wins, then the first in order.
  package static func nearest(to name: String, among names: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    let limit = wanted.count < 2 ? 0 : max(1, wanted.count / 3)
    func rank(_ near: (name: String, distance: Int)) -> (Int, Int, String) {
      (near.distance, near.name.lowercased().unicodeScalars.first == wanted.first ? 0 : 1, near.name)
    }
    return names.compactMap { candidate -> (name: String, distance: Int)? in
      let letters = Array(candidate.lowercased().unicodeScalars)
      guard abs(letters.count - wanted.count) <= limit else { return nil }
      let distance = distance(wanted, letters)
      return distance <= limit ? (candidate, distance) : nil
    }.min { rank($0) < rank($1) }?.name
  }

  /// The question whether the nearest name was meant; `nil` when none is near.
  package static func question(_ name: String, among names: some Sequence<String>) -> String? {
    nearest(to: name, among: names).map { "did you mean '\($0)'?" }
  }

  /// Edits between two words, a swap of neighbours counted as one (optimal string alignment).
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, leftScalar) in left.enumerated() {
      var current = [row + 1]
      for (column, rightScalar) in right.enumerated() {
        var cost = min(previous[column + 1], current[column]) + 1
        cost = min(cost, previous[column] + (leftScalar == rightScalar ? 0 : 1))
        if row > 0, column > 0, leftScalar == right[column - 1], left[row - 1] == rightScalar {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
