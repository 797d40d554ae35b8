import L10nSyntax

/// A message from a client in JSON-RPC 2.0.
enum ClientMessage {
  case request(id: JSONOutput, method: String, parameters: JSONValue?)
  case notification(method: String, parameters: JSONValue?)
  /// The answer to a request of the server.
  case answer
  /// None of these, with the error to send.
  case broken(JSONOutput)

  init(_ message: JSONValue) {
    let id = message.member("id")
    guard message.kind == .object, let method = message.member("method")?.string else {
      let isAnswer = message.member("result") != nil || message.member("error") != nil
      let failure = RequestFailure(.invalidRequest, "the message is not a request")
      self = isAnswer ? .answer : .broken(Reply.error(id?.requestID ?? .null, failure))
      return
    }
    let parameters = message.member("params")
    if let id {
      guard let number = id.requestID else {
        self = .broken(Reply.error(.null, RequestFailure(.invalidRequest, "the id is \(id.kindName)")))
        return
      }
      self = .request(id: number, method: method, parameters: parameters)
    } else {
      self = .notification(method: method, parameters: parameters)
    }
  }
}
