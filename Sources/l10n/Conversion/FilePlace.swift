import Foundation
import L10nCore
import L10nRuntime

/// What the path of a single file says of its table and its language.
struct FilePlace {
  /// The file's name.
  let name: String

  /// The name without its suffix.
  let table: String

  /// The folder that the file stands in.
  let folder: String

  init(_ path: String) {
    let url = URL(filePath: path).standardizedFileURL
    name = url.lastPathComponent
    table = url.deletingPathExtension().lastPathComponent
    folder = url.deletingLastPathComponent().lastPathComponent
  }

  /// What a path below a folder says, as `l10n convert` writes them: `fr/Widgets/Player.po` is table `Widgets/Player` in
  /// French.
  init(below path: String) {
    var parts = path.split(separator: "/").map(String.init)
    name = parts.last ?? ""
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let stem = String(name[..<dot])
    folder = parts.count > 1 ? parts[0] : ""
    // A file that names its language, UI/Player_fr.arb, stands in the folder of a module.
    let isNamed = stem.firstIndex(of: "_").map { Self.isLanguage(String(stem[stem.index(after: $0)...])) } ?? false
    if Self.isLanguage(folder), !isNamed { parts.removeFirst() }
    table = (parts.dropLast() + [stem]).joined(separator: "/")
  }

  /// Whether a name is a language. Names of three letters are rather words.
  private static func isLanguage(_ name: String) -> Bool { LanguageTag(directoryName: name)?.language.utf8.count == 2 }

  /// A language that the folder's name or the file's own tells: `fr/Player.json`, `fr.po`.
  var locale: String? {
    [TableFormat.all.lazy.compactMap { $0.layout.language(folder) }.first, folder, table].compactMap(\.self).first(
      where: Self.isLanguage)
  }

  /// The table's name without the language after it: `app` for `app_pt_BR`.
  func table(withoutSuffix locale: String) -> String {
    let suffix = "_" + locale.replacing("-", with: "_")
    return table.hasSuffix(suffix) ? String(table.dropLast(suffix.count)) : table
  }
}
