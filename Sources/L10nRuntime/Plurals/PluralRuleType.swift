/// The type of plural rules.
public enum PluralRuleType: Sendable {
  /// For counts: 3 videos.
  case cardinal
  /// For positions in an order: the 3rd video.
  case ordinal
}
