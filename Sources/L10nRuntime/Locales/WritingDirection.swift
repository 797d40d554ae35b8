/// The writing direction of a language.
public enum WritingDirection: String, Hashable, Sendable {
  /// `ltr`, the value of HTML's `dir`.
  case leftToRight = "ltr"
  /// `rtl`, the value of HTML's `dir`.
  case rightToLeft = "rtl"
}
