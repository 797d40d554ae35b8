internal import Foundation

/// Checks that the commands of the built program take at most ten times as long for a folder of ten times the size.
///
/// The program's processor time counts. It includes the time to start and to process the smallest folder, so a command
/// of quadratic time shows at a larger size than a reader does.
struct CommandTime {
  private static let bound = 30.0

  /// A time in seconds that is always short enough.
  private static let floor = 1.0

  /// The time in seconds after which a run is ended.
  private static let limit = 60.0

  /// The built `l10n`.
  let program: String

  /// The larger size, in bytes.
  let size: Int

  /// Prints the commands that take too long.
  /// - Returns: whether no command takes too long.
  /// - Throws: if the folders cannot be written or the program cannot be run.
  func check() throws -> Bool {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("l10n-linear-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    var slow = 0
    for catalog in HostileCatalog.all {
      let inputs = try [size / 10, size].map { size in
        let input = folder.appendingPathComponent("in-\(size)")
        try Self.write(catalog.files(size), to: input)
        return input
      }
      for command in catalog.commands where try isSlow(command, inputs, catalog, folder) { slow += 1 }
      for input in inputs { try FileManager.default.removeItem(at: input) }
    }
    print("\(HostileCatalog.all.reduce(0) { $0 + $1.commands.count }) runs of commands, \(slow) not in linear time")
    return slow == 0
  }

  private func isSlow(_ command: [String], _ inputs: [URL], _ catalog: HostileCatalog, _ folder: URL) throws -> Bool {
    var last: Double?
    for input in inputs {
      let time = try seconds(command, input, folder.appendingPathComponent("out"), catalog.session?(input))
      let isSlow = time.map { $0 > Self.floor && $0 > Self.bound * (last ?? $0) } ?? true
      if isSlow {
        let (before, after) = (last.map { "\(Self.rounded($0)) s" } ?? "-", time.map { "\(Self.rounded($0)) s" })
        let name = command.filter { !$0.hasPrefix("IN") && $0 != "OUT" }.joined(separator: " ")
        print("\(name), \(catalog.description): \(before), ten times as much \(after ?? "without an end")")
        return true
      }
      last = time
    }
    return false
  }

  /// The processor time of one run in seconds; `nil` for a run that was ended.
  private func seconds(_ command: [String], _ input: URL, _ output: URL, _ session: String?) throws -> Double? {
    try? FileManager.default.removeItem(at: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = command.map {
      $0.hasPrefix("IN") ? input.path + $0.dropFirst(2) : $0 == "OUT" ? output.path : $0
    }
    if let session {
      let file = output.appendingPathExtension("session")
      try Data(session.utf8).write(to: file)
      process.standardInput = try FileHandle(forReadingFrom: file)
    }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let before = Self.secondsOfChildren
    let end = Date(timeIntervalSinceNow: Self.limit)
    try process.run()
    while process.isRunning, Date() < end { usleep(2_000) }
    let isOver = !process.isRunning
    if !isOver { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return isOver && process.terminationReason == .exit ? Self.secondsOfChildren - before : nil
  }

  private static var secondsOfChildren: Double {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_CHILDREN, &usage)
    #else
      getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    #endif
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1_000_000 }
  }

  private static func write(_ files: [String: String], to folder: URL) throws {
    for (path, text) in files {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  private static func rounded(_ seconds: Double) -> Double { Double(Int(seconds * 100)) / 100 }
}
