/// A look-up that the wanted locale did not answer.
public struct TextFallback: Hashable, Sendable {
  /// The key of the text, as it was asked for.
  public let key: String

  /// The locale whose texts are asked first.
  public let wanted: LanguageTag

  /// The locale that answered in its place; `nil` for a key that the module does not have, for a text that no locale
  /// of the chain has, and for a text that was asked for without the arguments that it takes.
  public let answered: LanguageTag?
}

/// Hears of fallbacks: called on the thread of the look-up, before it returns, from several threads at once.
public typealias FallbackObserver = @Sendable (TextFallback) -> Void
