import Foundation
import TemporaryFolders

/// One run of a built executable, as a user would start it.
struct CommandRun {
  let status: Int32
  let output: String
  let errors: String

  /// Whether it ended by a signal, as a trap does.
  let wasKilled: Bool

  /// - Parameters:
  ///   - environment: the whole environment, except for the options of a sanitizer.
  ///   - folder: the current folder of the command, or the folder that contains `subfolder`.
  ///   - closesOutput: whether nobody reads the output.
  ///   - shell: a script that starts the command, which is its arguments.
  ///   - tool: the name of the executable.
  init(
    _ arguments: [String], environment: [String: String] = [:], in folder: TemporaryFolder,
    below subfolder: String = ".",
    closesOutput: Bool = false, shell: String? = nil, tool: String = "l10n"
  ) throws {
    let process = Process()
    process.executableURL = shell == nil ? Self.executable(tool) : URL(filePath: "/bin/sh")
    process.arguments = (shell.map { ["-c", $0, "sh", Self.executable(tool).path] } ?? []) + arguments
    // A command that was built with a sanitizer gets the options of its tests.
    let inherited = ProcessInfo.processInfo.environment.filter { $0.key == "ASAN_OPTIONS" }
    process.environment = environment.merging(inherited) { given, _ in given }
    process.currentDirectoryURL = URL(filePath: "\(folder.path)/\(subfolder)")
    // Files, for a pipe that is full would stop the process before it is read.
    let outputPath = "\(folder.path)/.output-\(UUID().uuidString)"
    let errorPath = outputPath + "-errors"
    for path in [outputPath, errorPath] { try Data().write(to: URL(filePath: path)) }
    let pipe = Pipe()
    if closesOutput {
      process.standardOutput = pipe
      try pipe.fileHandleForReading.close()
    } else {
      process.standardOutput = try FileHandle(forWritingTo: URL(filePath: outputPath))
    }
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errorPath))
    try process.run()
    if closesOutput { try pipe.fileHandleForWriting.close() }
    process.waitUntilExit()
    status = process.terminationStatus
    wasKilled = process.terminationReason == .uncaughtSignal
    output = Self.text(at: outputPath)
    errors = Self.text(at: errorPath)
  }

  private static func text(at path: String) -> String {
    defer { try? FileManager.default.removeItem(atPath: path) }
    return FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Beside the tests' own executable.
  static func executable(_ name: String) -> URL {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? Bundle.main.bundleURL
    let candidates = [tests.deletingLastPathComponent(), tests, Bundle.main.bundleURL]
      .map { $0.appending(path: name) }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? candidates[0]
  }
}

extension TemporaryFolder {
  /// Runs `l10n` in this folder with words as arguments, parted by blanks.
  func run(_ line: String, environment: [String: String] = [:], closesOutput: Bool = false, shell: String? = nil)
    throws -> CommandRun
  {
    let arguments = line.split(separator: " ").map { String($0.replacing("␠", with: " ")) }
    return try CommandRun(arguments, environment: environment, in: self, closesOutput: closesOutput, shell: shell)
  }
}
