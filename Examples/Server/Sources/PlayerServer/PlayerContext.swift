import FoundationEssentials
public import Hummingbird

/// The context of one request.
public struct PlayerContext: RequestContext {
  /// The server's own data for a request.
  public var coreContext: CoreRequestContextStorage

  /// Creates the context of an incoming request.
  public init(source: Source) { coreContext = CoreRequestContextStorage(source: source) }

  /// Writes JSON with sorted members, so that equal answers are equal bytes.
  public var responseEncoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
