// For maintainers: writes `Documentation/API.md` from the symbol graphs of the public libraries.
//
//     swift package dump-symbol-graph --minimum-access-level public --skip-synthesized-members
//     swift run list-api [--check]
//
// With `--check` it writes nothing and says what differs. It fails where a public declaration has no documentation.

import Foundation

let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
let page = root.appendingPathComponent("Documentation/API.md")

do {
  let build = root.appendingPathComponent(".build")
  let graphs = try FileManager.default.contentsOfDirectory(at: build, includingPropertiesForKeys: nil)
    .map { $0.appendingPathComponent("symbolgraph") }
    .first { FileManager.default.fileExists(atPath: $0.path) }
  guard let graphs else {
    print("there are no symbol graphs: run swift package dump-symbol-graph first")
    exit(2)
  }
  var listing = Listing()
  for module in ["L10nRuntime", "StringsFormat"] {
    listing.add(module: module, try SymbolGraph(module: module, in: graphs))
  }
  for name in listing.undocumented { print("error: no documentation: \(name)") }
  if CommandLine.arguments.contains("--check") {
    let isUpToDate = try String(contentsOf: page, encoding: .utf8) == listing.text
    if !isUpToDate { print("error: Documentation/API.md is out of date: run swift run list-api") }
    exit(isUpToDate && listing.undocumented.isEmpty ? 0 : 1)
  }
  try Data(listing.text.utf8).write(to: page, options: .atomic)
  print("wrote Documentation/API.md")
  exit(listing.undocumented.isEmpty ? 0 : 1)
} catch {
  print("error: \(error)")
  exit(2)
}
