import NIOCore
import NIOPosix

/// A request as the bytes to send.
struct RawRequest: Sendable {
  let bytes: [UInt8]

  /// A request with a path and the value of its `Accept-Language` header, which may be any bytes.
  init(_ path: String, method: String = "GET", languages: [UInt8]) {
    bytes =
      Array("\(method) \(path) HTTP/1.1\r\nhost: localhost\r\naccept-language: ".utf8) + languages
      + Array("\r\ncontent-length: 0\r\n\r\n".utf8)
  }

  init(_ path: String, method: String = "GET", languages: String = "") {
    self.init(path, method: method, languages: Array(languages.utf8))
  }
}

/// Sends bytes unchanged, which HTTP clients do not.
enum RawConnection {
  /// Sends requests over one connection, one after another, and reads an answer to each.
  static func exchange(_ requests: [RawRequest], port: Int) async throws -> [RawAnswer] {
    let connection = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await connection.executeThenClose { inbound, outbound in
      var answers: [RawAnswer] = []
      var unread = ByteBuffer()
      do {
        try await outbound.write(ByteBuffer(bytes: requests.flatMap(\.bytes)))
        for try await bytes in inbound {
          unread.writeImmutableBuffer(bytes)
          while answers.count < requests.count, let answer = RawAnswer(&unread) { answers.append(answer) }
          if answers.count == requests.count { break }
        }
      } catch let error as IOError where [ECONNRESET, EPIPE].contains(error.errnoCode) {
        // The server closed the connection before it had read everything.
      }
      return answers
    }
  }
}
