import L10nSyntax

/// A reply to a client.
enum Reply {
  /// The reason why a request has no result, by the numbers of JSON-RPC and of the protocol.
  enum ErrorCode: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case notInitialized = -32002
    /// The client no longer waits for the answer.
    case requestCancelled = -32800
    /// The request is valid but cannot be fulfilled.
    case requestFailed = -32803
    /// The request uses an unknown revision of the Model Context Protocol.
    case unsupportedRevision = -32022
  }

  static func result(_ id: JSONOutput, _ result: JSONOutput) -> JSONOutput {
    .members(["jsonrpc": .string("2.0"), "id": id, "result": result])
  }

  static func error(_ id: JSONOutput, _ failure: RequestFailure) -> JSONOutput {
    .members([
      "jsonrpc": .string("2.0"), "id": id,
      "error": .members([
        "code": .number(failure.code.rawValue), "message": .string(failure.message), "data": failure.data,
      ]),
    ])
  }

  static func notification(_ method: String, _ parameters: JSONOutput) -> JSONOutput {
    .members(["jsonrpc": .string("2.0"), "method": .string(method), "params": parameters])
  }
}

/// The error that a request is answered with.
struct RequestFailure: Error {
  let code: Reply.ErrorCode

  /// The message in one clause, which editors show.
  let message: String

  /// The data for programs.
  let data: JSONOutput?

  init(_ code: Reply.ErrorCode, _ message: String, data: JSONOutput? = nil) {
    (self.code, self.message, self.data) = (code, message, data)
  }
}

extension JSONValue {
  /// The value of a member; `nil` if there is none.
  func member(_ key: StaticString) -> JSONValue? { self[key]?.value }

  /// The number or string that identifies a request.
  var requestID: JSONOutput? { integer.map { .number($0) } ?? string.map { .string($0) } }
}
