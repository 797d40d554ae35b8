import Foundation

let usage = """
  usage: l10n-conformance FILE-OR-FOLDER…

  Runs the rows of conformance vectors and prints a line of JSON for each, then how many passed.
  A file's name says what its rows are:
    \(RowFamily.all.map(\.fileName).joined(separator: "\n  "))
  Of a folder, all .json files are run, those of the folders in it too; rows of a file with another name fail. The
  official tests of MessageFormat 2 are known by what is in them, whatever their names.

  example: swift run l10n-conformance vectors/plural.json
    {"actual":{"category":"few"},"file":"plural.json","pass":true,"row":0}
    …
    447 passed, 0 failed

  A row that holds a mistake of ICU's says why under "mistake" and is counted apart, and so is one that nothing that is
  shipped answers, under "unanswered". These are summed up before the last line.

  exit status: 0 no row failed, 1 a row failed, 2 a file could not be run, 64 wrong usage
  """

func complain(_ message: String) {
  FileHandle.standardError.write(Data((message + "\n").utf8))
}

let paths = Array(CommandLine.arguments.dropFirst())
if paths.contains("--help") || paths.contains("-h") {
  print(usage)
  exit(0)
}
if let option = paths.first(where: { $0.hasPrefix("-") }) {
  complain("l10n-conformance: '\(option)' is not an option\n\n\(usage)")
  exit(64)
}
guard !paths.isEmpty else {
  complain(usage)
  exit(64)
}

var run = ConformanceRun()
for path in paths {
  run.add(path, report: { print($0) }, complain: { complain("l10n-conformance: \($0)") })
}
for (gap, count) in run.gaps.sorted(by: { $0.key < $1.key }) { print("\(count) of \(gap)") }
if run.refused > 0 { print("\(run.refused) of those passed are refused with the errors that they expect") }
let unanswered = run.unanswered > 0 ? ", \(run.unanswered) not answered" : ""
let mistakes = run.mistakes > 0 ? ", \(run.mistakes) mistaken" : ""
print("\(run.passed) passed, \(run.failed) failed\(mistakes)\(unanswered)")
exit(run.isIncomplete ? 2 : run.failed > 0 ? 1 : 0)
