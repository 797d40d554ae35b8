import NIOCore

/// An answer as read.
struct RawAnswer: Sendable {
  let status: Int

  /// The fields by name in lower case.
  let fields: [String: String]

  let body: String

  /// Consumes one answer with a `Content-Length` from the front of a buffer; `nil` until it is complete.
  init?(_ buffer: inout ByteBuffer) {
    let view = buffer.readableBytesView
    guard let end = view.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: view[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
    let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      if parts.count == 2 { fields[parts[0].lowercased()] = String(parts[1].drop { $0 == " " }) }
    }
    let length = fields["content-length"].flatMap { Int($0) } ?? 0
    guard let status, view.endIndex - end.upperBound >= length else { return nil }
    self.status = status
    self.fields = fields
    body = String(decoding: view[end.upperBound..<end.upperBound + length], as: UTF8.self)
    buffer.moveReaderIndex(to: end.upperBound + length)
  }

  /// The values in the body after a name and a colon, in JSON's syntax: `"label":"…"`.
  func jsonTexts(_ name: String) -> [String] {
    body.ranges(of: "\"\(name)\":\"").map { String(body[$0.upperBound...].prefix { $0 != "\"" }) }
  }
}
