internal import CICU

/// A call of ICU that failed: no data for a service, or no memory.
package struct ICUError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The task of the call: `plural rules of 'fr'`.
  package let task: String
  /// ICU's name for the failure: `U_MISSING_RESOURCE_ERROR`.
  package let status: String

  /// A failure of a task, by ICU's name of the status or in words.
  package init(task: String, status: String) {
    self.task = task
    self.status = status
  }

  /// The failure as one clause.
  package var description: String { "ICU failed at \(task): \(status)" }
}

/// Returns the result of `body`, which takes a place for ICU's status.
/// - Throws: `ICUError` if the status is a failure; warnings, which are negative, are ignored.
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
