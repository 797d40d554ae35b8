import L10nRuntime
import StringsFormat

/// What is looked for in code: all else of it is passed over.
struct CodeVocabulary: Sendable {
  /// The keys of the development language.
  private(set) var keys: Set<TableKey> = []

  /// The keys that take arguments, with U+0000 for each specifier, as an interpolated literal spells them.
  private(set) var patterns: [TableKey: [TableKey]] = [:]

  /// The parts of the names of all generated accessors.
  private(set) var names: Set<String> = []

  /// The name of the generated type.
  let typeName: String

  /// The project's own functions and properties that take a key.
  let functions: Set<String>

  init(_ catalog: Catalog) {
    typeName = catalog.configuration.generate.name
    functions = Set(catalog.configuration.code?.functions ?? [])
    keys = Set(catalog.developmentIDs.map(\.key))
    for key in keys where key.text.utf8.contains(UInt8(ascii: "%")) {
      patterns[Self.pattern(of: key), default: []].append(key)
    }
    for (_, path) in catalog.accessors.paths { names.formUnion(path) }
  }

  /// `%lld of %@` as `"\(position) of \(name)"` reads: each specifier is U+0000.
  private static func pattern(of key: TableKey) -> TableKey {
    let bytes = Array(key.text.utf8)
    var pattern: [UInt8] = []
    var end = 0
    for placeholder in FormatString(key.text).placeholders where placeholder.range.lowerBound >= end {
      pattern += bytes[end..<placeholder.range.lowerBound] + [0]
      end = placeholder.range.upperBound
    }
    return TableKey(String(decoding: pattern + bytes[end...], as: UTF8.self))
  }
}
