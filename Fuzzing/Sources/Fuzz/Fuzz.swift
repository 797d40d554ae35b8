internal import CFuzzer
internal import Foundation

/// Feeds hostile input to readers.
///
///     fuzz strings --runs 20000 --seed 1   from the seeds alone, the same in every run
///     fuzz strings --seconds 600           from the seeds and what earlier runs found
///     fuzz strings FILE                    one input once more
///     fuzz linear --samples 500            whether ten times the input takes ten times as long
///     fuzz linear --program PATH/l10n      and so with the commands of the built program
///
/// Exit status: 0 if nothing is found, 1 for a pattern or folder that takes more than linear time, 64 for wrong usage,
/// else libFuzzer's.
@main struct Fuzz {
  static func main() throws {
    guard let options = Options(CommandLine.arguments.dropFirst()) else {
      FileHandle.standardError.write(Data((Options.usage + "\n").utf8))
      exit(64)
    }
    switch options.task {
    case .readers:
      print(Reader.allCases.map(\.rawValue).joined(separator: "\n"))
    case .linear:
      let isRead = LinearTime(size: options.size, samples: options.samples, seed: options.seed).check()
      // A command takes many times as long as a reader.
      let isRun = try options.program.map { try CommandTime(program: $0, size: options.tableSize).check() } ?? true
      exit(isRead && isRun ? 0 : 1)
    case .fuzz(let reader):
      let arguments = try options.fuzzerArguments(for: reader)
      exit(run(reader, arguments))
    }
  }

  private static func run(_ reader: Reader, _ arguments: [String]) -> Int32 {
    var count = Int32(arguments.count)
    // libFuzzer keeps the pointers until the process ends.
    let strings = arguments.map { strdup($0) } + [nil]
    let pointers = UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: strings.count)
    _ = pointers.initialize(from: strings)
    var start = pointers.baseAddress
    return LLVMFuzzerRunDriver(&count, &start, reader.callback)
  }
}
