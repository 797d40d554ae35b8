internal import Foundation

/// A law that holds for every reading of any bytes.
struct Law<Reading> {
  /// The law in one clause.
  let statement: String

  /// The violation of the law in a reading; `nil` for none.
  let violation: (Reading) -> String?

  init(_ statement: String, _ violation: @escaping (Reading) -> String?) {
    self.statement = statement
    self.violation = violation
  }

  /// Ends the process if the law is broken, so that libFuzzer keeps the input.
  func check(_ reading: Reading) {
    guard let violation = violation(reading) else { return }
    FileHandle.standardError.write(Data("broken law: \(statement)\n  \(violation)\n".utf8))
    abort()
  }
}

extension Sequence {
  /// The first violation that is not `nil`, which most laws return.
  func firstViolation(_ violation: (Element) -> String?) -> String? {
    for element in self {
      if let found = violation(element) { return found }
    }
    return nil
  }
}
