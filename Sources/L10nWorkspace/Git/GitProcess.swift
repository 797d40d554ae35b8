import Foundation

/// Runs git.
///
/// Variables such as `GIT_DIR`, which git sets for hooks, are removed: the folder determines the repository.
struct GitProcess {
  /// The working directory of git; `nil` for the current folder.
  let folder: String?

  struct Result {
    let status: Int32
    let output: [UInt8]
    let errors: String
  }

  /// Runs one command and waits for its end.
  ///
  /// - Throws: `GitError.notInstalled` if git is not installed.
  func run(_ arguments: [String], input: [UInt8] = []) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + (folder.map { ["-C", $0] } ?? []) + arguments
    process.environment = ProcessInfo.processInfo.environment.filter { name, _ in
      !name.hasPrefix("GIT_") || name.hasPrefix("GIT_CONFIG")
    }
    let (output, errors, standardInput) = (Pipe(), Pipe(), Pipe())
    (process.standardOutput, process.standardError, process.standardInput) = (output, errors, standardInput)
    do {
      try process.run()
    } catch {
      throw GitError.notInstalled
    }
    // All three at once: a full pipe blocks the process.
    let errorBytes = Collected()
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      errorBytes.bytes = errors.fileHandleForReading.readDataToEndOfFile()
    }
    DispatchQueue.global().async(group: group) {
      try? standardInput.fileHandleForWriting.write(contentsOf: Data(input))
      try? standardInput.fileHandleForWriting.close()
    }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    group.wait()
    process.waitUntilExit()
    // The status of `env` if there is no such program.
    if process.terminationStatus == 127 { throw GitError.notInstalled }
    return Result(
      status: process.terminationStatus, output: [UInt8](bytes),
      errors: String(decoding: errorBytes.bytes, as: UTF8.self))
  }

  /// The output of a command that must succeed.
  ///
  /// - Throws: `GitError.failed` with git's message.
  func output(_ arguments: [String], input: [UInt8] = []) throws -> [UInt8] {
    let result = try run(arguments, input: input)
    if result.status != 0 { throw GitError(failing: arguments, result.errors) }
    return result.output
  }

  /// Filled on another thread, and read after that has ended.
  private final class Collected: @unchecked Sendable {
    var bytes = Data()
  }
}

/// The reason why a git operation failed.
package enum GitError: Error, CustomStringConvertible {
  case notInstalled
  case noRepository(String)
  case unknownRevision(String)
  case failed(String)

  init(failing arguments: [String], _ errors: String) {
    let line = errors.split(separator: "\n").first.map(String.init) ?? "git \(arguments.first ?? "") failed"
    self = .failed(line)
  }

  package var description: String {
    switch self {
    case .notInstalled: "there is no git to run"
    case .noRepository(let folder): "'\(folder)' is not in a git repository"
    case .unknownRevision(let name): "git knows no revision '\(name)'"
    case .failed(let reason): "git says: \(reason)"
    }
  }

  /// The remedy.
  package var help: String? {
    switch self {
    case .notInstalled: "install git, or compare two folders"
    case .noRepository: "name two folders or files to compare"
    case .unknownRevision: "git log --oneline --all lists revisions; a folder or file has to exist to be compared"
    case .failed: nil
    }
  }
}
