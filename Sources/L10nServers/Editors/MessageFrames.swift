/// Finds messages in what comes in: each has a header with its length in bytes, as in HTTP.
///
/// Base protocol of the Language Server Protocol 3.17.
package struct MessageFrames: Sendable {
  /// The largest message that is taken: one document may be as large as a table.
  private static let sizeLimit = 1 << 28

  private var bytes: [UInt8] = []

  /// Where what was not taken begins.
  private var start = 0

  package init() {}

  /// Takes what has come in.
  package mutating func add(_ more: some Sequence<UInt8>) {
    bytes.removeFirst(start)
    start = 0
    bytes += more
  }

  /// The body of the next message; `nil` until it is there as a whole. A header without a usable length is passed over.
  package mutating func next() -> [UInt8]? {
    while let end = endOfHeader {
      let length = length(in: bytes[start..<end])
      let body = end + 4
      guard let length, length <= Self.sizeLimit else {
        start = body
        continue
      }
      guard bytes.count - body >= length else { return nil }
      start = body + length
      return Array(bytes[body..<start])
    }
    return nil
  }

  /// The offset of the empty line after the header.
  private var endOfHeader: Int? {
    let end: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    guard bytes.count - start >= 4 else { return nil }
    return (start...bytes.count - 4).first { bytes[$0..<$0 + 4].elementsEqual(end) }
  }

  private func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      return Int(parts[1].drop { $0 == " " }).flatMap { $0 < 0 ? nil : $0 }
    }
    return nil
  }

  /// A message with its header.
  package static func framed(_ body: String) -> [UInt8] {
    Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
  }
}
