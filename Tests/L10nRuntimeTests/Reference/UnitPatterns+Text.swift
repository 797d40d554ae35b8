@testable import L10nRuntime

extension UnitPatterns.Pattern {
  /// The words with a number as shown.
  func text(of number: @autoclosure () -> String) -> String {
    after.map { before + number() + $0 } ?? before
  }
}
