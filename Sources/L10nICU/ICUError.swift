internal import CICU

/// A call of ICU that failed: no data for a service, or no memory.
package struct ICUError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was asked of ICU: `plural rules of 'fr'`.
  package let task: String
  /// ICU's name for the failure: `U_MISSING_RESOURCE_ERROR`.
  package let status: String

  /// A failure of a task, by ICU's name for it or in words.
  package init(task: String, status: String) {
    self.task = task
    self.status = status
  }

  /// The failure as one clause.
  package var description: String { "ICU failed at \(task): \(status)" }
}

/// What `body` returns, given a place for ICU's status.
/// - Throws: `ICUError` where the status says failure; warnings, which are negative, pass.
package func callICU<Result>(
  for task: @autoclosure () -> String, _ body: (inout Int32) -> Result
) throws(ICUError) -> Result {
  var status: Int32 = 0
  let result = body(&status)
  guard status <= 0 else {
    throw ICUError(task: task(), status: String(cString: cicu_status_name(status)))
  }
  return result
}
