package import L10nSyntax

/// Where the Swift code of a catalog uses its texts, by key and by accessor: only what is certain as far as words tell.
///
/// A class, for it keeps what it has read: a file is read again when its text changes, and what it uses is looked up
/// again when the names of texts change, or what it can see of other files.
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

  /// Takes the texts of a catalog, and the files of its code.
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

  /// Takes the text of one file of the code.
  package func set(_ source: SourceText, at path: String) {
    guard names != nil, files[path]?.source.bytes != source.bytes else { return }
    let code = SwiftCode(source, path: path, functions: functions)
    if files.updateValue(code, forKey: path)?.exported == code.exported {
      uses[path] = nil
      counts = nil
      // It may know the old declarations of this file.
      resolver = nil
    } else {
      forget()
    }
  }

  private func forget() { (uses, counts, resolver) = ([:], nil, nil) }

  /// The files of the code.
  package var paths: [String] { files.keys.sorted() }

  package func source(at path: String) -> SourceText? { files[path]?.source }

  /// What a file uses, in order of the places.
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

  /// The use at an offset, or right before it.
  package func use(at offset: Int, of path: String) -> SwiftUse? {
    uses(at: path).last { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }

  /// The uses of a text, in order of files and places; of a literal also where several tables have the key.
  package func uses(of id: TextID) -> [(path: String, use: SwiftUse)] {
    paths.flatMap { path in uses(at: path).filter { $0.ids.contains(id) }.map { (path, $0) } }
  }

  /// How often code uses a text.
  package func useCount(of id: TextID) -> Int {
    if let counts { return counts[id, default: 0] }
    var found: [TextID: Int] = [:]
    for path in files.keys {
      for use in uses(at: path) { for id in use.ids { found[id, default: 0] += 1 } }
    }
    counts = found
    return found[id, default: 0]
  }

  /// Where a literal is just a key, and it is not known what for.
  func literals(_ key: TableKey) -> [SourceLocation] {
    paths.flatMap { path -> [SourceLocation] in
      let certain = Set(uses(at: path).map(\.range))
      return (files[path]?.literals ?? []).filter {
        !$0.literal.isInterpolated && TableKey($0.literal.text) == key && !certain.contains($0.range)
      }.map { SourceLocation(path, $0.range) }
    }
  }

  /// The look-up whose key is the literal at an offset, whether the catalog has the key or not.
  package func call(at offset: Int, of path: String) -> LocalizationCall? {
    guard let code = files[path] else { return nil }
    return (code.calls + code.interpolatedCalls).first { $0.range.lowerBound < offset && offset <= $0.range.upperBound }
  }

  /// The text that could be moved into a table; `nil` where the literal, if there is one, may be something else, or is a
  /// key already.
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

  /// Whether a look-up may ask for a text.
  package func mayAsk(_ call: LocalizationCall, for id: TextID) -> Bool {
    switch call.table {
    case .named(let name): id.tableName == name
    case .standard: id.tableName == "Localizable" || names?.hasStandardTable == false
    case .unknown: true
    }
  }

  /// What the names of a file's chain up to an offset lead to, for what may follow a dot.
  package func members(before dot: Int, of path: String) -> AccessorMembers? {
    guard let code = files[path], let names else { return nil }
    return AccessorMembers(before: dot, in: code, names, currentResolver(names))
  }
}
