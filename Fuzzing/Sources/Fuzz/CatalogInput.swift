internal import L10nCore

/// The files of a small catalog in one input: each follows a line with its path.
///
///     === en.lproj/S.strings
///     "a" = "A";
///     === fr.lproj/S.strings
///     "a" = "À";
///
/// Bytes before the first such line belong to the first of the paths. Of files with the same path the first counts.
struct CatalogInput {
  static let paths =
    ["en", "fr", "ar", "ja"].flatMap { ["\($0).lproj/S.strings", "\($0).lproj/D.stringsdict"] }
    + ["C.xcstrings", "de.lproj/S.strings", "en.lproj/S.stringsdict", "Overrides/x/fr.lproj/S.strings"]

  private static let separators = paths.map { (path: $0, line: Array("\n=== \($0)\n".utf8)) }

  private(set) var files: [SourceFile] = []

  init(_ bytes: [UInt8]) {
    let bytes = [0x0A] + bytes
    var (path, start, index) = (Self.paths[0], 1, 0)
    while index < bytes.count {
      if bytes[index] == 0x0A, let next = Self.separators.first(where: { bytes[index...].starts(with: $0.line) }) {
        if index > 0 { add(path, bytes[min(start, index)..<index]) }
        (path, start) = (next.path, index + next.line.count)
        // One line break may also begin the next separator.
        index = start - 1
      } else {
        index += 1
      }
    }
    add(path, bytes[min(start, bytes.count)...])
  }

  /// The input for some files with known paths.
  static func bytes(of files: [SourceFile]) -> [UInt8] {
    Array(files.map { Array("=== \($0.path)\n".utf8) + $0.bytes }.joined(separator: [0x0A]))
  }

  private mutating func add(_ path: String, _ bytes: ArraySlice<UInt8>) {
    if !files.contains(where: { $0.path == path }) { files.append(SourceFile(path: path, bytes: Array(bytes))) }
  }
}
