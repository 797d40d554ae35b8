import Foundation

/// A Chromium that runs without a window.
package struct HeadlessBrowser: Sendable {
  /// The path of the program.
  private let program: String

  /// The names of the program; the first installed one is used.
  package static let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

  /// The environment variable for a program that is not on `PATH`; other tools use it, too.
  package static let variable = "CHROME_PATH"

  /// The browser of this machine; `nil` if none is installed.
  package static func installed() -> HeadlessBrowser? {
    InstalledProgram.path(of: names, variable: variable).map(Self.init)
  }

  private init(_ program: String) { self.program = program }

  /// The contents of a page after its scripts have run. The page is loaded from a temporary folder, which is removed.
  ///
  /// - Parameter seconds: the time limit, after which the browser is stopped.
  /// - Throws: `ProgramError` if that fails.
  package func contents(of page: String, within seconds: Int) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "l10n-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, output) = (folder.appending(path: "page.html"), folder.appending(path: "output.html"))
    let (process, ended) = (Process(), DispatchSemaphore(value: 0))
    process.terminationHandler = { _ in ended.signal() }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(page.utf8).write(to: file)
      try Data().write(to: output)
      process.executableURL = URL(filePath: program)
      process.arguments = arguments(profile: folder.appending(path: "profile").path()) + [file.absoluteString]
      process.standardOutput = try FileHandle(forWritingTo: output)
      (process.standardInput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
      try process.run()
    } catch {
      throw ProgramError("'\(program)' cannot be run: \(FileError.reason(for: error))")
    }
    if ended.wait(timeout: .now() + .seconds(seconds)) == .timedOut {
      kill(process.processIdentifier, SIGKILL)
      // Foundation reports the end only when the program's own children have ended as well; one of them may hang.
      _ = ended.wait(timeout: .now() + .seconds(5))
      throw ProgramError("'\(program)' was stopped after \(seconds) seconds")
    }
    if process.terminationReason == .uncaughtSignal || process.terminationStatus != 0 {
      let how = process.terminationReason == .exit ? "status" : "signal"
      throw ProgramError("'\(program)' ended with \(how) \(process.terminationStatus)")
    }
    return (try? String(contentsOf: output, encoding: .utf8)) ?? ""
  }

  /// The time in the page runs ahead while it is idle. Root, as in CI containers, has no sandbox to run it in; the
  /// pages are made by this tool and load nothing.
  private func arguments(profile: String) -> [String] {
    let sandbox = geteuid() == 0 ? ["--no-sandbox"] : []
    return sandbox + [
      "--headless", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking",
      "--force-device-scale-factor=1", "--hide-scrollbars", "--user-data-dir=\(profile)",
      "--virtual-time-budget=600000", "--dump-dom",
    ]
  }
}
