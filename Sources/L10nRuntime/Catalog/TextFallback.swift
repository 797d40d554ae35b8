/// A look-up that the requested locale could not answer.
public struct TextFallback: Hashable, Sendable {
  /// The requested key.
  public let key: String

  /// The first locale of the look-up.
  public let wanted: LanguageTag

  /// The locale of the text that was returned; `nil` for an unknown key, for a text that no locale of the chain has,
  /// and for a text that was requested without its arguments.
  public let answered: LanguageTag?
}

/// Observes fallbacks: called on the thread of the look-up, before it returns, possibly from several threads at once.
public typealias FallbackObserver = @Sendable (TextFallback) -> Void
