/// The protocol of all generated modules: look-ups by key in addition to the typed accessors.
///
///     strings["controls.playback.play.label"]                        // "Play"
///     try strings.text(for: "ads.countdown.text", arguments: [2])    // "Your video will resume in 2 seconds"
public protocol LocalizedStrings: Sendable {
  /// The texts of the accessors.
  var texts: LocalizedTexts { get set }
}

extension LocalizedStrings {
  /// The text with a key, without arguments; `nil` for an unknown key, and for a text with arguments.
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

  /// The same strings with the current override layers; see `LocalizedTexts.pinned`.
  public var pinned: Self {
    var copy = self
    copy.texts = texts.pinned
    return copy
  }

  /// The same strings with other override layers than the module's default ones; see `TextLayers`.
  public func with(layers: TextLayers) -> Self {
    var copy = self
    copy.texts = texts.with(layers: layers)
    return copy
  }

  /// Calls a function with the same strings and the current layers; see `LocalizedTexts.withPinnedLayers`.
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
