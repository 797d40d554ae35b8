import L10nRuntime
import L10nSyntax

/// The names to search for in code; everything else is ignored.
struct CodeVocabulary: Sendable {
  /// The keys of the development language.
  let keys: Set<TableKey>

  /// The keys with arguments, with U+0000 for each specifier, as in an interpolated literal.
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

  /// The values whose keys have arguments, by the pattern of an interpolated literal.
  static func patterns<Named>(
    of all: some Sequence<Named>, _ key: (Named) -> TableKey
  ) -> [TableKey: [Named]] {
    Dictionary(grouping: all.filter { key($0).text.utf8.contains(UInt8(ascii: "%")) }) { pattern(of: key($0)) }
  }

  /// The pattern of a key: `%lld of %@` for `"\(position) of \(name)"`, with U+0000 for each specifier.
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
