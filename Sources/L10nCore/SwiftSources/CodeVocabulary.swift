import L10nRuntime
import L10nSyntax

/// What is looked for in code: all else of it is passed over.
struct CodeVocabulary: Sendable {
  /// The keys of the development language.
  let keys: Set<TableKey>

  /// The keys that take arguments, with U+0000 for each specifier, as an interpolated literal spells them.
  let patterns: [TableKey: [TableKey]]

  /// The parts of the names of all generated accessors.
  let names: Set<String>

  /// The name of the generated type.
  let typeName: String

  /// The project's own functions and properties that take a key.
  let functions: Set<String>

  init(keys: Set<TableKey>, names: Set<String>, typeName: String, functions: Set<String>) {
    (self.keys, self.names, self.typeName, self.functions) = (keys, names, typeName, functions)
    patterns = Self.patterns(of: keys, \.self)
  }

  /// What is named by keys that take arguments, by these as interpolated literals spell them.
  static func patterns<Named>(
    of all: some Sequence<Named>, _ key: (Named) -> TableKey
  ) -> [TableKey: [Named]] {
    Dictionary(grouping: all.filter { key($0).text.utf8.contains(UInt8(ascii: "%")) }) { pattern(of: key($0)) }
  }

  /// `%lld of %@` as `"\(position) of \(name)"` reads: each specifier is U+0000.
  static func pattern(of key: TableKey) -> TableKey {
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
