import Foundation

/// The speeds of reading as a Markdown table.
struct SpeedTable {
  private let groups: [(name: String, samples: [Sample])]

  init(folders: [String]) {
    let files = folders.flatMap { folder in
      let files = Sample.files(below: folder)
      return [
        ("\(folder), .strings", files.filter { !$0.isStringsdict }),
        ("\(folder), .stringsdict", files.filter(\.isStringsdict)),
      ]
    }
    groups = Sample.generatedNames.compactMap(Sample.generated).map { ($0.name, [$0]) } + files
  }

  func print() {
    row(["sample", "MB", "Foundation MB/s", "read MB/s", "ratio", "all strings made MB/s", "ratio"])
    row(["---"] + Array(repeating: "--:", count: 6))
    for (name, samples) in groups {
      let byteCount = samples.reduce(0) { $0 + $1.bytes.count }
      let measured = Measurement(samples, runs: 9)
      func speed(_ work: Work) -> String { format(measured.megabytesPerSecond(work, of: byteCount), 0) }
      row([
        name, format(Double(byteCount) / 1e6, 1), speed(.foundation),
        speed(.read), format(measured.ratio(.read), 1),
        speed(.readAndDecode), format(measured.ratio(.readAndDecode), 1),
      ])
    }
  }

  private func row(_ cells: [String]) { Swift.print("| " + cells.joined(separator: " | ") + " |") }

  private func format(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }
}
