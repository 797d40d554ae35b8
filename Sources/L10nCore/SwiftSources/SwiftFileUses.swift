import L10nSyntax

/// The uses of a catalog in one Swift file.
struct SwiftFileUses: Sendable {
  let path: String

  /// The look-ups with literal keys, in the order of the file's tokens.
  private(set) var calls: [LocalizationCall] = []

  /// The first look-up whose key is not a literal.
  private(set) var firstDynamic: Range<Int>?

  /// The keys of the development language that occur as literals in the file.
  private(set) var keys: Set<TableKey> = []

  /// The chains of members with names of generated accessors.
  private(set) var runs: Set<MemberRun> = []

  /// Whether the name of the generated type occurs, and whether the file extends the type.
  private(set) var namesType = false
  private(set) var extendsType = false

  /// Reads a file; generated files have no uses.
  init(_ source: SourceText, path: String, _ vocabulary: CodeVocabulary) {
    self.path = path
    // SwiftGen's output counts as ordinary code, because the names by which code uses its texts are unknown.
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
