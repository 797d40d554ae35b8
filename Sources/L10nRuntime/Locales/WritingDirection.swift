/// The direction in which the lines of a language run.
public enum WritingDirection: String, Hashable, Sendable {
  /// `ltr`, the value of HTML's `dir`.
  case leftToRight = "ltr"
  /// `rtl`, the value of HTML's `dir`.
  case rightToLeft = "rtl"
}
