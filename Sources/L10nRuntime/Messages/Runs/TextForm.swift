/// The result of a generated function for a text with tags.
public enum TextForm: Sendable {
  /// Its runs, with the tags around each: `strings.terms(as: .runs)`.
  case runs
}
