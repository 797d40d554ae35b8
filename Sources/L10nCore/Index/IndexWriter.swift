package import StringsFormat

/// Encodes the parts of an index: numbers in as few bytes as they need, places by how far they are from the one before, and
/// texts as pieces of the source where they stand there as they are.
package struct IndexWriter {
  package private(set) var bytes: [UInt8] = []

  /// The texts that the source does not spell as they are, each once, in the order of their first use.
  package private(set) var pool: [TableKey] = []
  private var numbers: [TableKey: Int] = [:]

  private let source: [UInt8]
  private var lastPlace = 0

  /// - Parameter source: the decoded text.
  package init(_ source: [UInt8] = []) { self.source = source }

  /// Adds a number from 0 on: seven bits a byte, the least first.
  package mutating func add(_ number: Int) {
    var rest = UInt64(number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func add(_ place: Range<Int>) {
    let distance = place.lowerBound - lastPlace
    add(distance < 0 ? ~distance << 1 | 1 : distance << 1)
    add(place.count)
    lastPlace = place.lowerBound
  }

  /// Adds a text.
  ///
  /// - Parameter place: where it stands, marks and escapes included; `nil` where it stands nowhere.
  package mutating func add(_ text: String, at place: Range<Int>? = nil) {
    if let place, let offset = offset(of: text, in: place) {
      add(offset + 1)
      add(text.utf8.count)
    } else {
      add(0)
      add(number(of: text))
    }
  }

  package mutating func add<Value>(_ value: Value?, _ addValue: (inout Self, Value) -> Void) {
    add(value != nil)
    if let value { addValue(&self, value) }
  }

  package mutating func add<Element>(_ list: [Element], _ addElement: (inout Self, Element) -> Void) {
    add(list.count)
    for element in list { addElement(&self, element) }
  }

  /// The bytes of a part that is read for itself.
  mutating func block(_ addContents: (inout Self) -> Void) -> [UInt8] {
    (bytes, lastPlace) = ([], 0)
    addContents(&self)
    return bytes
  }

  /// Adds bytes that can be passed over, for their number stands before them.
  package mutating func add(raw block: [UInt8]) {
    add(block.count)
    bytes += block
  }

  package mutating func add(raw text: String) { add(raw: Array(text.utf8)) }

  private func offset(of text: String, in place: Range<Int>) -> Int? {
    let place = place.clamped(to: 0..<source.count)
    let count = text.utf8.count
    guard count <= place.count else { return nil }
    return (0...place.count - count).first { offset in
      let start = place.lowerBound + offset
      return source[start..<start + count].elementsEqual(text.utf8)
    }
  }

  private mutating func number(of text: String) -> Int {
    let key = TableKey(text)
    if let known = numbers[key] { return known }
    numbers[key] = pool.count
    pool.append(key)
    return pool.count - 1
  }
}
