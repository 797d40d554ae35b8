/// What Apple's Foundation shows a value with, in code over bundles.
package struct FoundationFunction {
  /// The helpers that generated code has for it, which are written only where they are needed.
  package enum Helper: String, Sendable {
    case duration, percent, list, byteCount, number
  }

  /// What is called.
  package let helper: Helper
  /// The arguments after the value, each with a comma before it.
  package let options: String

  init(_ helper: Helper, options: String = "") { (self.helper, self.options) = (helper, options) }
}
