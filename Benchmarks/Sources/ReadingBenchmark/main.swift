import Foundation

// ReadingBenchmark [FOLDER…]          the table of speeds; with folders, also of the tables in them
// ReadingBenchmark --only WORK NAME [TIMES]
//                                     one kind of work on one sample or folder: for profilers and for peak memory
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "--only", arguments.count >= 3, let work = Work(rawValue: arguments[1]) {
  let samples = Sample.named(arguments[2])
  for _ in 0..<(arguments.count > 3 ? Int(arguments[3]) ?? 1 : 1) {
    for sample in samples { work.run(on: sample) }
  }
  print(samples.reduce(0) { $0 + $1.bytes.count }, "bytes")
} else {
  SpeedTable(folders: arguments).print()
}
