import L10nSyntax

/// One Swift file, read as far as words tell: what it declares, the chains of members in it, and its literals.
///
/// Apart from any catalog, so that it is read again only when the file changes.
struct SwiftCode: Sendable {
  struct Literal: Sendable {
    let literal: SwiftString
    let range: Range<Int>
  }

  let path: String
  let source: SourceText
  private(set) var chains: [SwiftChain] = []
  private(set) var bindings: [String: [SwiftBinding]] = [:]
  private(set) var extensions: [(type: SwiftChain, body: Range<Int>)] = []
  private(set) var typeBodies: [Range<Int>] = []

  /// The look-ups whose keys are literals; those with interpolations apart.
  private(set) var calls: [LocalizationCall] = []
  private(set) var interpolatedCalls: [LocalizationCall] = []

  /// The literals of the file, interpolated ones included.
  private(set) var literals: [Literal] = []

  /// What other files can know of this one's declarations.
  private(set) var exported: Set<String> = []

  /// - Parameter functions: the project's own functions and properties that take a key.
  init(_ source: SourceText, path: String, functions: Set<String>) {
    (self.path, self.source) = (path, source)
    if Self.isGenerated(source) { return }
    let rows = SwiftLexer.rows(in: source).map { SwiftTokenRow($0) }
    for row in rows {
      let finder = LocalizationCallFinder(row, functions: functions, views: LocalizationCallFinder.standardViews)
      calls += finder.calls
      interpolatedCalls += finder.interpolatedCalls
      chains += row.chains
      literals += row.tokens.compactMap { token in token.string.map { Literal(literal: $0, range: token.range) } }
    }
    if let file = rows.last {
      let declarations = SwiftDeclarations(file, in: source)
      bindings = Dictionary(grouping: declarations.bindings, by: \.name)
      extensions = declarations.extensions
      typeBodies = declarations.typeBodies
      exported = Set(declarations.bindings.filter { $0.isMember && !$0.isPrivate }.map(\.signature))
    }
    // Names by themselves matter where they may be members of an extended type.
    if extensions.isEmpty { chains.removeAll { $0.parts.count == 1 && $0.base == .none } }
  }

  /// Whether a file begins as what generators write does: it names every text and uses none.
  static func isGenerated(_ source: SourceText, by marks: [String] = ["by l10n ", "using SwiftGen"]) -> Bool {
    source[0..<min(source.utf8.count, 200)].split(whereSeparator: \.isNewline).prefix(4)
      .contains { line in marks.contains { line.hasPrefix("// Generated \($0)") } }
  }
}
