/// What all generated modules conform to: look-ups by key beside the typed accessors.
///
///     strings["controls.playback.play.label"]                        // "Play"
///     try strings.text(for: "ads.countdown.text", arguments: [2])    // "Your video will resume in 2 seconds"
public protocol LocalizedStrings: Sendable {
  /// The texts of the accessors.
  var texts: LocalizedTexts { get set }
}

extension LocalizedStrings {
  /// The text with a key, without arguments; `nil` for a key that the module does not have, and for a text with arguments.
  public subscript(key: String) -> String? { texts[key] }

  /// The text with a key and its arguments; see `LocalizedTexts.text(for:arguments:)`.
  public func text(for key: String, arguments: [MessageArgument] = []) throws(TextLookupError) -> String {
    try texts.text(for: key, arguments: arguments)
  }

  /// The text with a key as runs for a toolkit; see `LocalizedTexts.runs(for:arguments:)`.
  public func runs(
    for key: String, arguments: KeyValuePairs<String, MessageArgument> = [:]
  ) throws(TextLookupError) -> [TextRun] {
    try texts.runs(for: key, arguments: arguments)
  }

  /// The same with the override layers as they are now; see `LocalizedTexts.pinned`.
  public var pinned: Self {
    var copy = self
    copy.texts = texts.pinned
    return copy
  }

  /// The same where override layers of one's own replace texts; see `TextLayers`.
  public func with(layers: TextLayers) -> Self {
    var copy = self
    copy.texts = texts.with(layers: layers)
    return copy
  }

  /// Calls a function with the same, its layers kept as they are now; see `LocalizedTexts.withPinnedLayers`.
  public func withPinnedLayers<Result, Failure: Error>(
    _ body: (Self) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try texts.withPinnedLayers { texts throws(Failure) in
      var copy = self
      copy.texts = texts
      return try body(copy)
    }
  }
}
