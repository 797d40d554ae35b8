package import L10nSyntax

/// An index of the uses of a catalog's texts in Swift code, by key and by accessor: only those that tokens prove.
///
/// A class, because it caches files: a file is read again if its text changes, and its uses are searched again if the
/// names of texts change, or the declarations that it can see in other files.
package final class CodeIndex {
  private var files: [String: SwiftCode] = [:]
  private var uses: [String: [SwiftUse]] = [:]
  private var counts: [TextID: Int]?
  private var names: CodeNames?
  private var resolver: ChainResolver?
  private var functions: Set<String> = []

  package init() {}

  /// An index of the code that was read with a catalog.
  package convenience init(of catalog: Catalog) {
    self.init()
    update(to: catalog)
  }

  /// Updates the index to the texts of a catalog, and to the files of its code.
  package func update(to catalog: Catalog) {
    let functions = Set(catalog.configuration.code?.functions ?? [])
    if functions != self.functions {
      self.functions = functions
      files = [:]
    }
    let texts = catalog.code?.texts ?? [:]
    let changed = texts.filter { path, source in files[path]?.source.bytes != source.bytes }
    let isSame = changed.isEmpty && files.keys.allSatisfy { texts[$0] != nil }
    if !isSame {
      files = files.filter { texts[$0.key] != nil }
      let functions = self.functions
      for code in changed.map({ $0 }).concurrentMap({ SwiftCode($0.value, path: $0.key, functions: functions) }) {
        files[code.path] = code
      }
    }
    if !isSame || names?.isStill(of: catalog) != true {
      names = CodeNames(catalog)
      forget()
    }
  }

  /// Sets the text of one file of the code.
  package func set(_ source: SourceText, at path: String) {
    guard names != nil, files[path]?.source.bytes != source.bytes else { return }
    let code = SwiftCode(source, path: path, functions: functions)
    if files.updateValue(code, forKey: path)?.exported == code.exported {
      uses[path] = nil
      counts = nil
      // It may have cached the old declarations of this file.
      resolver = nil
    } else {
      forget()
    }
  }

  private func forget() { (uses, counts, resolver) = ([:], nil, nil) }

  /// The files of the code.
  package var paths: [String] { files.keys.sorted() }

  package func source(at path: String) -> SourceText? { files[path]?.source }

  /// The uses in a file, in the order of their places.
  package func uses(at path: String) -> [SwiftUse] {
    if let known = uses[path] { return known }
    guard let code = files[path], let names else { return [] }
    let found = FileUses(code, names, currentResolver(names)).uses
    uses[path] = found
    return found
  }

  private func currentResolver(_ names: CodeNames) -> ChainResolver {
    if let resolver { return resolver }
    let made = ChainResolver(names.accessors, typeName: names.typeName, files: files)
    resolver = made
    return made
  }

  /// The use at an offset, or directly before it.
  package func use(at offset: Int, of path: String) -> SwiftUse? {
    uses(at: path).last { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }

  /// The uses of a text, in the order of files and places; those of a literal are included even if several tables have
  /// the key.
  package func uses(of id: TextID) -> [(path: String, use: SwiftUse)] {
    paths.flatMap { path in uses(at: path).filter { $0.ids.contains(id) }.map { (path, $0) } }
  }

  /// The number of a text's uses.
  package func useCount(of id: TextID) -> Int {
    if let counts { return counts[id, default: 0] }
    var found: [TextID: Int] = [:]
    for path in files.keys {
      for use in uses(at: path) { for id in use.ids { found[id, default: 0] += 1 } }
    }
    counts = found
    return found[id, default: 0]
  }

  /// The places of literals that equal a key and have no known purpose.
  func literals(_ key: TableKey) -> [SourceLocation] {
    paths.flatMap { path -> [SourceLocation] in
      let certain = Set(uses(at: path).map(\.range))
      return (files[path]?.literals ?? []).filter {
        !$0.literal.isInterpolated && TableKey($0.literal.text) == key && !certain.contains($0.range)
      }.map { SourceLocation(path, $0.range) }
    }
  }

  /// The look-up whose key is the literal at an offset, whether or not the catalog has the key.
  package func call(at offset: Int, of path: String) -> LocalizationCall? {
    guard let code = files[path] else { return nil }
    return (code.calls + code.interpolatedCalls).first { $0.range.lowerBound < offset && offset <= $0.range.upperBound }
  }

  /// The text that could be moved into a table; `nil` if there is no literal, or one that may be something else or is
  /// already a key.
  package func extractable(in range: Range<Int>, of path: String) -> ExtractableText? {
    guard let code = files[path], let text = ExtractableText(in: range, of: code, functions: functions),
      !uses(at: path).contains(where: { $0.range == text.range })
    else { return nil }
    return text
  }

  /// Whether code uses accessors that are generated.
  package var usesAccessors: Bool {
    files.keys.contains { uses(at: $0).contains { $0.kind == .accessor } }
  }

  /// Whether a look-up may refer to a text.
  package func mayAsk(_ call: LocalizationCall, for id: TextID) -> Bool {
    switch call.table {
    case .named(let name): id.tableName == name
    case .standard: id.tableName == "Localizable" || names?.hasStandardTable == false
    case .unknown: true
    }
  }

  /// The members that can follow a dot at the end of a file's chain.
  package func members(before dot: Int, of path: String) -> AccessorMembers? {
    guard let code = files[path], let names else { return nil }
    return AccessorMembers(before: dot, in: code, names, currentResolver(names))
  }
}
