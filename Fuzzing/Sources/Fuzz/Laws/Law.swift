internal import Foundation

/// What holds for every reading of whatever bytes.
struct Law<Reading> {
  /// The law in one clause.
  let statement: String

  /// What breaks the law in a reading; `nil` when nothing does.
  let violation: (Reading) -> String?

  init(_ statement: String, _ violation: @escaping (Reading) -> String?) {
    self.statement = statement
    self.violation = violation
  }

  /// Ends the process when the law is broken, so that libFuzzer keeps the input.
  func check(_ reading: Reading) {
    guard let violation = violation(reading) else { return }
    FileHandle.standardError.write(Data("broken law: \(statement)\n  \(violation)\n".utf8))
    abort()
  }
}

extension Sequence {
  /// The first thing that is not nil; what most laws ask for.
  func firstViolation(_ violation: (Element) -> String?) -> String? {
    for element in self {
      if let found = violation(element) { return found }
    }
    return nil
  }
}
