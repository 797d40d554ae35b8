import L10nSyntax

/// What one Swift file uses of a catalog.
struct SwiftFileUses: Sendable {
  let path: String

  /// The look-ups whose keys are literals, in the order of the file's words.
  private(set) var calls: [LocalizationCall] = []

  /// The first look-up whose key is no literal.
  private(set) var firstDynamic: Range<Int>?

  /// The keys of the development language that are literals of the file, wherever they stand.
  private(set) var keys: Set<TableKey> = []

  /// The chains of members with names of generated accessors.
  private(set) var runs: Set<MemberRun> = []

  /// Whether the name of the generated type occurs, and whether the file extends the type.
  private(set) var namesType = false
  private(set) var extendsType = false

  /// Reads a file; generated ones use nothing.
  init(_ source: SourceText, path: String, _ vocabulary: CodeVocabulary) {
    self.path = path
    // What SwiftGen writes counts as any other code, for the names in it, by which code uses the texts, are not known.
    if SwiftCode.isGenerated(source, by: ["by l10n "]) { return }
    for tokens in SwiftLexer.rows(in: source) {
      let row = SwiftTokenRow(tokens)
      let finder = LocalizationCallFinder(row, functions: vocabulary.functions)
      calls += finder.calls
      firstDynamic = [firstDynamic, finder.firstDynamic].compactMap(\.self).min { $0.lowerBound < $1.lowerBound }
      runs.formUnion(MemberRuns.runs(in: row, of: vocabulary.names))
      for (index, token) in tokens.enumerated() {
        switch token.kind {
        case .string(let literal): note(literal, vocabulary)
        case .identifier(vocabulary.typeName):
          namesType = true
          if index > 0, tokens[index - 1].name == "extension" { extendsType = true }
        default: break
        }
      }
    }
    calls.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func note(_ literal: SwiftString, _ vocabulary: CodeVocabulary) {
    let key = TableKey(literal.text)
    if literal.isInterpolated {
      keys.formUnion(vocabulary.patterns[key] ?? [])
    } else if vocabulary.keys.contains(key) {
      keys.insert(key)
    }
  }
}
