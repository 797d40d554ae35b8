import L10nSyntax

/// A file in make's syntax with the dependencies of generated files: `gcc -MD -MP` writes such files, and make, Ninja
/// and CMake read them.
///
///     Out/L10n.swift Out/L10n+Tables.swift: L/l10n.yml L/en.lproj/A.strings L L/en.lproj
///     L/l10n.yml:
///     …
///
/// The files are followed by their folders: a folder with a new file is newer than the earlier output. The empty rules
/// at the end let make go on if a file has been removed.
struct DependencyFile {
  let targets: [String]

  /// The paths of the files that are read.
  let inputs: [String]

  var text: String {
    let folders = Set(inputs.flatMap(Self.folders)).sorted()
    let all = inputs + folders
    let rules = all.map { "\(Self.escaped($0)):\n" }.joined()
    return "\(targets.map(Self.escaped).joined(separator: " ")): "
      + "\(all.map(Self.escaped).joined(separator: " \\\n  "))\n" + rules
  }

  /// The folder of a table, and its parent if it is the folder of a language, beside which another may be added.
  private static func folders(of path: String) -> [String] {
    guard let folder = folder(of: path) else { return ["."] }
    return folder.hasSuffix(".lproj") ? [folder, self.folder(of: folder) ?? "."] : [folder]
  }

  private static func folder(of path: String) -> String? {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) }
  }

  /// A path escaped for make.
  private static func escaped(_ path: String) -> String {
    path.escaped { scalar in
      switch scalar {
      case " ", "#", "\\", ":": "\\\(scalar)"
      case "$": "$$"
      default: nil
      }
    }
  }
}
