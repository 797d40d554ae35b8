import Foundation
import L10nReport

extension BuildRun {
  /// Why nothing was generated.
  struct Failure: Error {
    let status: Int32

    /// What is said at the end; empty where all has been said with a place.
    let text: String

    init(status: Int32, _ message: String? = nil, help: String? = nil) {
      self.status = status
      text = message.map { "l10n-build: error: \(VisibleText.of($0))\n" + (help.map { "  help: \($0)\n" } ?? "") } ?? ""
    }
  }

  /// Writes to standard error. When that is closed there is no one left to report to.
  static func complain(_ text: String) {
    guard !text.isEmpty else { return }
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
