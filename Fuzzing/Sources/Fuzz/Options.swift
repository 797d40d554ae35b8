internal import Foundation

/// The options of the command line.
struct Options {
  enum Task {
    case fuzz(Reader)
    case linear
    case readers
  }

  static let usage =
    "usage: fuzz (\(Reader.allCases.map(\.rawValue).joined(separator: " | "))) [--runs N | --seconds N | FILE …] [--seed N]\n"
    + "       fuzz linear [--size BYTES] [--samples N] [--seed N] [--program L10N] [--tables BYTES]\n"
    + "       fuzz readers"

  let task: Task
  private(set) var seed: UInt64 = 1
  private(set) var samples = 0
  private(set) var size = 1_000_000
  private(set) var program: String?
  private var tables: Int?

  /// The size of the tables for commands.
  var tableSize: Int { tables ?? size / 10 }

  private var runs: Int?
  private var seconds: Int?
  private var files: [String] = []

  /// - Returns: `nil` for wrong usage.
  init?(_ arguments: some Sequence<String>) {
    var arguments = arguments.makeIterator()
    switch arguments.next() {
    case "linear": task = .linear
    case "readers": task = .readers
    case let name?:
      guard let reader = Reader(rawValue: name) else { return nil }
      task = .fuzz(reader)
    case nil: return nil
    }
    while let argument = arguments.next() {
      switch argument {
      case "--seed":
        guard let number = arguments.next().flatMap(UInt64.init) else { return nil }
        seed = number
      case "--program":
        guard let path = arguments.next() else { return nil }
        program = path
      case "--samples", "--size", "--tables", "--runs", "--seconds":
        guard let number = arguments.next().flatMap(Int.init), number >= 0 else { return nil }
        switch argument {
        case "--samples": samples = number
        case "--size": size = number
        case "--tables": tables = number
        case "--runs": runs = number
        default: seconds = number
        }
      case _ where argument.hasPrefix("-"): return nil
      default: files.append(argument)
      }
    }
  }

  /// libFuzzer's command line, program name first. Writes the seeds to disk, where libFuzzer reads them.
  ///
  /// A run that is bounded by time continues with the inputs that earlier ones found; a run that is bounded by a number
  /// starts anew, so that it can be repeated.
  func fuzzerArguments(for reader: Reader) throws -> [String] {
    if !files.isEmpty { return ["fuzz"] + files }
    let build = Repository.fuzzing.appendingPathComponent(".build")
    let seeds = build.appendingPathComponent("seeds/\(reader.rawValue)")
    try Seeds(of: reader).write(to: seeds)
    var arguments = [
      "fuzz", "-seed=\(seed)", "-max_len=\(reader.sizeLimit)", "-timeout=20", "-print_final_stats=1",
      // Foundation leaks a kilobyte for each file that it refuses.
      "-rss_limit_mb=8192", "-malloc_limit_mb=512",
      "-dict=\(Repository.fuzzing.appendingPathComponent("tokens.dict").path)",
      "-artifact_prefix=\(build.path)/\(reader.rawValue)-",
    ]
    if let seconds {
      let found = build.appendingPathComponent("corpus/\(reader.rawValue)")
      try FileManager.default.createDirectory(at: found, withIntermediateDirectories: true)
      arguments += ["-max_total_time=\(seconds)", found.path]
    } else {
      arguments += ["-runs=\((runs ?? 20_000) / reader.cost)"]
    }
    return arguments + [seeds.path]
  }
}
