package import L10nCore
package import L10nRuntime
internal import L10nSyntax

/// The ARB files of one project, which are read together: translations name their arguments, and the source text says
/// which argument has each name.
///
///     app_en.arb   "{user} follows {target}"         →   "%@ follows %@"
///     app_de.arb   "{target} wird von {user} verfolgt"  →   "%2$@ wird von %1$@ verfolgt"
package struct ARBFiles: Sendable {
  /// The language that the others are translated from: that of the file that settings name, else English, else that of
  /// the file that declares the most arguments, since translations may omit them.
  package let development: LanguageTag

  private let files: [ARBFile]

  /// The indices of files, the development language's first; for texts that only translations have, the first file
  /// decides.
  private let order: [Int]

  /// The names of arguments that a plural of any language counts; they are numbers unless a type is declared.
  private var counted: [TextID: Set<String>] = [:]

  /// - Parameter settings: the projects' settings, by the path of the file.
  package init(_ inputs: [TableFile], settings: [String: ARBSettings] = [:]) {
    var files = inputs.map { ARBFile($0) }
    let development = Self.development(of: files, settings)
    order =
      files.indices.filter { files[$0].tag == development } + files.indices.filter { files[$0].tag != development }
    var names: [TextID: Set<String>] = [:]
    for index in order {
      files[index].readMessages(hasEscapes: settings[inputs[index].path]?.hasEscapes, names: &names)
      for entry in files[index].entries {
        let names = Set((entry.pattern?.message?.parts.selects ?? []).filter(\.isPlural).map(\.name))
        if !names.isEmpty { counted[files[index].id(of: entry), default: []].formUnion(names) }
      }
    }
    (self.files, self.development) = (files, development)
  }

  private static func development(of files: [ARBFile], _ settings: [String: ARBSettings]) -> LanguageTag {
    let known = files.filter { $0.tag != nil }
    let template = known.first { arb in
      settings[arb.file.path]?.template.map { arb.file.path == $0 || arb.file.path.hasSuffix("/" + $0) } ?? false
    }
    if let tag = template?.tag { return tag }
    if known.contains(where: { $0.tag == .english }) { return .english }
    let most = known.map(\.declarationCount).max()
    return known.first { $0.declarationCount == most }?.tag ?? .english
  }

  /// The tables of each file, in the order of the files. One file does not tell its development language.
  package func tables(as form: ARBForm = .formats) -> [ReadTables] {
    var sources: [TextID: ARBSource] = [:]
    let read = order.map { index in
      var reader = ARBReader(files[index], sources, isDevelopment: files[index].tag == development, counted: counted)
      var tables = reader.tables(as: form)
      if files.count > 1 { tables.sourceLanguage = development }
      sources = reader.sources
      return (index, tables)
    }
    return read.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

/// The arguments of a source text by name, for its translations.
struct ARBSource {
  let arguments: ARBArguments

  /// Whether the text is in the development language.
  let isDevelopment: Bool
}
