internal import L10nCore
package import L10nRuntime
internal import StringsFormat

/// The ARB files of one project, which are read together: translations name arguments, and the text that they are
/// translated from says which argument each name is.
///
///     app_en.arb   "{user} follows {target}"         →   "%@ follows %@"
///     app_de.arb   "{target} wird von {user} verfolgt"  →   "%2$@ wird von %1$@ verfolgt"
package struct ARBFiles: Sendable {
  /// The language that the others are translated from: English, else that of the file that declares the most arguments,
  /// which translations need not.
  package let development: LanguageTag

  private let files: [ARBFile]

  /// The names of arguments that a plural of any language counts, which are numbers where nothing says their type.
  private var counted: [TextID: Set<String>] = [:]

  package init(_ inputs: [InterchangeFile]) {
    files = inputs.map { ARBFile($0) }
    development = Self.development(of: files)
    for file in files {
      for entry in file.entries {
        let names = entry.message?.parts.countedNames ?? []
        if !names.isEmpty { counted[file.id(of: entry), default: []].formUnion(names) }
      }
    }
  }

  private static func development(of files: [ARBFile]) -> LanguageTag {
    let tags = files.compactMap(\.tag)
    if tags.contains(.english) { return .english }
    let counts = files.filter { $0.tag != nil }.map(\.declarationCount)
    let most = counts.max().flatMap { counts.firstIndex(of: $0) }
    return most.map { tags[$0] } ?? .english
  }

  /// The tables of each file, in the order of the files.
  package func tables(as form: ARBForm = .formats) -> [ReadTables] {
    // The texts that others are translated from are read first; of what only translations have, the first one counts.
    let order =
      files.indices.filter { files[$0].tag == development } + files.indices.filter { files[$0].tag != development }
    var sources: [TextID: ARBSource] = [:]
    let read = order.map { index in
      var reader = ARBReader(files[index], sources, isDevelopment: files[index].tag == development, counted: counted)
      let tables = reader.tables(as: form)
      sources = reader.sources
      return (index, tables)
    }
    return read.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

/// The arguments of a text by name, as its translations take them.
struct ARBSource {
  let arguments: ARBArguments

  /// Whether the text is in the development language.
  let isDevelopment: Bool
}

extension [MessagePart] {
  /// The names of arguments that a plural counts.
  fileprivate var countedNames: Set<String> {
    reduce(into: []) { names, part in
      guard case .select(let select) = part else { return }
      if select.function != .text { names.insert(select.name) }
      for variant in select.variants { names.formUnion(variant.parts.countedNames) }
    }
  }
}
