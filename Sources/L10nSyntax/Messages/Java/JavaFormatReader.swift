package import L10nRuntime

/// Reads a text as `java.util.Formatter` does.
///
/// `%[n$][-#+ 0,(<]*[width][.precision][t or T]conversion`. Specifiers without a number take the arguments in order,
/// whatever the numbers of others are; `<` takes the argument of the previous specifier.
package struct JavaFormatReader {
  private let bytes: [UInt8]
  private let place: (Int) -> Int
  private var offset = 0

  /// The argument of the last unnumbered specifier, and of the last specifier of all.
  private var counted = 0
  private var last: Int?

  private var segments: [FormatString.Segment] = []
  private var errors: [FormatError] = []
  private var hasEscapedPercent = false

  /// - Parameter place: maps offsets of the text to those of the text that ranges refer to.
  private init(_ bytes: [UInt8], _ place: @escaping (Int) -> Int) {
    self.bytes = bytes
    self.place = place
  }

  /// The format of a text.
  package static func format(_ text: [UInt8], place: @escaping (Int) -> Int = { $0 }) -> FormatString {
    var reader = JavaFormatReader(text, place)
    while reader.offset < text.count { reader.readSegment() }
    return FormatString(
      segments: reader.segments, errors: reader.errors, hasEscapedPercent: reader.hasEscapedPercent)
  }

  /// The specifier at the start of a text; `nil` if there is none.
  package static func placeholder(startingText text: String) -> FormatPlaceholder? {
    var reader = JavaFormatReader(Array(text.utf8)) { $0 }
    guard reader.peek == UInt8(ascii: "%") else { return nil }
    reader.readSegment()
    guard case .placeholder(let placeholder)? = reader.segments.first else { return nil }
    return placeholder
  }

  private mutating func readSegment() {
    let start = offset
    if bytes[start] != UInt8(ascii: "%") {
      offset = bytes[start...].firstIndex(of: UInt8(ascii: "%")) ?? bytes.count
      segments.append(.literal(String(decoding: bytes[start..<offset], as: UTF8.self)))
      return
    }
    do throws(FormatError) {
      segments.append(try specifier(from: start))
    } catch {
      errors.append(error)
      segments.append(.literal(String(decoding: bytes[start..<offset], as: UTF8.self)))
    }
  }

  private mutating func specifier(from start: Int) throws(FormatError) -> FormatString.Segment {
    offset = start + 1
    let position = try position(from: start)
    var flags = JavaFlags()
    while let byte = peek, flags.insert(byte) { offset += 1 }
    let width = digits()
    var precision: Int?
    if peek == UInt8(ascii: ".") {
      offset += 1
      precision = digits()
      if precision == nil { throw error(.badPrecision, from: start) }
    }
    guard let byte = peek else { throw error(.incomplete, from: start) }
    offset += 1
    var letter = byte
    let isDate = (byte == UInt8(ascii: "t") || byte == UInt8(ascii: "T")) && peek.map(\.isASCIILetter) ?? false
    if isDate {
      letter = bytes[offset]
      offset += 1
    }
    guard let conversion = JavaConversion(letter, isDate: isDate) else {
      while let byte = peek, byte & 0xC0 == 0x80 { offset += 1 }
      throw error(.unknownConversion, from: start)
    }
    if let code = conversion.fault(flags, hasWidth: width != nil, hasPrecision: precision != nil) {
      throw error(code, from: start)
    }
    switch conversion {
    case .percent:
      hasEscapedPercent = true
      return .literal("%")
    case .lineBreak: return .literal("\n")
    default: break
    }
    guard let argument = flags.takesLast ? last : position ?? counted + 1 else {
      throw error(.noEarlierArgument, from: start)
    }
    if position == nil, !flags.takesLast { counted = argument }
    last = argument
    return .placeholder(
      FormatPlaceholder(
        range: place(start)..<place(offset), position: argument, isNumbered: position != nil || flags.takesLast,
        flags: flags.common, width: width.map { .literal($0) }, precision: precision.map { .literal($0) },
        length: conversion.isInteger ? .ll : nil, conversion: conversion.common))
  }

  private func error(_ code: FormatError.Code, from start: Int) -> FormatError {
    FormatError(code, at: place(start)..<place(offset))
  }

  // MARK: Parts of a specifier

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func digits() -> Int? { FormatString.number(in: bytes, at: &offset) }

  /// Reads `n$`. Digits without the dollar sign are a flag or a width and are read again as such.
  private mutating func position(from start: Int) throws(FormatError) -> Int? {
    let before = offset
    guard let number = digits(), peek == UInt8(ascii: "$") else {
      offset = before
      return nil
    }
    offset += 1
    if number == 0 { throw error(.positionZero, from: start) }
    return number
  }
}
