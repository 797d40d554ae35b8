/// The state of a text for readers of a locale. The raw value is its word in reports and on pages.
package enum TextState: String, CaseIterable, Comparable, Sendable {
  /// The locale itself has it, in its base tables or in an applied layer.
  case own
  /// It comes from a more general locale of the same language, such as `fr` for `fr-CA`.
  case inherited
  /// It was made from a development text that has since changed.
  case stale
  /// Readers get the development text.
  case missing

  /// The state of a text from a locale of the same language; `missing` for `nil`.
  init(from index: Int?, for locale: Int, isStale: Bool) {
    self = index == nil ? .missing : isStale ? .stale : index == locale ? .own : .inherited
  }

  /// Orders states from best to worst.
  package static func < (left: TextState, right: TextState) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}
