/// Decodes what an `IndexWriter` wrote. Whatever the bytes are, nothing is read beyond them: what cannot be is thrown.
package struct IndexReader {
  /// That the bytes are none that an `IndexWriter` wrote.
  package struct Fault: Error { package init() {} }

  let bytes: [UInt8]
  private var offset: Int
  private let end: Int

  /// The decoded text of the source, of which texts are pieces.
  let source: [UInt8]

  let pool: [String]
  private var lastPlace = 0

  init(_ bytes: [UInt8], in range: Range<Int>, source: [UInt8] = [], pool: [String] = []) {
    self.bytes = bytes
    (offset, end) = (range.lowerBound, range.upperBound)
    (self.source, self.pool) = (source, pool)
  }

  package var isAtEnd: Bool { offset == end }

  package mutating func number() throws(Fault) -> Int {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while offset < end, shift < 49 {
      let byte = bytes[offset]
      offset += 1
      result |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(result) }
      shift += 7
    }
    throw Fault()
  }

  package mutating func flag() throws(Fault) -> Bool { try number() == 1 }

  /// A place in the source.
  mutating func place() throws(Fault) -> Range<Int> {
    let coded = try number()
    let count = try number()
    let start = lastPlace + (coded & 1 == 0 ? coded >> 1 : ~(coded >> 1))
    guard start >= 0, start + count <= source.count else { throw Fault() }
    lastPlace = start
    return start..<start + count
  }

  /// - Parameter place: that with which the text was written.
  package mutating func text(at place: Range<Int>? = nil) throws(Fault) -> String {
    let coded = try number()
    let number = try number()
    if coded == 0 {
      guard number < pool.count else { throw Fault() }
      return pool[number]
    }
    guard let place, coded - 1 + number <= place.count else { throw Fault() }
    let start = place.lowerBound + coded - 1
    return String(decoding: source[start..<start + number], as: UTF8.self)
  }

  package mutating func optional<Value>(_ value: (inout Self) throws(Fault) -> Value) throws(Fault) -> Value? {
    try flag() ? try value(&self) : nil
  }

  /// A text that stands in the index itself.
  package mutating func rawText() throws(Fault) -> String {
    let range = try block()
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// A list. Each element has a byte at least, so that a number without its elements takes no memory.
  package mutating func list<Element>(_ element: (inout Self) throws(Fault) -> Element) throws(Fault) -> [Element] {
    let count = try number()
    guard count <= end - offset else { throw Fault() }
    var list: [Element] = []
    list.reserveCapacity(count)
    for _ in 0..<count { list.append(try element(&self)) }
    return list
  }

  /// What reads a block of other texts.
  package mutating func part(pool: [String]) throws(Fault) -> IndexReader {
    IndexReader(bytes, in: try block(), pool: pool)
  }

  /// The range of a block, which is passed over.
  mutating func block() throws(Fault) -> Range<Int> {
    let count = try number()
    guard count <= end - offset else { throw Fault() }
    defer { offset += count }
    return offset..<offset + count
  }
}
