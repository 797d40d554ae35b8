import Foundation
import L10nReport

extension BuildRun {
  /// The reason why nothing was generated.
  struct Failure: Error {
    let status: Int32

    /// The message at the end; empty if all messages were printed with their places.
    let text: String

    init(status: Int32, _ message: String? = nil, help: String? = nil) {
      self.status = status
      text = message.map { "l10n-build: error: \(VisibleText.of($0))\n" + (help.map { "  help: \($0)\n" } ?? "") } ?? ""
    }
  }

  /// Writes to standard error. Nothing happens if it is closed.
  static func complain(_ text: String) {
    guard !text.isEmpty else { return }
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
