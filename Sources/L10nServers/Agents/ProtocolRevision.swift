import L10nSyntax

/// A revision of the Model Context Protocol, by its date.
enum ProtocolRevision: String, CaseIterable {
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"
  /// Without a handshake: each request names its revision.
  case july2026 = "2026-07-28"

  /// The member of `_meta` in which a request names its revision.
  static let metaKey: StaticString = "io.modelcontextprotocol/protocolVersion"

  /// The revision that a handshake agrees on: the client's if it is known, or else the latest with handshakes.
  init(agreeingWith wanted: String?) {
    let known = wanted.flatMap(Self.init(rawValue:))
    self = known.flatMap { $0.hasHandshake ? $0 : nil } ?? .november2025
  }

  var hasHandshake: Bool { self != .july2026 }

  /// Whether an array may contain several messages.
  var hasBatches: Bool { self == .march2025 }

  /// The revision that a request names; `nil` if it relies on a handshake.
  static func named(by parameters: JSONValue?) throws(RequestFailure) -> ProtocolRevision? {
    guard let name = parameters?.member("_meta")?.member(metaKey) else { return nil }
    guard let text = name.string else {
      throw RequestFailure(.invalidParameters, "expected a string for '\(metaKey)', found \(name.kindName)")
    }
    if let revision = Self(rawValue: text), !revision.hasHandshake { return revision }
    let supported = allCases.filter { !$0.hasHandshake }.map { JSONOutput.string($0.rawValue) }
    throw RequestFailure(
      .unsupportedRevision, "the revision '\(text)' of the protocol is not supported",
      data: .members(["supported": .array(supported), "requested": .string(text)]))
  }
}
