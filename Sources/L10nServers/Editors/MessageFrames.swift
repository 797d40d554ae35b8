/// Finds messages in a stream of bytes: each has a header with its length in bytes, as in HTTP.
///
/// Base protocol of the Language Server Protocol 3.17.
package struct MessageFrames: Sendable {
  /// The largest accepted message: one document may be as large as a table.
  private static let sizeLimit = 1 << 28

  /// The longest accepted header: of a longer one, only the end is read.
  private static let headerLimit = 1 << 13

  private var bytes: [UInt8] = []

  /// The offset of the first byte that was not consumed.
  private var start = 0

  /// The offset from which the end of a header is searched; there is none before it.
  private var searched = 0

  package init() {}

  /// Adds received bytes.
  package mutating func add(_ more: some Sequence<UInt8>) {
    if start > 0 { bytes.removeFirst(start) }
    (start, searched) = (0, searched - start)
    bytes += more
  }

  /// The body of the next message; `nil` until it is complete.
  ///
  /// An empty one means a header without a usable length, which is skipped: the next header is found anywhere in the
  /// bytes that follow.
  package mutating func next() -> [UInt8]? {
    guard let end = endOfHeader else {
      start = max(start, bytes.count - Self.headerLimit)
      return nil
    }
    let body = end + Self.headerEnd.count
    guard let length = length(in: bytes[max(start, end - Self.headerLimit)..<end]) else {
      (start, searched) = (body, body)
      return []
    }
    guard bytes.count - body >= length else { return nil }
    start = body + length
    searched = start
    return Array(bytes[body..<start])
  }

  private static let headerEnd: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]

  /// The offset of the empty line after the header.
  private var endOfHeader: Int? {
    mutating get {
      let found = bytes.withUnsafeBufferPointer { bytes in
        (searched..<max(searched, bytes.count - Self.headerEnd.count + 1)).first { place in
          bytes[place] == 0x0D && bytes[place..<place + Self.headerEnd.count].elementsEqual(Self.headerEnd)
        }
      }
      searched = found ?? max(searched, bytes.count - Self.headerEnd.count + 1)
      return found
    }
  }

  /// The length in the last such field of a header. The part before it on its line is the body of a broken message.
  private func length(in header: ArraySlice<UInt8>) -> Int? {
    let text = String(decoding: header, as: UTF8.self).lowercased()
    guard let name = text.ranges(of: "content-length:").last else { return nil }
    let value = text[name.upperBound...].prefix { !$0.isNewline }.drop { $0 == " " }
    return Int(value).flatMap { (0...Self.sizeLimit).contains($0) ? $0 : nil }
  }

  /// A message with its header.
  package static func framed(_ body: String) -> [UInt8] {
    Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
  }
}
