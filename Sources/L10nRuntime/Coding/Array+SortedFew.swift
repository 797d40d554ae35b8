extension Array {
  /// The elements in order, those of which neither comes before the other as they stand.
  ///
  /// For few elements: the library's sort is four thousand bytes of code in every app for each type that it sorts.
  /// - Complexity: O(*n*²) where they are in no order, O(*n*) where they are in order already.
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
  /// The texts in order, of few.
  @inline(never)
  func sortedFew() -> [String] { sortedFew(by: <) }
}
