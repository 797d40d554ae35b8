import L10nSyntax

/// Renames a text in Swift code: literals of the key, and the names of accessors, including those of other texts whose
/// names change with it.
struct UseRenaming {
  /// The changed files, in the order of their paths; invalid if something is refused.
  private(set) var changedFiles: [SourceFile] = []

  /// The uses for which no name can be found.
  private(set) var refusals: [Diagnostic] = []

  /// The uses, certain or possible, that are not changed.
  private(set) var notes: [Diagnostic] = []

  private let id: TextID
  private let newID: TextID
  private let old: AccessorMap
  private let new: AccessorMap
  private let code: CodeIndex
  private var replacements: [String: [SourceReplacement]] = [:]

  init(of id: TextID, to newKey: TableKey, in catalog: Catalog, _ code: CodeIndex) {
    let newID = TextID(table: id.table, key: newKey)
    (self.id, self.newID, self.code) = (id, newID, code)
    let isStatic = catalog.configuration.generate.style.isStatic
    old = AccessorMap(catalog)
    new = AccessorMap(catalog.accessors { $0 == id ? newID : $0 }, isStatic: isStatic)
    for path in code.paths {
      for use in code.uses(at: path) { rename(use, path) }
    }
    noteLiterals()
    noteMembers(catalog.code)
    apply()
  }

  private mutating func rename(_ use: SwiftUse, _ path: String) {
    switch use.kind {
    case .key(let isInterpolated):
      guard use.ids.contains(id) else { return }
      if isInterpolated {
        note("'\(id.key)' is put together here", path, use.range, help: "write the new key here")
      } else if use.id == nil {
        note("it is not known which table is asked for '\(id.key)' here", path, use.range)
      } else {
        replace(path, use.range, with: "\"\(SwiftLiteral.escaped(newID.key.text))\"")
      }
    case .accessor:
      guard let text = use.id, let newPath = new.paths[text == id ? newID : text], newPath != use.path else { return }
      rename(use, to: newPath, path)
    case .namespace:
      guard let newPath = namespace(use.path, isType: use.isType) else {
        let name = use.path.joined(separator: ".")
        refuse("'\(name)' is named here, and no key would begin with it any more", path, use)
        return
      }
      if newPath != use.path { rename(use, to: newPath, path) }
    }
  }

  /// The names of a namespace after the change, which differ if its only text moves; `nil` if there is none.
  private func namespace(_ path: [String], isType: Bool) -> [String]? {
    var path = path
    if isType {
      guard let node = old.nodes.first(where: { $0.typePath == path }) else { return nil }
      path = node.path
    }
    guard let node = old.node(path) else { return nil }
    var found = path
    if new.node(path) == nil {
      guard old.nodes[node].onlyText == id, let text = new.paths[newID], text.count > path.count else { return nil }
      found = Array(text.prefix(path.count))
    }
    return isType ? new.node(found).map { new.nodes[$0].typePath } : found
  }

  /// Replaces the names of a use by the last ones of another path.
  private mutating func rename(_ use: SwiftUse, to newPath: [String], _ path: String) {
    // The beginning of the chain represents these names.
    let depth = use.path.count - use.names.count
    let begin = depth == 0 ? [] : use.isType ? nil : namespace(Array(use.path.prefix(depth)), isType: false)
    guard newPath.count > depth, let begin, newPath.starts(with: begin) else {
      refuse("what this begins with does not lead to '\(newPath.joined(separator: "."))'", path, use)
      return
    }
    let names = Array(newPath.dropFirst(depth))
    let oldNames = Array(use.path.suffix(use.names.count))
    let count = min(names.count, oldNames.count)
    for index in 0..<count where index < count - 1 || names.count == oldNames.count {
      if names[index] != oldNames[index] {
        replace(path, use.names[index], with: spelled(names[index], use.names[index], path))
      }
    }
    if names.count != oldNames.count {
      // The last name replaces the rest, on either side.
      let range = use.names[count - 1].lowerBound..<use.names[oldNames.count - 1].upperBound
      let rest = [spelled(names[count - 1], range, path)] + names[count...]
      replace(path, range, with: rest.joined(separator: "."))
    }
  }

  /// A name at a place: after a dot even keywords need no backticks.
  private func spelled(_ name: String, _ range: Range<Int>, _ path: String) -> String {
    let before = code.source(at: path)?.utf8[..<range.lowerBound].last { $0 > 0x20 }
    return before == UInt8(ascii: ".") ? name : SwiftIdentifier.escaped(name)
  }

  private mutating func replace(_ path: String, _ range: Range<Int>, with text: String) {
    replacements[path, default: []].append(SourceReplacement(path: path, range: range, text: text))
  }

  private mutating func refuse(_ message: String, _ path: String, _ use: SwiftUse) {
    refusals.append(
      Diagnostic("undefined-key", .error, message, at: SourceLocation(path, use.range), help: "change the code first"))
  }

  private mutating func note(_ message: String, _ path: String, _ range: Range<Int>, help: String? = nil) {
    notes.append(Diagnostic("undefined-key", .note, message, at: SourceLocation(path, range), help: help))
  }

  // MARK: Uncertain uses

  /// Notes literals that may be the key: a single word usually has another purpose.
  private mutating func noteLiterals() {
    guard id.key.text.contains(where: { "._- ".contains($0) }) else { return }
    for place in code.literals(id.key) {
      note("this may be the key '\(id.key)'", place.path, place.range, help: "write the new key here if it is")
    }
  }

  /// Notes accessors of values whose type is unknown.
  private mutating func noteMembers(_ uses: CodeUses?) {
    guard let path = old.paths[id], path.count > 1, path != new.paths[newID], uses?.usesAccessor(path) ?? false,
      code.useCount(of: id) == 0
    else { return }
    let name = path.joined(separator: ".")
    notes.append(
      Diagnostic("undefined-key", .note, "code may use '\(name)' of a value whose type is not known", at: nil))
  }

  private mutating func apply() {
    guard refusals.isEmpty else { return }
    for (path, replacements) in replacements.sorted(by: { $0.key < $1.key }) {
      guard let source = code.source(at: path) else { continue }
      var edits = SourceEdits(source)
      guard edits.canEdit else {
        refusals.append(
          Diagnostic("file-encoding", .error, "'\(path)' cannot be edited", at: SourceLocation(path, 0..<0)))
        continue
      }
      for replacement in Set(replacements) { edits.replace(replacement.range, with: replacement.text) }
      changedFiles.append(SourceFile(path: path, bytes: edits.bytes))
    }
  }
}
