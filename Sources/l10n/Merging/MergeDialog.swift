import L10nCore
import L10nSyntax

/// Asks how to resolve each conflict, as git's merge tool.
struct MergeDialog {
  let files: MergeFiles

  /// The side to take for all conflicts; `nil` to ask.
  let favor: MergeSide?

  /// - Throws: exit status 1 if conflicts are left, and then nothing is written; 2 if a file cannot be read or written.
  func run() throws {
    let contents = try files.read()
    if let undisputed = contents.undisputed { return try files.write(undisputed, to: files.path) }
    guard let format = MergeableFormat(ofFile: files.path) else {
      throw Terminal.refusal(
        "'\(files.path)' is not a table that can be merged entry by entry", help: "use another merge tool for it")
    }
    do {
      let merge = try TableMerge(base: contents.base, ours: contents.ours, theirs: contents.theirs, format)
      let sides = try merge.conflicts.enumerated().map { try side($1, number: $0 + 1, of: merge.conflicts.count) }
      try files.write(try merge.file { sides[$0] }.bytes, to: files.path)
      Terminal.report("wrote \(files.path)\n")
    } catch let error as EditRefusal {
      throw Terminal.refusal("'\(files.path)' cannot be merged: \(error.message)", help: error.help)
    }
  }

  private func side(_ conflict: TableConflict, number: Int, of count: Int) throws -> MergeSide {
    if let favor { return favor }
    func version(_ name: String, _ text: String?) -> String {
      let lines = text.map { $0.split(whereSeparator: \.isNewline).joined(separator: "\n          ") } ?? "(nothing)"
      return "  \(name)  \(lines)\n"
    }
    Terminal.report(
      "\(number) of \(count): \(conflict.message)\n" + version("base  ", conflict.base)
        + version("ours  ", conflict.ours)
        + version("theirs", conflict.theirs))
    while true {
      Terminal.report("keep [o]urs or [t]heirs, or [q]uit? ")
      switch readLine(strippingNewline: true)?.lowercased() {
      case "o", "ours": return .ours
      case "t", "theirs": return .theirs
      case "q", "quit", nil:
        throw Terminal.refusal(
          "\(count - number + 1) of \(count) conflicts are left, and nothing was written",
          help: "run it again, or edit the file by hand")
      default: continue
      }
    }
  }
}
