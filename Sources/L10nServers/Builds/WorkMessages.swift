/// Finds messages in what comes in, wherever it is cut into pieces.
package struct WorkMessages: Sendable {
  /// The largest message that is taken: one of these lists the files of an action with their digests.
  private static let sizeLimit = 1 << 28

  private let encoding: WorkEncoding
  private var bytes: [UInt8] = []

  /// Where what was not taken begins.
  private var start = 0

  /// How far a JSON object was read.
  private var scan = JSONScan()

  package init(_ encoding: WorkEncoding) { self.encoding = encoding }

  /// Whether a message has begun and is not complete.
  package var isInMessage: Bool { start < bytes.count }

  /// Takes what has come in.
  package mutating func add(_ more: some Sequence<UInt8>) {
    bytes.removeFirst(start)
    scan.offset -= start
    start = 0
    bytes += more
  }

  /// The next message; `nil` until it is there as a whole.
  ///
  /// - Throws: where no message can begin. What follows cannot be read either.
  package mutating func next() throws(WorkMessageError) -> [UInt8]? {
    let body: Range<Int>
    switch encoding {
    case .proto:
      guard let (length, count) = try ProtobufFields.varint(at: bytes[start...]) else { return nil }
      guard length <= Self.sizeLimit else { throw Self.tooLarge }
      body = start + count..<start + count + Int(length)
      guard body.upperBound <= bytes.count else { return nil }
    case .json:
      while start < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start]) { start += 1 }
      guard start < bytes.count else { return nil }
      guard bytes[start] == UInt8(ascii: "{") else { throw WorkMessageError("a message does not begin with '{'") }
      scan.offset = max(scan.offset, start)
      guard let end = scan.end(in: bytes) else {
        if bytes.count - start > Self.sizeLimit { throw Self.tooLarge }
        return nil
      }
      body = start..<end
      scan = JSONScan(offset: end)
    }
    start = body.upperBound
    return Array(bytes[body])
  }

  private static let tooLarge = WorkMessageError("a message is larger than \(sizeLimit >> 20) MB")
}

/// Where in an object a reading of JSON has come to, so that nothing is read twice.
private struct JSONScan {
  var offset = 0
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  init(offset: Int = 0) { self.offset = offset }

  /// The offset after the object; `nil` until it is there.
  mutating func end(in bytes: [UInt8]) -> Int? {
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isInString: isEscaped = true
      case UInt8(ascii: "\""): isInString.toggle()
      case _ where isInString: break
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return offset }
      default: break
      }
    }
    return nil
  }
}
