import Foundation
import L10nServers

/// A process of a worker: this program again, which does one request after another.
///
/// A class: it is a process, which ends when it is no longer needed.
final class WorkerProcess {
  /// Where its answers can be read.
  var descriptor: Int32 { output.fileHandleForReading.fileDescriptor }

  /// What it is doing.
  var task: WorkerTask?

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var answers: WorkMessages

  init(_ encoding: WorkEncoding) throws {
    answers = WorkMessages(encoding)
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["worker", "--protocol", encoding.rawValue, "--serve"]
    (process.standardInput, process.standardOutput) = (input, output)
    do {
      try process.run()
    } catch {
      throw Terminal.failure("another process of l10n cannot be started: \(error.localizedDescription)")
    }
  }

  /// Gives the process a request. Where it has ended, reading its answer tells.
  func start(_ task: WorkerTask, _ encoding: WorkEncoding) {
    self.task = task
    try? input.fileHandleForWriting.write(contentsOf: Data(encoding.framed(task.body)))
  }

  /// Reads what has come.
  ///
  /// - Returns: whether the process is still there, and its answer if that is complete.
  func read() -> (isAlive: Bool, answer: [UInt8]?) {
    let bytes = output.fileHandleForReading.availableData
    answers.add(bytes)
    return (!bytes.isEmpty, (try? answers.next()) ?? nil)
  }

  /// Ends the process at once, whatever it does.
  func stop() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// How the process has ended, in words.
  var ending: String {
    process.waitUntilExit()
    let status = process.terminationStatus
    return process.terminationReason == .uncaughtSignal
      ? "was ended by signal \(status)" : "ended with status \(status)"
  }

  deinit { try? input.fileHandleForWriting.close() }
}

/// A request that waits for a process or has one.
struct WorkerTask {
  let id: Int
  let body: [UInt8]

  /// How many processes have ended in the middle of it.
  var failureCount = 0
}
