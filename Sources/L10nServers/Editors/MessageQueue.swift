import L10nSyntax

/// The messages that have not been answered yet, and the ones that were cancelled meanwhile.
///
/// A cancellation applies to earlier, unanswered messages: read the input before long work.
package struct MessageQueue: Sendable {
  private var frames = MessageFrames()

  /// The messages in order, without cancellations.
  private var waiting: ArraySlice<[UInt8]> = []

  /// The cancelled requests among them.
  private var cancelled: Set<JSONOutput> = []

  package init() {}

  /// Adds received bytes.
  ///
  /// - Parameter see: called with each message as it arrives.
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

  /// The next message, with its answer if it is a cancelled request.
  package mutating func next() -> (body: [UInt8], refusal: String?)? {
    guard let body = waiting.popFirst() else {
      // An answered request cannot be cancelled, and its number may be used again.
      cancelled = []
      return nil
    }
    guard !cancelled.isEmpty, let root = JSONDocument(body).root, root.member("method") != nil,
      let id = root.member("id")?.requestID, cancelled.remove(id) != nil
    else { return (body, nil) }
    return (body, Reply.error(id, RequestFailure(.requestCancelled, "the request was cancelled")).line)
  }

  /// The request that a message cancels, itself `nil` if the message names none; `nil` for every other message.
  private static func cancelledRequest(_ body: [UInt8]) -> JSONOutput?? {
    guard body.firstRange(of: Array("$/cancelRequest".utf8)) != nil, let root = JSONDocument(body).root,
      root.member("method")?.isString("$/cancelRequest") ?? false
    else { return nil }
    return .some(root.member("params")?.member("id")?.requestID)
  }
}
