import L10nSyntax

@testable import L10nRuntime

extension Message {
  /// The message for a device and a width, without either selector.
  ///
  /// A device without a variant takes `other`, or else the first variant. A width takes the largest variant that does
  /// not exceed it, or the smallest if all do; `nil` is no limit.
  /// - Throws: `.emptyRule`, or `.endlessVariables` for rules nested too deeply.
  func selected(device: String?, width: Int?) throws(MessageError) -> Message {
    var message = self
    for _ in 0..<MessageLimits.depth {
      guard case .select(let selector, let variants) = message.content else { return message }
      guard let chosen = selector.variant(of: variants, device: device, width: width) else {
        throw MessageError(.emptyRule)
      }
      message = chosen.message
    }
    throw MessageError(.endlessVariables)
  }
}

extension Message.Selector {
  fileprivate func variant(of variants: [Message.Variant], device: String?, width: Int?) -> Message.Variant? {
    switch self {
    case .device: variants.first { $0.key == device } ?? variants.first { $0.key == "other" } ?? variants.first
    case .plural: variants.first { $0.key == "other" } ?? variants.first
    case .width:
      variants.filter { $0.width <= width ?? .max }.max { $0.width < $1.width }
        ?? variants.min { $0.width < $1.width }
    }
  }
}
