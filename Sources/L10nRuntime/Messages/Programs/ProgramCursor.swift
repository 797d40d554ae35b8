/// Reads the bytes of a program in place; see `ProgramForm`.
///
/// If bytes are missing, every result is `nil` or `false`, so no length is trusted.
package struct ProgramCursor {
  package typealias Bytes = UnsafeBufferPointer<UInt8>

  let start: UnsafePointer<UInt8>
  private(set) var offset: Int
  /// The end of the block.
  let end: Int
  /// The end of the program, which no read exceeds.
  let limit: Int

  /// - Returns: `nil` if there are no bytes.
  @inline(__always)
  package init?(_ bytes: Bytes) {
    guard let start = bytes.baseAddress else { return nil }
    (self.start, offset, end, limit) = (start, 0, bytes.count, bytes.count)
  }

  @inline(__always)
  private init(_ whole: ProgramCursor, _ offset: Int, _ end: Int) {
    (start, limit) = (whole.start, whole.limit)
    (self.offset, self.end) = (offset, end)
  }

  @inline(__always)
  package var isAtEnd: Bool { offset >= end }

  @inline(__always)
  package mutating func byte() -> UInt8? {
    guard offset < end else { return nil }
    defer { offset &+= 1 }
    return start[offset]
  }

  @inline(__always)
  package mutating func digit() -> Int? { byte()?.programDigit }

  @inline(__always)
  package mutating func number() -> Int? {
    guard let digit = digit() else { return nil }
    if digit < ProgramForm.medium { return digit }
    guard let value = long(digit) else { return nil }
    offset &+= digit == ProgramForm.medium ? 2 : 6
    return value
  }

  /// The number at the current place.
  ///
  /// Not mutating, like everything that is called: otherwise a cursor needs an address in memory.
  @inline(never)
  private func long(_ first: Int) -> Int? {
    let count = first == ProgramForm.medium ? 2 : 6
    guard count <= end &- offset else { return nil }
    return (0..<count).reduce(0) { $0 &<< 6 | start[offset &+ $1].programDigit }
  }

  /// Moves to another place of the block.
  @inline(__always)
  mutating func move(to place: Int) { offset = place }

  /// The end of the placeholder at the current place.
  @inline(never)
  func endOfPlaceholder() -> Int? {
    var rest = self
    return rest.placeholder() == nil ? nil : rest.offset
  }

  @inline(__always)
  package mutating func bytes() -> Bytes? {
    guard let count = number(), count <= end &- offset else { return nil }
    defer { offset &+= count }
    return Bytes(start: start + offset, count: count)
  }

  package mutating func text() -> String? { bytes().map { String(decoding: $0, as: UTF8.self) } }

  /// Writes a text.
  /// - Returns: whether there is one, and it fits.
  @inline(__always)
  mutating func appendText(to output: inout TextOutput) -> Bool {
    guard let count = number(), count <= end &- offset else { return false }
    defer { offset &+= count }
    return output.append(start + offset, length: count, room: limit &- offset)
  }

  /// Reads a block with its length before it.
  @inline(__always)
  package mutating func block() -> ProgramCursor? {
    guard let count = number(), count <= end &- offset else { return nil }
    defer { offset &+= count }
    return ProgramCursor(self, offset, offset &+ count)
  }

  /// Reads blocks by category. The cursor does not move: `Categories.rest` is the place after them.
  @inline(__always)
  package func categories() -> Categories? {
    var head = self
    guard let mask = head.digit(), let width = head.digit() else { return nil }
    let table = head.offset
    let blocks = table &+ width &* mask.nonzeroBitCount
    guard blocks <= end else { return nil }
    return Categories(cursor: head, mask: mask, width: width, table: table, blocks: blocks)
  }

  /// Blocks by category, read in place.
  package struct Categories {
    fileprivate let cursor: ProgramCursor
    let mask: Int
    fileprivate let width: Int
    fileprivate let table: Int
    fileprivate let blocks: Int

    /// Whether there is a block for the category at an index of CLDR's order.
    @inline(__always)
    package func has(_ place: Int) -> Bool { mask &>> place & 1 != 0 }

    /// The block for the category at an index of CLDR's order; `nil` if there is none.
    @inline(__always)
    package func block(_ place: Int) -> ProgramCursor? {
      guard has(place) else { return nil }
      let number = (mask & (1 &<< place &- 1)).nonzeroBitCount
      let (first, last) = (end(number &- 1), end(number))
      guard first <= last, last <= cursor.end &- blocks else { return nil }
      return ProgramCursor(cursor, blocks &+ first, blocks &+ last)
    }

    /// The bytes after the blocks; `nil` if a block exceeds its bounds.
    package var rest: ProgramCursor? {
      let last = end(mask.nonzeroBitCount &- 1)
      return last <= cursor.end &- blocks ? ProgramCursor(cursor, blocks &+ last, cursor.end) : nil
    }

    /// The end of the block with an index; 0 for -1.
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

  /// Skips the header of a program, after its mark.
  /// - Returns: the offset of the definitions, 0 if there are none; `nil` for an invalid header.
  @inline(__always)
  mutating func header() -> Int? {
    guard let bits = digit() else { return nil }
    if bits == 0 { return 0 }
    if bits & Int(ProgramForm.typesBit) != 0, bytes() == nil { return nil }
    if bits == Int(ProgramForm.typesBit) { return 0 }
    guard let (definitions, next) = longHeader(UInt8(truncatingIfNeeded: bits)) else { return nil }
    offset = next
    return definitions
  }

  @inline(never)
  private func longHeader(_ bits: UInt8) -> (definitions: Int, next: Int)? {
    var rest = self
    if bits & ProgramForm.namesBits != 0 {
      guard let count = rest.number() else { return nil }
      for _ in 0..<count where rest.bytes() == nil { return nil }
    }
    guard bits & ProgramForm.definitionsBit != 0 else { return (0, rest.offset) }
    let definitions = rest.offset
    guard let count = rest.number() else { return nil }
    for _ in 0..<count where rest.block() == nil { return nil }
    return (definitions, rest.offset)
  }

  /// The types in the header of a program, `nil` for positions without an argument; empty for other texts.
  mutating func argumentTypes() -> [ArgumentType?] {
    guard byte() == ProgramForm.mark, let bits = digit(), bits & Int(ProgramForm.typesBit) != 0, let types = bytes()
    else {
      return []
    }
    return types.map { type in
      let place = type.programDigit
      return place < ArgumentType.allCases.count ? ArgumentType.allCases[place] : nil
    }
  }

  /// The definition with a number.
  /// - Parameter place: the offset of the program's definitions.
  func definition(_ number: Int, at place: Int) -> ProgramCursor? {
    var cursor = at(place)
    guard place > 0, let count = cursor.number(), number < count else { return nil }
    for _ in 0..<number where cursor.block() == nil { return nil }
    return cursor.block()
  }

  /// Skips the operands of an instruction.
  /// - Returns: whether they are there.
  mutating func passOver(_ opcode: UInt8) -> Bool {
    switch opcode {
    case Opcode.directional, Opcode.pluralNumber: true
    case Opcode.object: number() != nil
    case Opcode.whole: digit() != nil && number() != nil
    default: bytes() != nil
    }
  }

  /// The part from here to another place.
  func upTo(_ other: ProgramCursor) -> ProgramCursor { ProgramCursor(self, offset, other.offset) }

  /// Another place of the program.
  @inline(__always)
  func at(_ place: Int) -> ProgramCursor { ProgramCursor(self, place, limit) }

  /// Reads a number from a text; 0 if it is not one.
  package mutating func decimal() -> Double? {
    guard let bytes = bytes() else { return nil }
    return bytes.isEmpty ? 0 : Double(String(decoding: bytes, as: UTF8.self))
  }

  /// Reads a type of arguments.
  package mutating func type() -> ArgumentType? {
    let types = ArgumentType.allCases
    return digit().flatMap { $0 < types.count ? types[$0] : nil }
  }

  /// Reads a specifier of a format.
  package mutating func placeholder() -> FormatPlaceholder? {
    guard let letter = byte(), let flags = digit(), let length = digit(), length <= FormatLength.allCases.count,
      let position = number(), let width = amount(), let precision = amount(),
      let conversion = FormatConversion(letter: letter)
    else { return nil }
    return FormatPlaceholder(
      range: 0..<0, position: position, isNumbered: true, flags: FormatFlags(rawValue: UInt8(flags)),
      width: width.value, precision: precision.value, length: length > 0 ? FormatLength.allCases[length - 1] : nil,
      conversion: conversion)
  }

  /// An optional amount.
  private struct Amount {
    let value: FormatAmount?
  }

  private mutating func amount() -> Amount? {
    switch digit() {
    case 0: return Amount(value: nil)
    case 1: return number().map { Amount(value: .literal($0)) }
    case 2: return number().map { Amount(value: .argument(position: $0, isNumbered: true)) }
    default: return nil
    }
  }

  /// Reads the form of a number that selects a block.
  package mutating func countedValue() -> CountedValue? {
    switch digit() {
    case 0: return .any
    case 1: return type().map { .whole($0) }
    case 2: return placeholder().map { .shown($0) }
    default: return nil
    }
  }
}

/// The form of a number that selects a block of a `.stringsdict` rule.
package enum CountedValue: Hashable, Sendable {
  /// Any number, unchanged.
  case any
  /// A whole number.
  case whole(ArgumentType)
  /// A number as a specifier shows it.
  case shown(FormatPlaceholder)
}

extension UInt8 {
  /// Six bits of a program.
  @inline(__always)
  fileprivate var programDigit: Int { Int(self &- 0x30 & 0x3F) }
}
