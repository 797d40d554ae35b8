import Foundation
import L10nSyntax

extension Work {
  func run(on sample: Sample) {
    switch self {
    case .foundation:
      let value = try? PropertyListSerialization.propertyList(from: Data(sample.bytes), options: [], format: nil)
      keep(value)
    case .read:
      if sample.isStringsdict {
        keep(StringsdictTable(sample.bytes).entries.count)
      } else {
        keep(StringsTable(sample.bytes).entries.count)
      }
    case .readAndDecode:
      if sample.isStringsdict {
        keep(StringsdictTable(sample.bytes).entries.count)
      } else {
        for entry in StringsTable(sample.bytes).entries {
          keep(entry.key)
          keep(entry.value)
        }
      }
    }
  }
}

/// Uses a value, so that the compiler cannot leave out what makes it.
@inline(never) func keep<Value>(_ value: Value) {}
