package import L10nSyntax

/// The uses of a catalog in Swift code.
///
/// Look-ups by key are found by the names of functions and their literal keys. A generated accessor is found only by
/// its names, because the types of values are unknown: see `usesAccessor(_:)`. Both may find too many uses rather than
/// too few.
package struct CodeUses: Sendable {
  /// A look-up with its file.
  package struct Call: Sendable {
    package let call: LocalizationCall

    /// The place of the key.
    package let location: SourceLocation
  }

  /// The look-ups with literal keys, in the order of files and places.
  package let calls: [Call]

  /// The place of the first look-up whose key is not a literal, so that the used keys are unknown.
  package let firstDynamic: SourceLocation?

  /// Its line and column.
  package let firstDynamicPosition: SourcePosition?

  private let keys: Set<TableKey>
  private let members: MemberIndex?

  /// The text of each file, by path.
  package let texts: [String: SourceText]

  /// The names that were searched for.
  private let vocabulary: CodeVocabulary

  /// The uses in each file, by path.
  private let files: [String: SwiftFileUses]

  /// Reads Swift files, on all cores at once.
  init(_ files: [SourceFile], _ vocabulary: CodeVocabulary) { self.init(files, vocabulary, knowing: nil) }

  /// The uses in other files, or in changed ones, of the same catalog: only changed files are read.
  func reading(_ files: [SourceFile]) -> CodeUses {
    let isSame = texts.count == files.count && files.allSatisfy { texts[$0.path]?.bytes == $0.bytes }
    return isSame ? self : CodeUses(files, vocabulary, knowing: self)
  }

  private init(_ files: [SourceFile], _ vocabulary: CodeVocabulary, knowing known: CodeUses?) {
    let files = files.sorted { TableKey($0.path) < TableKey($1.path) }.concurrentMap { file in
      if let source = known?.texts[file.path], source.bytes == file.bytes, let uses = known?.files[file.path] {
        return (uses: uses, source: source)
      }
      let source = SourceText(decoding: file.bytes)
      return (uses: SwiftFileUses(source, path: file.path, vocabulary), source: source)
    }
    self.vocabulary = vocabulary
    self.files = Dictionary(files.map { ($0.uses.path, $0.uses) }, uniquingKeysWith: { first, _ in first })
    calls = files.flatMap { file in
      file.uses.calls.map { Call(call: $0, location: SourceLocation(file.uses.path, $0.range)) }
    }
    let dynamic = files.first { $0.uses.firstDynamic != nil }
    firstDynamic = dynamic.flatMap { file in file.uses.firstDynamic.map { SourceLocation(file.uses.path, $0) } }
    firstDynamicPosition = firstDynamic.flatMap { dynamic?.source.position(of: $0.range.lowerBound) }
    keys = files.reduce(into: []) { $0.formUnion($1.uses.keys) }
    texts = Dictionary(files.map { ($0.uses.path, $0.source) }, uniquingKeysWith: { first, _ in first })
    // Without the name of the generated type nothing can be reached through it.
    let hasType = vocabulary.typeName != GenerateSettings().name || files.contains { $0.uses.namesType }
    let runs = files.reduce(into: Set<MemberRun>()) { $0.formUnion($1.uses.runs) }
    members = hasType ? MemberIndex(runs, isExtended: files.contains { $0.uses.extendsType }) : nil
  }

  /// Whether some literal in the code equals this key, regardless of its use.
  package func holdsKey(_ key: TableKey) -> Bool { keys.contains(key) }

  /// Whether the code may use the accessor with these names, such as `controls`, `play`, `label`.
  ///
  /// It does if the names occur in a chain of members, in order: `strings.controls.play.label`. A chain may end at a
  /// namespace and continue elsewhere from a value with any name: `let play = strings.controls.play`, `play.label`.
  package func usesAccessor(_ path: [String]) -> Bool { members?.mayReach(path) ?? false }
}
