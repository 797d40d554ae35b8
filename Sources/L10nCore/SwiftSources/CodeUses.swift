package import L10nSyntax

/// What Swift code uses of a catalog.
///
/// Look-ups by key are found by the names of functions and their literal keys. A generated accessor is found by its names
/// alone, for the types of values are not known: see `usesAccessor(_:)`. Both rather find too many uses than too few.
package struct CodeUses: Sendable {
  /// A look-up with its file.
  package struct Call: Sendable {
    package let call: LocalizationCall

    /// The place of the key.
    package let location: SourceLocation
  }

  /// The look-ups whose keys are literals, in order of files and places.
  package let calls: [Call]

  /// The place of the first look-up whose key is no literal: which keys are used is unknown then.
  package let firstDynamic: SourceLocation?

  /// Its line and column.
  package let firstDynamicPosition: SourcePosition?

  private let keys: Set<TableKey>
  private let members: MemberIndex?

  /// The text of each file, by path.
  package let texts: [String: SourceText]

  /// What was looked for.
  private let vocabulary: CodeVocabulary

  /// What each file uses, by path.
  private let files: [String: SwiftFileUses]

  /// Reads Swift files, on all cores at once.
  init(_ files: [SourceFile], _ vocabulary: CodeVocabulary) { self.init(files, vocabulary, knowing: nil) }

  /// What other files use, or the same ones changed, of the same catalog: only what has changed is read.
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
    // Without a word of the generated type nothing can be reached through it.
    let hasType = vocabulary.typeName != GenerateSettings().name || files.contains { $0.uses.namesType }
    let runs = files.reduce(into: Set<MemberRun>()) { $0.formUnion($1.uses.runs) }
    members = hasType ? MemberIndex(runs, isExtended: files.contains { $0.uses.extendsType }) : nil
  }

  /// Whether a literal of the code is just this key, whatever is done with it.
  package func holdsKey(_ key: TableKey) -> Bool { keys.contains(key) }

  /// Whether the code may use the accessor of these names, such as `controls`, `play`, `label`.
  ///
  /// It does where the names stand in a chain of members, in order: `strings.controls.play.label`. A chain may stop at a
  /// namespace and go on elsewhere from a value of any name: `let play = strings.controls.play`, `play.label`.
  package func usesAccessor(_ path: [String]) -> Bool { members?.mayReach(path) ?? false }
}
