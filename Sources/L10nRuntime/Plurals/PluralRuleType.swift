/// What a number counts.
public enum PluralRuleType: Sendable {
  /// How many: 3 videos.
  case cardinal
  /// Which one in an order: the 3rd video.
  case ordinal
}
