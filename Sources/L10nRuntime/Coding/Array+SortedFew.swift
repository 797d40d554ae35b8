extension Array {
  /// The elements sorted stably.
  ///
  /// For few elements: the library's sort adds four thousand bytes of code to every app for each element type.
  /// - Complexity: O(*n*²); O(*n*) if they are already sorted.
  func sortedFew(by isBefore: (Element, Element) -> Bool) -> [Element] {
    var sorted: [Element] = []
    sorted.reserveCapacity(count)
    for element in self {
      var place = sorted.count
      while place > 0, isBefore(element, sorted[place - 1]) { place -= 1 }
      sorted.insert(element, at: place)
    }
    return sorted
  }
}

extension [String] {
  /// The texts sorted, for few texts.
  @inline(never)
  func sortedFew() -> [String] { sortedFew(by: <) }
}
