import FoundationEssentials
public import Hummingbird

/// What belongs to one request.
public struct PlayerContext: RequestContext {
  /// What the server itself keeps of a request.
  public var coreContext: CoreRequestContextStorage

  /// What belongs to a request that has just come in.
  public init(source: Source) { coreContext = CoreRequestContextStorage(source: source) }

  /// Writes JSON whose members stand in one order, so that equal answers are equal bytes.
  public var responseEncoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
