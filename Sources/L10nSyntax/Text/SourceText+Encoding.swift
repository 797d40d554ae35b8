extension SourceText {
  /// The bytes of a text in this file's encoding, with a byte order mark if this file has one.
  ///
  /// A scalar that ISO-8859-1 lacks is written as a reference such as `&#8217;`, because only XML files have that
  /// encoding; in a comment the reference remains. A binary property list has no text: the result is empty.
  ///
  /// UTF-16 without a byte order mark gets one if it would not be recognized otherwise.
  ///
  /// - Parameter utf8: UTF-8 without a byte order mark; ill-formed sequences become U+FFFD.
  /// - Complexity: O(*n*).
  public func encoded(_ utf8: [UInt8]) -> [UInt8] {
    switch encoding {
    case .utf8: hasByteOrderMark ? [0xEF, 0xBB, 0xBF] + utf8 : utf8
    case .utf16LittleEndian: utf16(utf8, isLittleEndian: true)
    case .utf16BigEndian: utf16(utf8, isLittleEndian: false)
    case .utf32LittleEndian: utf32(utf8, isLittleEndian: true)
    case .utf32BigEndian: utf32(utf8, isLittleEndian: false)
    case .latin1: Self.latin1(utf8)
    case .binary: []
    }
  }

  private func utf16(_ utf8: [UInt8], isLittleEndian: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2 * utf8.count + 2)
    func append(_ unit: UInt16) {
      let ordered = isLittleEndian ? unit.littleEndian : unit.bigEndian
      withUnsafeBytes(of: ordered) { bytes.append(contentsOf: $0) }
    }
    if hasByteOrderMark { append(0xFEFF) }
    for unit in String(decoding: utf8, as: UTF8.self).utf16 { append(unit) }
    // The encoding of a file without a mark is recognized by its first characters, which may have changed.
    if hasByteOrderMark || bytes.isEmpty || SourceText(decoding: bytes).encoding == encoding { return bytes }
    return SourceText(utf8: utf8, encoding: encoding, hasByteOrderMark: true, bytes: []).encoded(utf8)
  }

  private func utf32(_ utf8: [UInt8], isLittleEndian: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * utf8.count + 4)
    func append(_ scalar: Unicode.Scalar) {
      let ordered = isLittleEndian ? scalar.value.littleEndian : scalar.value.bigEndian
      withUnsafeBytes(of: ordered) { bytes.append(contentsOf: $0) }
    }
    if hasByteOrderMark { append("\u{FEFF}") }
    for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars { append(scalar) }
    return bytes
  }

  private static func latin1(_ utf8: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
      if let byte = UInt8(exactly: scalar.value) {
        bytes.append(byte)
      } else {
        bytes.append(contentsOf: "&#\(scalar.value);".utf8)
      }
    }
    return bytes
  }
}
