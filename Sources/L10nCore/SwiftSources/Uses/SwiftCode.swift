import L10nSyntax

/// One Swift file, as far as tokens reveal it: its declarations, its chains of members, and its literals.
///
/// Independent of a catalog, so it is read again only if the file changes.
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

  /// The look-ups with literal keys; those with interpolations are separate.
  private(set) var calls: [LocalizationCall] = []
  private(set) var interpolatedCalls: [LocalizationCall] = []

  /// The literals of the file, interpolated ones included.
  private(set) var literals: [Literal] = []

  /// The parts of this file's declarations that other files depend on.
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
    // Single names matter only if they may be members of an extended type.
    if extensions.isEmpty { chains.removeAll { $0.parts.count == 1 && $0.base == .none } }
  }

  /// Whether a file begins like the output of generators, which contains every text and uses none.
  static func isGenerated(_ source: SourceText, by marks: [String] = ["by l10n ", "using SwiftGen"]) -> Bool {
    source[0..<min(source.utf8.count, 200)].split(whereSeparator: \.isNewline).prefix(4)
      .contains { line in marks.contains { line.hasPrefix("// Generated \($0)") } }
  }
}
