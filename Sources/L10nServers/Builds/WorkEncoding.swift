/// How the messages between a build system and a persistent worker are encoded.
package enum WorkEncoding: String, CaseIterable, Sendable {
  /// Protocol buffers, each with its length before it.
  case proto
  /// JSON objects, one after another.
  case json

  /// A message with what tells where it ends.
  package func framed(_ body: [UInt8]) -> [UInt8] {
    switch self {
    case .proto: ProtobufFields.varint(UInt64(body.count)) + body
    case .json: body + [0x0A]
    }
  }
}

/// Why a message of a build system cannot be read.
package struct WorkMessageError: Error, CustomStringConvertible {
  /// One clause.
  package let description: String

  /// - Parameter description: one clause.
  package init(_ description: String) { self.description = description }
}
