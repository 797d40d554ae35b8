// LookupBenchmark [PREFIX]     times and allocations of single calls as a Markdown table; with a prefix, of some rows
// LookupBenchmark --first-use  what the first calls of a program take
import Foundation

let prefix = CommandLine.arguments.dropFirst().first ?? ""
if prefix == "--first-use" {
  FirstUses.printTable()
  exit(0)
}
let rows = (TextRows.all + ValueRows.all + NegotiationRows.all).filter { $0.name.hasPrefix(prefix) }
var measurements = rows.map { RowMeasurement(warming: $0) }
// The rows take turns, so that all meet the same machine.
for _ in 0..<15 {
  for place in rows.indices { measurements[place].run(rows[place]) }
}
print("| call | nanoseconds | allocations |")
print("| --- | --: | --: |")
for (row, measurement) in zip(rows, measurements) {
  let nanoseconds = Int(measurement.nanoseconds * 10 + 0.5)
  let allocations = Int(measurement.allocations * 10 + 0.5)
  print("| \(row.name) | \(nanoseconds / 10).\(nanoseconds % 10) | \(allocations / 10).\(allocations % 10) |")
}
