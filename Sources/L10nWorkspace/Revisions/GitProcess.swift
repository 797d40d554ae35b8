import Foundation

/// A run of git in a folder.
struct GitProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Starts git.
  ///
  /// Variables such as `GIT_DIR`, which git sets for hooks, are left out: the folder says which repository is meant.
  /// - Parameters:
  ///   - arguments: after `git`.
  ///   - errors: a file that takes what git says of errors.
  /// - Throws: `RevisionError.noGit` where git is not installed.
  init(_ arguments: [String], in folder: String, errors: FileHandle) throws {
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ProcessInfo.processInfo.environment.filter { name, _ in
      !name.hasPrefix("GIT_") || name.hasPrefix("GIT_CONFIG")
    }
    (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
    do { try process.run() } catch { throw RevisionError.noGit }
  }

  /// Writes to git's standard input.
  func write(_ text: String) throws { try input.fileHandleForWriting.write(contentsOf: Data(text.utf8)) }

  /// The next bytes of git's standard output; empty at its end.
  func read() throws -> Data { output.fileHandleForReading.availableData }

  /// Closes git's standard input and waits for its end.
  ///
  /// - Returns: what it has printed since the last reading, and its exit status; 127 where git is not installed.
  func finish() throws -> (output: Data, status: Int32) {
    try input.fileHandleForWriting.close()
    let rest = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (rest, process.terminationStatus)
  }
}
