package import L10nCore
import StringsFormat

extension LintResult {
  /// What was found, for a later run over the same files with the same settings; without the baseline and the timings.
  ///
  /// - Returns: `nil` where a fix writes a message that cannot be coded.
  package var coded: IndexWriter? {
    guard diagnostics.allSatisfy({ $0.fix?.changes.allSatisfy(\.canBeCoded) ?? true }) else { return nil }
    var writer = IndexWriter()
    writer.add(suppressedCount)
    writer.add(unchecked) {
      $0.add(raw: $1.id)
      $0.add(raw: $1.reason)
    }
    // Paths and clauses stand once.
    var body = IndexWriter()
    body.add(diagnostics) { $0.add($1) }
    writer.add(body.pool) { $0.add(raw: $1.text) }
    writer.add(raw: body.bytes)
    return writer
  }

  /// What `coded` wrote.
  ///
  /// - Throws: where it is something else.
  package init(coded reader: IndexReader) throws(IndexReader.Fault) {
    var reader = reader
    let suppressed = try reader.number()
    let unchecked = try reader.list { reader throws(IndexReader.Fault) in
      UncheckedRule(id: try reader.rawText(), reason: try reader.rawText())
    }
    let pool = try reader.list { reader throws(IndexReader.Fault) in try reader.rawText() }
    var body = try reader.part(pool: pool)
    let diagnostics = try body.list { reader throws(IndexReader.Fault) in try reader.diagnostic() }
    guard reader.isAtEnd, body.isAtEnd else { throw IndexReader.Fault() }
    self.init(diagnostics: diagnostics, unchecked: unchecked, suppressedCount: suppressed)
  }
}

extension IndexWriter {
  fileprivate mutating func add(_ diagnostic: Diagnostic) {
    add(diagnostic.ruleID)
    add(Severity.allCases.firstIndex(of: diagnostic.severity) ?? 0)
    add(diagnostic.message)
    add(diagnostic.location) { $0.add($1) }
    let subject = diagnostic.subject
    for name in [subject.locale, subject.layer, subject.table, subject.key, diagnostic.help] {
      add(name) { $0.add($1) }
    }
    add(diagnostic.related) {
      $0.add($1.message)
      $0.add($1.location)
    }
    add(diagnostic.fix) { writer, fix in
      writer.add(fix.summary)
      writer.add(fix.safety == .unsafe)
      writer.add(fix.changes) { $0.add($1) }
    }
    add(diagnostic.shared) { writer, shared in
      writer.add(shared.clause)
      writer.add(shared.total) { $0.add($1) }
    }
    add(diagnostic.standsForTranslations)
  }

  private mutating func add(_ location: SourceLocation) {
    add(location.path)
    add(range: location.range)
  }

  private mutating func add(range: Range<Int>) {
    add(range.lowerBound)
    add(range.count)
  }

  private mutating func add(_ change: Fix.Change) {
    switch change {
    case .text(let location, let range, let replacement):
      add(0)
      add(location)
      add(range: range)
      add(replacement)
    case .source(let location, let replacement):
      add(1)
      add(location)
      add(replacement)
    case .remove(let location):
      add(2)
      add(location)
    case .rename(let location, let key):
      add(3)
      add(location)
      add(key)
    case .encodeAsUTF8(let path):
      add(4)
      add(path)
    case .entry: break
    }
  }
}

extension IndexReader {
  fileprivate mutating func diagnostic() throws(Fault) -> Diagnostic {
    let rule = try text()
    let severity = try number()
    guard Severity.allCases.indices.contains(severity) else { throw Fault() }
    let message = try text()
    let location = try optional { reader throws(Fault) in try reader.location() }
    var names: [String?] = []
    for _ in 0..<5 { names.append(try optionalText()) }
    let related = try list { reader throws(Fault) in
      Diagnostic.Related(try reader.text(), at: try reader.location())
    }
    let fix = try optional { reader throws(Fault) in
      let summary = try reader.text()
      let isUnsafe = try reader.flag()
      return Fix(
        summary, try reader.list { reader throws(Fault) in try reader.change() }, safety: isUnsafe ? .unsafe : .safe)
    }
    let shared = try optional { reader throws(Fault) in
      Diagnostic.Shared(
        try reader.text(), of: try reader.optional { reader throws(Fault) in try reader.number() })
    }
    var diagnostic = Diagnostic(
      rule, Severity.allCases[severity], message, at: location,
      subject: Diagnostic.Subject(locale: names[0], layer: names[1], table: names[2], key: names[3]), related: related,
      help: names[4], fix: fix, shared: shared)
    diagnostic.standsForTranslations = try flag()
    return diagnostic
  }

  private mutating func optionalText() throws(Fault) -> String? {
    try optional { reader throws(Fault) in try reader.text() }
  }

  private mutating func location() throws(Fault) -> SourceLocation { SourceLocation(try text(), try range()) }

  private mutating func range() throws(Fault) -> Range<Int> {
    let start = try number()
    return start..<start + (try number())
  }

  private mutating func change() throws(Fault) -> Fix.Change {
    switch try number() {
    case 0: .text(try location(), range: try range(), replacement: try text())
    case 1: .source(try location(), replacement: try text())
    case 2: .remove(entryAt: try location())
    case 3: .rename(entryAt: try location(), to: try text())
    case 4: .encodeAsUTF8(path: try text())
    default: throw Fault()
    }
  }
}

extension Fix.Change {
  /// Whether the change is not that of a whole message.
  fileprivate var canBeCoded: Bool {
    if case .entry = self { false } else { true }
  }
}
