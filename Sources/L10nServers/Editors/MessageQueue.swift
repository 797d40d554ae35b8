import L10nSyntax

/// The messages that have not been answered yet, and which of them were cancelled meanwhile.
///
/// A cancellation counts for what came before it and has not been answered: look at what has come in before long work.
package struct MessageQueue: Sendable {
  private var frames = MessageFrames()

  /// The messages in order; those that cancel are not among them.
  private var waiting: ArraySlice<[UInt8]> = []

  /// The requests among those that have been cancelled.
  private var cancelled: Set<JSONOutput> = []

  package init() {}

  /// Takes what has come in.
  ///
  /// - Parameter see: gets each message as it comes.
  package mutating func add(_ more: some Sequence<UInt8>, _ see: ([UInt8]) -> Void = { _ in }) {
    frames.add(more)
    while let body = frames.next() {
      see(body)
      guard let id = Self.cancelledRequest(body) else {
        waiting.append(body)
        continue
      }
      if let id { cancelled.insert(id) }
    }
  }

  /// The next message, with its answer where it is a request that has been cancelled.
  package mutating func next() -> (body: [UInt8], refusal: String?)? {
    guard let body = waiting.popFirst() else {
      // What has been answered cannot be cancelled, and its number may be used again.
      cancelled = []
      return nil
    }
    guard !cancelled.isEmpty, let root = JSONDocument(body).root, root.member("method") != nil,
      let id = root.member("id")?.requestID, cancelled.remove(id) != nil
    else { return (body, nil) }
    return (body, Reply.error(id, RequestFailure(.requestCancelled, "the request was cancelled")).line)
  }

  /// The request that a message cancels, itself `nil` where it names none; `nil` for every other message.
  private static func cancelledRequest(_ body: [UInt8]) -> JSONOutput?? {
    guard body.firstRange(of: Array("$/cancelRequest".utf8)) != nil, let root = JSONDocument(body).root,
      root.member("method")?.isString("$/cancelRequest") ?? false
    else { return nil }
    return .some(root.member("params")?.member("id")?.requestID)
  }
}
