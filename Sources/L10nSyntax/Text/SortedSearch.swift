extension RandomAccessCollection where Index == Int {
  /// The index of the first element that meets a condition, if all elements after it do too; `endIndex` if none does.
  ///
  /// - Complexity: O(log *n*).
  @inlinable package func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The index of the first element that meets a condition, if all elements after it do too; `nil` if none does.
  func indexInSorted(where isInSecondPart: (Element) -> Bool) -> Int? {
    let index = partitioningIndex(where: isInSecondPart)
    return index < endIndex ? index : nil
  }

  /// The last element whose range begins at or before an offset, in a collection in file order.
  ///
  /// - Complexity: O(log *n*).
  @inlinable package func last(beginningBy offset: Int, _ range: (Element) -> Range<Int>) -> Element? {
    let index = partitioningIndex { range($0).lowerBound > offset }
    return index > startIndex ? self[index - 1] : nil
  }
}
