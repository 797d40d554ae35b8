import L10nRuntime

/// Reads the specifiers of a format one by one from its UTF-8.
///
/// `% [n$] [-+ #0]* [width | * | *n$] [. [precision | * | *n$]] [hh h l ll q L j z t] conversion`, and
/// `% [n$] # … @name@`. An unreadable specifier, or a percent sign before a word, is an error, and its text stays a
/// literal.
struct FormatScanner {
  /// A specifier whose unnumbered positions are not counted yet.
  struct Draft {
    var range = 0..<0
    var position: Int?
    var flags: FormatFlags = []
    var width: Amount?
    var precision: Amount?
    var length: FormatLength?
    var conversion = FormatConversion.object
  }

  enum Amount {
    case literal(Int)
    case argument(position: Int?)
  }

  enum Piece {
    case literal(String)
    case percent
    case placeholder(Draft)
    case broken(FormatError)
  }

  private static let percent = UInt8(ascii: "%")
  let bytes: [UInt8]
  private var offset = 0

  /// The end of the last specifier; -1 before the first.
  private(set) var specifierEnd = -1

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The text of a range whose bounds are between scalars.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The next literal, escaped percent sign, specifier or error; `nil` at the end.
  mutating func next() -> Piece? {
    guard offset < bytes.count else { return nil }
    let start = offset
    if bytes[start] != Self.percent {
      offset = bytes[start...].firstIndex(of: Self.percent) ?? bytes.count
      return .literal(text(start..<offset))
    }
    offset += 1
    if accept("%") { return .percent }
    do throws(FormatError) {
      let draft = try placeholder(from: start)
      specifierEnd = draft.range.upperBound
      return .placeholder(draft)
    } catch {
      return .broken(error)
    }
  }

  private mutating func placeholder(from start: Int) throws(FormatError) -> Draft {
    var draft = Draft()
    draft.position = try position(from: start)
    draft.flags = flags()
    draft.width = try amount(from: start)
    if accept(".") { draft.precision = try amount(from: start) ?? .literal(0) }
    draft.length = length()
    guard let letter = peek else { throw FormatError(.incomplete, at: start..<offset) }
    offset += 1
    guard var conversion = FormatConversion(letter: letter) else {
      skipContinuation()
      throw FormatError(Self.fault(of: letter, flags: draft.flags), at: start..<offset)
    }
    if conversion == .object, draft.flags.contains(.alternate) {
      conversion = .variable(try variableName(from: start))
    }
    draft.conversion = conversion
    draft.range = start..<offset
    if let code = Self.fault(of: draft) { throw FormatError(code, at: draft.range) }
    if isPercentSign(draft) { throw FormatError(.percentSign, at: draft.range) }
    return draft
  }

  private static func fault(of letter: UInt8, flags: FormatFlags) -> FormatError.Code {
    switch letter {
    case UInt8(ascii: "n"): .forbidden
    case UInt8(ascii: "D"), UInt8(ascii: "U"), UInt8(ascii: "O"): .unsupportedConversion
    // "50 % %@": an escaped percent sign has no flags.
    case percent where !flags.isEmpty: .badFlag
    default: .unknownConversion
    }
  }

  private static func fault(of draft: Draft) -> FormatError.Code? {
    if draft.flags.contains(.apostrophe) { return .unsupportedFlag }
    if !draft.flags.isSubset(of: draft.conversion.allowedFlags) { return .badFlag }
    if let length = draft.length, !draft.conversion.takes(length) { return .badLength }
    if draft.precision != nil, !draft.conversion.takesPrecision { return .badPrecision }
    return isTooLarge(draft.width) || isTooLarge(draft.precision) ? .fieldTooLarge : nil
  }

  private static func isTooLarge(_ amount: Amount?) -> Bool {
    if case .literal(let value)? = amount { value > MessageLimits.writtenField } else { false }
  }
}

// MARK: - Parts of a specifier

extension FormatScanner {
  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func accept(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: scalar) else { return false }
    offset += 1
    return true
  }

  private mutating func digits() -> Int? { FormatString.number(in: bytes, at: &offset) }

  /// Reads `n$`. Digits without the dollar sign are a flag or a width and are read again as such.
  private mutating func position(from start: Int) throws(FormatError) -> Int? {
    let before = offset
    guard let number = digits() else { return nil }
    guard accept("$") else {
      offset = before
      return nil
    }
    if number == 0 { throw FormatError(.positionZero, at: start..<offset) }
    if number > MessageLimits.position { throw FormatError(.positionTooLarge, at: start..<offset) }
    return number
  }

  private mutating func flags() -> FormatFlags {
    var flags: FormatFlags = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "-"): flags.insert(.left)
      case UInt8(ascii: "+"): flags.insert(.plus)
      case UInt8(ascii: " "): flags.insert(.space)
      case UInt8(ascii: "#"): flags.insert(.alternate)
      case UInt8(ascii: "0"): flags.insert(.zero)
      case UInt8(ascii: "'"): flags.insert(.apostrophe)
      default: return flags
      }
      offset += 1
    }
    return flags
  }

  private mutating func amount(from start: Int) throws(FormatError) -> Amount? {
    if accept("*") { return .argument(position: try position(from: start)) }
    return digits().map { .literal($0) }
  }

  private mutating func length() -> FormatLength? {
    if accept("h") { return accept("h") ? .hh : .h }
    if accept("l") { return accept("l") ? .ll : .l }
    guard let byte = peek, byte < 0x80,
      let length = FormatLength(rawValue: String(Unicode.Scalar(byte))), length != .h, length != .l
    else { return nil }
    offset += 1
    return length
  }

  /// Reads a name up to the closing `@`: ASCII letters, digits, `_`, and the `.` of String Catalogs.
  private mutating func variableName(from start: Int) throws(FormatError) -> String {
    let first = offset
    while let byte = peek, Self.isNameByte(byte) { offset += 1 }
    let name = text(first..<offset)
    guard !name.isEmpty, accept("@") else { throw FormatError(.badVariable, at: start..<offset) }
    return name
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
  }

  /// Moves to the next scalar, so that the range of an error never splits one.
  private mutating func skipContinuation() {
    while let byte = peek, byte & 0xC0 == 0x80 { offset += 1 }
  }
}

extension FormatString {
  /// Reads the number at an offset, at most a million to avoid overflow of sums, and moves the offset behind it.
  package static func number(in bytes: [UInt8], at offset: inout Int) -> Int? {
    let start = offset
    var value = 0
    while offset < bytes.count, bytes[offset].isASCIIDigit {
      value = min(value * 10 + Int(bytes[offset] - 0x30), 1_000_000)
      offset += 1
    }
    return offset > start ? value : nil
  }
}
