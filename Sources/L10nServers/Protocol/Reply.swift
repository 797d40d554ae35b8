import L10nSyntax

/// What is sent to a client.
enum Reply {
  /// Why a request has no result, by JSON-RPC's numbers and those of the protocol.
  enum ErrorCode: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case notInitialized = -32002
    /// Nobody waits for the answer any more.
    case requestCancelled = -32800
    /// The request is sound, and cannot be fulfilled.
    case requestFailed = -32803
    /// The request is written by a revision of the Model Context Protocol that is not known.
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

/// Why a request is answered with an error.
struct RequestFailure: Error {
  let code: Reply.ErrorCode

  /// One clause, which editors show.
  let message: String

  /// What programs need to know.
  let data: JSONOutput?

  init(_ code: Reply.ErrorCode, _ message: String, data: JSONOutput? = nil) {
    (self.code, self.message, self.data) = (code, message, data)
  }
}

extension JSONValue {
  /// The value of a member; `nil` where there is none.
  func member(_ key: StaticString) -> JSONValue? { self[key]?.value }

  /// The number or text that names a request.
  var requestID: JSONOutput? { integer.map { .number($0) } ?? string.map { .string($0) } }
}
