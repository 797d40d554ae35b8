/// A call of Apple's Foundation that shows a value, in code that uses bundles.
package struct FoundationFunction {
  /// The helpers in generated code, which are written only if they are needed.
  package enum Helper: String, Sendable {
    case duration, percent, list, byteCount, number
  }

  /// The helper to call.
  package let helper: Helper
  /// The arguments after the value, each preceded by a comma.
  package let options: String

  init(_ helper: Helper, options: String = "") { (self.helper, self.options) = (helper, options) }
}
