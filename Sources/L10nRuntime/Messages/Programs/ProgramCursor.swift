/// Reads the bytes of a program where they lie; see `Program` for the form.
///
/// Everything is `nil` or `false` for bytes that are too few, so that no length is believed.
struct ProgramCursor {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  let start: UnsafePointer<UInt8>
  private(set) var offset: Int
  /// Where the block ends that is read.
  let end: Int
  /// Where the program ends, up to which bytes may be read.
  let limit: Int

  /// - Returns: `nil` for no bytes at all.
  @inline(__always)
  init?(_ bytes: Bytes) {
    guard let start = bytes.baseAddress else { return nil }
    (self.start, offset, end, limit) = (start, 0, bytes.count, bytes.count)
  }

  @inline(__always)
  private init(_ whole: ProgramCursor, _ offset: Int, _ end: Int) {
    (start, limit) = (whole.start, whole.limit)
    (self.offset, self.end) = (offset, end)
  }

  @inline(__always)
  var isAtEnd: Bool { offset >= end }

  @inline(__always)
  mutating func byte() -> UInt8? {
    guard offset < end else { return nil }
    defer { offset &+= 1 }
    return start[offset]
  }

  @inline(__always)
  mutating func digit() -> Int? { byte()?.programDigit }

  @inline(__always)
  mutating func number() -> Int? {
    guard let digit = digit() else { return nil }
    if digit < ProgramWriter.medium { return digit }
    guard let value = long(digit) else { return nil }
    offset &+= digit == ProgramWriter.medium ? 2 : 6
    return value
  }

  /// The number whose digits come next.
  ///
  /// Not mutating, as nothing is that is called: then a cursor has no place in memory.
  @inline(never)
  private func long(_ first: Int) -> Int? {
    let count = first == ProgramWriter.medium ? 2 : 6
    guard count <= end &- offset else { return nil }
    return (0..<count).reduce(0) { $0 &<< 6 | start[offset &+ $1].programDigit }
  }

  /// Goes on at another place of the block.
  @inline(__always)
  mutating func move(to place: Int) { offset = place }

  /// Where the placeholder ends that comes next.
  @inline(never)
  func endOfPlaceholder() -> Int? {
    var rest = self
    return rest.placeholder() == nil ? nil : rest.offset
  }

  @inline(__always)
  mutating func bytes() -> Bytes? {
    guard let count = number(), count <= end &- offset else { return nil }
    defer { offset &+= count }
    return Bytes(start: start + offset, count: count)
  }

  mutating func text() -> String? { bytes().map { String(decoding: $0, as: UTF8.self) } }

  /// Writes a text.
  /// - Returns: whether it is there, and fits.
  @inline(__always)
  mutating func appendText(to output: inout TextOutput) -> Bool {
    guard let count = number(), count <= end &- offset else { return false }
    defer { offset &+= count }
    return output.append(start + offset, length: count, room: limit &- offset)
  }

  /// A block that the number of its bytes precedes.
  @inline(__always)
  mutating func block() -> ProgramCursor? {
    guard let count = number(), count <= end &- offset else { return nil }
    defer { offset &+= count }
    return ProgramCursor(self, offset, offset &+ count)
  }

  /// Blocks by category.
  @inline(__always)
  mutating func categories() -> Categories? {
    guard let mask = digit(), let width = digit() else { return nil }
    let table = offset
    let blocks = table &+ width &* mask.nonzeroBitCount
    guard blocks <= end else { return nil }
    var categories = Categories(cursor: self, mask: mask, width: width, table: table, blocks: blocks)
    let last = categories.end(mask.nonzeroBitCount &- 1)
    guard last <= end &- blocks else { return nil }
    categories.total = last
    offset = blocks &+ last
    return categories
  }

  /// Blocks by category, where they lie.
  struct Categories {
    fileprivate let cursor: ProgramCursor
    let mask: Int
    fileprivate let width: Int
    fileprivate let table: Int
    fileprivate let blocks: Int
    fileprivate var total = 0

    /// Whether there is a block for the category at a place of CLDR's order.
    @inline(__always)
    func has(_ place: Int) -> Bool { mask &>> place & 1 != 0 }

    /// The block for the category at a place of CLDR's order; `nil` where there is none.
    @inline(__always)
    func block(_ place: Int) -> ProgramCursor? {
      guard has(place) else { return nil }
      let number = (mask & (1 &<< place &- 1)).nonzeroBitCount
      let (first, last) = (end(number &- 1), end(number))
      guard first <= last, last <= total else { return nil }
      return ProgramCursor(cursor, blocks &+ first, blocks &+ last)
    }

    /// Where the block with a number ends; 0 for -1.
    @inline(__always)
    fileprivate func end(_ number: Int) -> Int {
      if number < 0 { return 0 }
      let place = cursor.start + (table &+ width &* number)
      if width == 2 { return place[0].programDigit &<< 6 | place[1].programDigit }
      var value = 0
      for digit in 0..<width { value = value &<< 6 | place[digit].programDigit }
      return value
    }
  }

  /// Passes over the header of a program, whose mark has been read.
  /// - Returns: where the definitions are, 0 without any; `nil` for what is not a header.
  @inline(__always)
  mutating func header() -> Int? {
    guard let bits = digit() else { return nil }
    if bits == 0 { return 0 }
    if bits & Int(UInt8.typesBit) != 0, bytes() == nil { return nil }
    if bits == Int(UInt8.typesBit) { return 0 }
    guard let (definitions, next) = longHeader(UInt8(truncatingIfNeeded: bits)) else { return nil }
    offset = next
    return definitions
  }

  @inline(never)
  private func longHeader(_ bits: UInt8) -> (definitions: Int, next: Int)? {
    var rest = self
    if bits & 3 != 0 {
      guard let count = rest.number() else { return nil }
      for _ in 0..<count where rest.bytes() == nil { return nil }
    }
    guard bits & .definitionsBit != 0 else { return (0, rest.offset) }
    let definitions = rest.offset
    guard let count = rest.number() else { return nil }
    for _ in 0..<count where rest.block() == nil { return nil }
    return (definitions, rest.offset)
  }

  /// The definition with a number.
  /// - Parameter place: where the definitions of the program are.
  func definition(_ number: Int, at place: Int) -> ProgramCursor? {
    var cursor = at(place)
    guard place > 0, let count = cursor.number(), number < count else { return nil }
    for _ in 0..<number where cursor.block() == nil { return nil }
    return cursor.block()
  }

  /// Another place of the program.
  @inline(__always)
  func at(_ place: Int) -> ProgramCursor { ProgramCursor(self, place, limit) }

  /// The number that a text writes; 0 for none.
  mutating func decimal() -> Double? {
    guard let bytes = bytes() else { return nil }
    return bytes.isEmpty ? 0 : Double(String(decoding: bytes, as: UTF8.self))
  }
}
