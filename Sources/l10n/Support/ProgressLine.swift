import Foundation

/// A line on standard error that says what a long run is about; it shows after a second, only on a terminal, and is
/// erased at the end.
struct ProgressLine {
  private let start = DispatchTime.now()

  /// Does something, and says so while it lasts.
  ///
  /// The cursor waits at the start of the line, so that a message overwrites it.
  func during<Result>(_ activity: String, _ work: () throws -> Result) rethrows -> Result {
    guard Terminal.isCapable(STDERR_FILENO) else { return try work() }
    let done = DispatchSemaphore(value: 0)
    let erased = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [start] in
      var next = start + 1
      var isShown = false
      while done.wait(timeout: next) == .timedOut {
        let seconds = (DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1_000_000_000
        Terminal.complain("\u{1B}[2K\(activity) … \(seconds) s\r")
        isShown = true
        next = .now() + 0.25
      }
      if isShown { Terminal.complain("\u{1B}[2K") }
      erased.signal()
    }
    defer {
      done.signal()
      erased.wait()
    }
    return try work()
  }
}
