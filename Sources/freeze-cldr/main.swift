import Foundation

/// Rewrites the frozen data from the linked ICU; run in the package's root.
///
///     swift run freeze-cldr           # writes what changed and names it
///     swift run freeze-cldr --check   # writes nothing; exits 1 if something would change
let isCheck = CommandLine.arguments.dropFirst() == ["--check"]
guard isCheck || CommandLine.arguments.count == 1, FileManager.default.fileExists(atPath: "Package.swift") else {
  FileHandle.standardError.write(Data("usage, in the package's root: swift run freeze-cldr [--check]\n".utf8))
  exit(64)
}

let files = try FrozenLocales.files() + FrozenPlurals.files() + FrozenDirections.files()
let changed = files.filter { FileManager.default.contents(atPath: $0.path) != Data($0.text.utf8) }
for file in changed {
  if !isCheck {
    try Data(file.text.utf8).write(to: URL(fileURLWithPath: file.path), options: .atomic)
  }
  print(isCheck ? "would change \(file.path)" : "wrote \(file.path)")
}
exit(isCheck && !changed.isEmpty ? 1 : 0)
