package import L10nCore
import L10nRuntime
package import L10nSyntax

/// The settings of Flutter's `l10n.yaml` for a project's ARB files.
package struct FlutterSettings: Sendable {
  /// Whether apostrophes quote in messages, `use-escaping`.
  package private(set) var usesEscaping = false

  /// The name of the file that is translated, `template-arb-file`.
  package private(set) var template: String?

  /// Errors if it is not YAML, or a value cannot be read.
  package private(set) var diagnostics: [Diagnostic] = []

  package let source: SourceText

  /// - Parameter path: the path of the file in diagnostics.
  package init(_ bytes: [UInt8], path: String) {
    source = SourceText(decoding: bytes)
    diagnostics = YAMLSource.findings(in: source, path: path) { root, reader in
      for (name, _, value) in reader.entries(of: root, what: "Flutter's l10n.yaml", known: nil) {
        switch name {
        case "use-escaping": usesEscaping = reader.boolean(value) ?? false
        case "template-arb-file": template = reader.string(value)
        default: break
        }
      }
    }
  }

  /// The language of the template file for a folder, by the settings that apply to it; `nil` without settings.
  ///
  /// - Parameter folder: as for `path(for:)`.
  static func development(for folder: String) -> LanguageTag? {
    guard let path = path(for: folder), let bytes = try? FileReader.bytes(of: path),
      let template = FlutterSettings(bytes, path: path).template
    else { return nil }
    return CatalogPlace(path: template).flatMap { LanguageTag(directoryName: $0.directory) }
  }

  /// The number of folders above that of an ARB file that are searched: Flutter has it in `lib/l10n`.
  private static let height = 3

  /// The path of the file that applies to a folder: in it, or in one of the three above, within its package.
  ///
  /// - Parameter folder: an absolute path, or one from the working directory.
  /// - Returns: `nil` if there is none.
  package static func path(for folder: String) -> String? {
    var prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    for _ in 0...height {
      if FileReader.isFile(prefix + "l10n.yaml") { return prefix + "l10n.yaml" }
      if FileReader.isThere(prefix + "pubspec.yaml") || FileReader.isThere(prefix + ".git") || prefix == "/" { break }
      prefix = above(prefix)
    }
    return nil
  }

  /// The parent of a folder, both with a trailing slash, or empty for the working directory.
  private static func above(_ prefix: String) -> String {
    var parts = prefix.split(separator: "/", omittingEmptySubsequences: false).dropLast().filter { $0 != "." }
    guard let last = parts.last, last != ".." else { return prefix == "./" ? "../" : prefix + "../" }
    parts.removeLast()
    return parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
  }
}
