/// How readers of a locale come by a text. The raw value is the word for it in reports and on pages.
package enum TextState: String, CaseIterable, Comparable, Sendable {
  /// The locale has it itself, in its base tables or in a layer that is applied.
  case own
  /// A more general locale of the same language lends it, as `fr` does to `fr-CA`.
  case inherited
  /// It was made from a development text that has changed since.
  case stale
  /// Its readers get the development text.
  case missing

  /// The state of a text that a locale's readers get from a locale of the same language; missing for `nil`.
  init(from index: Int?, for locale: Int, isStale: Bool) {
    self = index == nil ? .missing : isStale ? .stale : index == locale ? .own : .inherited
  }

  /// From the best to the worst.
  package static func < (left: TextState, right: TextState) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}
