import Foundation
import TemporaryFolders
import Testing

/// A copy of an example project beside the tests, which another tool made code for.
struct MigrationProject {
  let folder: TemporaryFolder

  private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  init(_ name: String) throws {
    folder = try TemporaryFolder()
    let fixture = Self.tests.appending(path: "Fixtures/Migration/\(name)")
    for item in try FileManager.default.contentsOfDirectory(atPath: fixture.path) {
      try FileManager.default.copyItem(atPath: "\(fixture.path)/\(item)", toPath: "\(folder.path)/\(item)")
    }
  }

  /// The text of a guide.
  static func guide(_ name: String) throws -> String {
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: "Documentation/Migrating/\(name).md"), encoding: .utf8)
  }

  /// The commands of a guide: the lines of its `sh` blocks.
  static func commands(ofGuide name: String) throws -> [String] {
    var isInside = false
    return try guide(name).split(separator: "\n").compactMap { line in
      if line.hasPrefix("```") {
        isInside = line == "```sh"
        return nil
      }
      return isInside ? String(line) : nil
    }
  }

  /// Runs a command of a guide: one of `l10n`, or the removal of a file.
  func run(_ command: String) throws {
    if command.hasPrefix("rm ") {
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(command.dropFirst(3))")
    } else {
      try #require(command.hasPrefix("l10n "), "\(command)")
      let run = try folder.run(String(command.dropFirst(5)))
      #expect(run.status == 0, "\(command)\n\(run.errors)\(run.output)")
    }
  }

  /// Compiles the Swift files below a folder of the project and runs them.
  ///
  /// - Returns: the program's output, or the compiler's messages.
  func output(ofProgramIn sources: String) throws -> String {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: "\(folder.path)/\(sources)")
    let files = paths.filter { $0.hasSuffix(".swift") }.sorted().map { "\(sources)/\($0)" }
    let build = CommandRun.executable("l10n").deletingLastPathComponent()
    let objects = try ["CEnvironment", "L10nRuntime"].flatMap {
      try BuiltTarget.objects(of: $0, in: build)
    }
    let moduleMap = build.appending(path: "CEnvironment.build/module.modulemap").path
    let options = [
      "-swift-version", "6", "-warnings-as-errors", "-enable-upcoming-feature", "InternalImportsByDefault", "-I",
      build.appending(path: "Modules").path, "-Xcc", "-fmodule-map-file=\(moduleMap)", "-o", "program",
    ]
    let compiler = try execute("/usr/bin/env", ["swiftc"] + BuiltTarget.linkOptions + options + files + objects)
    return compiler.status == 0 ? try execute("\(folder.path)/program", []).text : compiler.text
  }

  /// The exit status of a program, and its output on either stream.
  private func execute(_ path: String, _ arguments: [String]) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    var environment = ProcessInfo.processInfo.environment
    for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] { environment[name] = nil }
    process.environment = environment
    let output = "\(folder.path)/.program-output"
    try Data().write(to: URL(filePath: output))
    let handle = try FileHandle(forWritingTo: URL(filePath: output))
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: FileManager.default.contents(atPath: output) ?? Data(), as: UTF8.self)
    return (process.terminationStatus, text)
  }
}
