import L10nCore
import L10nSyntax

/// The nesting of a file's parts.
struct FileStructure {
  /// Names with their values, over several lines: the blocks that can be folded.
  private(set) var blocks: [Range<Int>] = []

  private(set) var comments: [Range<Int>] = []

  /// Everything with a beginning and an end, including blocks and comments, in any order.
  private(set) var parts: [Range<Int>] = []

  /// - Parameter tables: the tables of the file.
  init(_ source: SourceText, _ tables: [TableFile]) {
    comments = tables.first?.table.comments().map(\.range) ?? []
    if let root = tables.first?.document?.root {
      add(root)
    } else if tables.first?.place.format.holdsAllLanguages ?? false, let root = JSONDocument(source.bytes).root {
      add(root)
    }
    for table in tables {
      for entry in table.entries {
        blocks.append(entry.range)
        for leaf in entry.text.places.leaves {
          for text in [leaf.text] + leaf.variables.flatMap({ $0.variants.map(\.text) }) {
            parts.append(text.pairRange)
            add(text.range, in: table)
          }
        }
        add(entry.ownKeyRange, in: table)
      }
    }
    parts += blocks + comments + [0..<source.utf8.count]
  }

  /// The blocks of `l10n.yml`: lines with the more indented lines below them.
  init(settings source: SourceText) {
    let outline = SettingsOutline(source)
    blocks = outline.blocks
    comments = outline.comments
    parts = blocks + comments + outline.lines + [0..<source.utf8.count]
  }

  /// Adds a key or a text, and the part between its quotes or tags.
  private mutating func add(_ range: Range<Int>, in table: TableFile) {
    parts.append(range)
    if let spelling = table.table.spelling(range) { parts.append(spelling.content) }
  }

  private mutating func add(_ node: PropertyListNode) {
    parts.append(node.range)
    switch node.value {
    case .dictionary(let pairs):
      for pair in pairs {
        blocks.append(pair.range)
        add(pair.node)
      }
    case .array(let nodes): for node in nodes { add(node) }
    case .string, .other: break
    }
  }

  private mutating func add(_ value: JSONValue) {
    parts.append(value.range)
    for member in value.members {
      blocks.append(member.range)
      add(member.value)
    }
    for element in value.elements { add(element) }
  }
}

extension LanguageServer {
  private func structure(of file: File) -> FileStructure {
    let tables = tables(of: file)
    return tables.isEmpty ? FileStructure(settings: file.source) : FileStructure(file.source, tables)
  }

  /// The folding ranges: the last line stays visible if it only closes the block.
  func folds(_ file: File) throws(RequestFailure) -> JSONOutput {
    let structure = structure(of: file)
    let lines = LineTable(file.source)
    func fold(_ range: Range<Int>, _ kind: String?) -> (start: Int, end: Int, kind: String?)? {
      let last = max(range.lowerBound, range.upperBound - 1)
      var (start, end) = (lines.line(of: range.lowerBound), lines.line(of: last))
      if start == end { return nil }
      let closing = file.source.utf8[lines.range(ofLine: end)].drop { $0 == 0x20 || $0 == 0x09 }
      let closes = ["}", "]", "</"].contains { closing.starts(with: $0.utf8) }
      if kind == nil, closes { end -= 1 }
      (start, end) = (start - 1, end - 1)
      return end > start ? (start, end, kind) : nil
    }
    let all = structure.comments.compactMap { fold($0, "comment") } + structure.blocks.compactMap { fold($0, nil) }
    var ends: [Int: (end: Int, kind: String?)] = [:]
    for (start, end, kind) in all where end > ends[start]?.end ?? 0 { ends[start] = (end, kind) }
    return .array(
      ends.sorted { $0.key < $1.key }.map { start, fold in
        .members([
          "startLine": .number(start), "endLine": .number(fold.end), "kind": fold.kind.map { .string($0) },
        ])
      })
  }

  /// The parts around each position, from the inside out.
  func selections(_ file: File, _ parameters: JSONValue?) throws(RequestFailure) -> JSONOutput {
    let parts = structure(of: file).parts
    let positions = parameters?.member("positions")?.elements.map { $0 } ?? []
    return .array(
      positions.map { position in
        let offset = file.text.offset(of: position) ?? 0
        let word = file.source.utf8.word(around: offset)
        let around = Set(parts.filter { $0.contains(offset) || $0.upperBound == offset } + [word])
        var selection: JSONOutput?
        var outer = 0..<file.source.utf8.count
        for range in around.sorted(by: { ($1.count, $0.lowerBound) < ($0.count, $1.lowerBound) }) {
          // Two that only touch do not contain one another.
          guard selection == nil || outer.lowerBound <= range.lowerBound && range.upperBound <= outer.upperBound else {
            continue
          }
          selection = .members(["range": file.text.range(range), "parent": selection])
          outer = range
        }
        return selection ?? .members(["range": file.text.range(offset..<offset)])
      })
  }
}
