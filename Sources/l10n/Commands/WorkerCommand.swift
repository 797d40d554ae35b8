import ArgumentParser
import Foundation
import L10nServers

struct WorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker", abstract: "Runs commands for a build system, as Bazel's persistent worker.",
    discussion: """
      Each request is a command line: '[--status FILE] COMMAND [ARGUMENT …]'. With --status, exit status 1 is no failure: \
      the status goes into the file.

      With --persistent_worker, which Bazel adds, requests come on standard input, many at once, and processes that are \
      kept do them. When one ends in the middle of its work, another one does that again. Without it, the command line is \
      in a file, an argument a line.

      EXAMPLE:
        l10n worker @lint.params
        l10n worker --protocol json --persistent_worker
      """)

  @Argument(help: ArgumentHelp("The file with the command line.", valueName: "@file"))
  var file: String?

  @Flag(
    name: .customLong("persistent_worker"), help: "Take requests on standard input and answer them until it ends.")
  var isPersistent = false

  @Option(
    name: .customLong("protocol"), help: ArgumentHelp("How requests and answers are encoded.", valueName: "name"))
  var encoding = WorkEncoding.proto

  @Option(help: ArgumentHelp("How many processes work at most; by default one for each core.", valueName: "number"))
  var processes: Int?

  /// One of the processes of a worker.
  @Flag(help: .hidden)
  var serve = false

  func validate() throws {
    if let processes, processes < 1 { throw ValidationError("--processes is at least 1") }
    if isPersistent || serve {
      if file != nil { throw ValidationError("requests come on standard input; leave out the file") }
    } else if file?.hasPrefix("@") != true {
      throw ValidationError("the command line is in a file: write '@' and its path")
    }
  }

  func run() throws {
    if serve { return try WorkerService(encoding).run() }
    if isPersistent {
      var pool = WorkerPool(encoding, limit: processes ?? ProcessInfo.processInfo.activeProcessorCount)
      return try pool.run()
    }
    let status = try CommandCall(file: String((file ?? "").dropFirst())).run()
    if status != 0 { throw ExitCode(status) }
  }
}

extension WorkEncoding: ExpressibleByArgument {}
