import L10nCore
import L10nSyntax

/// The semantic tokens of a document: the kinds of its parts, as numbers with the distance of each from the previous
/// one.
struct SemanticTokens {
  /// The kinds of parts, with the token types that editors have colors for.
  enum Kind: String, CaseIterable {
    case key = "property"
    case specifier = "parameter"
    case escape = "regexp"
    case form = "enumMember"
    case variable
    case comment
  }

  /// The last tokens of an editor, which it names when it requests changes.
  struct Sent {
    let id: String
    let data: [Int]
  }

  static var legend: JSONOutput {
    .members([
      "tokenTypes": .array(Kind.allCases.map { .string($0.rawValue) }), "tokenModifiers": .array([]),
    ])
  }

  private var tokens: [(range: Range<Int>, kind: Kind)] = []

  mutating func add(_ range: Range<Int>, _ kind: Kind) { if !range.isEmpty { tokens.append((range, kind)) } }

  /// The numbers: five for each part of a line.
  ///
  /// - Parameter wanted: only parts that overlap or touch it; `nil` for all.
  func data(_ file: LanguageServer.File, in wanted: Range<Int>? = nil) -> [Int] {
    let kinds = Dictionary(uniqueKeysWithValues: Kind.allCases.enumerated().map { ($1, $0) })
    let lines = LineTable(file.source)
    var data: [Int] = []
    var (line, character) = (0, 0)
    var end = 0
    for (range, kind) in tokens.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      // A part that several languages or readings share is included once.
      guard range.lowerBound >= end, wanted.map(range.meets) ?? true else { continue }
      end = range.upperBound
      for number in lines.line(of: range.lowerBound)...lines.line(of: max(range.lowerBound, range.upperBound - 1)) {
        let part = lines.range(ofLine: number).clamped(to: range)
        guard !part.isEmpty else { continue }
        let start = file.text.character(of: part.lowerBound)
        let length = file.text.character(of: part.upperBound) - start
        data += [number - 1 - line, number - 1 == line ? start - character : start, length, kinds[kind] ?? 0, 0]
        (line, character) = (number - 1, start)
      }
    }
    return data
  }
}

extension LanguageServer {
  /// All tokens of a document, with an id.
  func allTokens(_ file: File, _ parameters: JSONValue?) throws(RequestFailure) -> JSONOutput {
    let sent = remembered(semanticTokens(of: file).data(file), parameters)
    return .members(["resultId": .string(sent.id), "data": .array(sent.data.map { .number($0) })])
  }

  /// The changes since the tokens that the editor names, or all tokens.
  func changedTokens(_ file: File, _ parameters: JSONValue?) throws(RequestFailure) -> JSONOutput {
    let old = sentTokens[Self.address(parameters)]
    let data = semanticTokens(of: file).data(file)
    guard let old, old.id == parameters?.member("previousResultId")?.string else {
      return try allTokens(file, parameters)
    }
    let sent = remembered(data, parameters)
    let start = zip(old.data, data).prefix { $0 == $1 }.count
    let shorter = min(old.data.count, data.count) - start
    let rest = zip(old.data.reversed(), data.reversed()).prefix(shorter).prefix { $0 == $1 }.count
    let new = data[start..<data.count - rest]
    let count = old.data.count - rest - start
    let edits: [JSONOutput] =
      new.isEmpty && count == 0
      ? []
      : [
        .members([
          "start": .number(start), "deleteCount": .number(count), "data": .array(new.map { .number($0) }),
        ])
      ]
    return .members(["resultId": .string(sent.id), "edits": .array(edits)])
  }

  /// The tokens of a part of a document.
  func tokens(_ file: File, in range: JSONValue?) throws(RequestFailure) -> JSONOutput {
    let data = semanticTokens(of: file).data(file, in: file.text.range(of: range))
    return .members(["data": .array(data.map { .number($0) })])
  }

  private static func address(_ parameters: JSONValue?) -> String {
    parameters?.member("textDocument")?.member("uri")?.string ?? ""
  }

  private func remembered(_ data: [Int], _ parameters: JSONValue?) -> SemanticTokens.Sent {
    let address = Self.address(parameters)
    let number = sentTokens[address].flatMap { Int($0.id) } ?? 0
    let sent = SemanticTokens.Sent(id: "\(number + 1)", data: data)
    sentTokens[address] = sent
    return sent
  }

  private func semanticTokens(of file: File) -> SemanticTokens {
    var tokens = SemanticTokens()
    guard let catalog = file.catalog.catalog else { return tokens }
    for named in settingPlaces(of: file) where named.isKey { tokens.add(named.range, .key) }
    let tables = tables(of: file)
    for (range, _) in tables.first?.table.comments() ?? [] { tokens.add(range, .comment) }
    for table in tables {
      for entry in table.entries {
        for (range, part) in TablePlaces(entry, in: table, of: catalog).parts {
          tokens.add(range, SemanticTokens.Kind(part))
        }
      }
    }
    return tokens
  }
}

extension SemanticTokens.Kind {
  fileprivate init(_ part: TablePlaces.Part) {
    switch part {
    case .key: self = .key
    case .form: self = .form
    case .variable: self = .variable
    case .specifier: self = .specifier
    case .escape: self = .escape
    }
  }
}
