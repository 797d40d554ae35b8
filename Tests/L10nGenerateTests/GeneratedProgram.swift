import Foundation
import L10nGenerate
import TemporaryFolders

/// Generated code as a user's compiler sees it: in a separate module, beside the built run time.
///
/// The files of a run are removed with the value.
final class GeneratedProgram {
  /// The options of strict projects.
  static let strictness = [
    "-swift-version", "6", "-warnings-as-errors", "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "MemberImportVisibility",
    "-strict-memory-safety",
  ]

  private let folder: URL
  private let paths: [String]

  /// - Parameter files: names and texts of Swift files.
  init(_ files: [GeneratedFile]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "l10n-generated-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files { try Data(file.text.utf8).write(to: folder.appending(path: file.name)) }
    paths = files.map { [folder] in folder.appending(path: $0.name).path }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The messages of the compiler; empty for valid code.
  func complaints(_ options: [String] = strictness) throws -> String {
    try run(
      Self.swiftc,
      ["-typecheck", "-wmo", "-parse-as-library", "-module-name", "Generated"] + Self.search + options + paths
    )
    .text
  }

  /// Compiles the files to a module that other code can import.
  ///
  /// - Returns: the options that find it, and the compiler's messages if the files do not compile.
  func module(named name: String) throws -> (options: [String], complaints: String) {
    let complaints = try run(
      Self.swiftc, ["-emit-module", "-wmo", "-parse-as-library", "-swift-version", "6", "-module-name", name] + paths)
    return (["-I", folder.path], complaints.text)
  }

  /// The output of the program, or its messages if it does not compile.
  ///
  /// - Parameter main: the text of `main.swift`.
  func output(of main: String, _ options: [String] = []) throws -> String {
    let mainPath = folder.appending(path: "main.swift").path
    try Data(main.utf8).write(to: URL(filePath: mainPath))
    let program = folder.appending(path: "program").path
    let overriding = main.contains("import L10nOverrides") ? ["L10nOverrides", "L10nCompiler", "L10nSyntax"] : []
    let objects = try (["L10nRuntime", "CEnvironment"] + overriding).flatMap {
      try BuiltTarget.objects(of: $0, in: Self.products)
    }
    let compiled = try run(
      Self.swiftc,
      ["-wmo", "-module-name", "Generated", "-o", program] + BuiltTarget.linkOptions + Self.search + options + paths
        + [mainPath] + objects)
    return compiled.status == 0 ? try run(program, []).text : compiled.text
  }

  private func run(_ path: String, _ arguments: [String]) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let output = folder.appending(path: "output")
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    (process.standardOutput, process.standardError) = (handle, handle)
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8))
  }

  /// The options that find the modules that were built for these tests.
  private static var search: [String] {
    let map = products.appending(path: "CEnvironment.build/module.modulemap").path
    return ["-I", products.appending(path: "Modules").path, "-Xcc", "-fmodule-map-file=\(map)"]
  }

  private static var products: URL {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? Bundle.main.bundleURL
    return [tests.deletingLastPathComponent(), tests]
      .first { FileManager.default.fileExists(atPath: $0.appending(path: "Modules").path) } ?? tests
  }

  /// The compiler of the path, as a user's build has it.
  private static var swiftc: String {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "swiftc"
  }
}
