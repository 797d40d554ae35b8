import L10nRuntime
import L10nSyntax

/// The resources with texts in one file of Android resources, with their places.
struct AndroidResources {
  /// A text with its place.
  struct Item {
    /// The plural category; empty for other items.
    var quantity = ""

    /// The place of the category, of the name, or of the tag.
    let keyRange: Range<Int>

    /// The range of the whole element.
    let range: Range<Int>

    /// The range between its tags; empty, at its end, for one without contents.
    let content: Range<Int>

    let text: String
    let isReference: Bool

    /// The indices of its comments.
    let comments: Range<Int>
  }

  enum Kind: String {
    case string
    case plurals
    case array = "string-array"
  }

  /// An element of the file's root.
  struct Resource {
    let kind: Kind
    let name: String
    let nameRange: Range<Int>
    let range: Range<Int>

    /// The range between its tags.
    let content: Range<Int>

    /// The items; a single one for a string.
    let items: [Item]

    /// The indices of its comments.
    let comments: Range<Int>
    let isTranslatable: Bool

    /// Whether Android requires numbers in several specifiers.
    let isFormatted: Bool

    /// The device for the text, if a name has several texts.
    let product: String?
  }

  let source: SourceText
  var resources: [Resource] = []
  var comments: [Range<Int>] = []
  var findings: [StringsFinding] = []
  var brokenNames: [String] = []
  var entities = AndroidEntities()

  /// Whether the file has texts, or may have some: it has no other elements, such as colors, or it has errors.
  var isTable: Bool { !resources.isEmpty || !hasOthers || findings.contains { $0.severity == .error } }

  private let hasOthers: Bool

  /// The language of the texts, `tools:locale`; `nil` if the file does not declare it.
  let language: String?

  /// The root with its tags, and the range between them; `nil` if there is none.
  var root: (range: Range<Int>, content: Range<Int>)?

  /// Reads a file; never fails.
  init(_ bytes: [UInt8], _ dialect: AndroidDialect = .android) {
    source = SourceText(decoding: bytes)
    var reader = AndroidReader(source.utf8, AndroidEntities(dialect))
    reader.read()
    resources = reader.resources
    comments = reader.comments
    brokenNames = reader.brokenNames
    entities = reader.entities
    root = reader.root
    hasOthers = reader.hasOthers
    language = reader.language
    findings = reader.findings + Self.repetitions(of: resources, dialect)
    if !SourceEdits(source).canEdit {
      findings.append(
        StringsFinding(
          .error, .invalidUTF8, at: 0..<0, "the file holds bytes that are not text", help: "save it as UTF-8"))
    }
    findings.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func repetitions(of resources: [Resource], _ dialect: AndroidDialect) -> [StringsFinding] {
    var seen: [String: Range<Int>] = [:]
    return resources.compactMap { resource in
      // Strings, plurals and arrays have separate names.
      let name = "\(resource.kind.rawValue)/\(resource.name)/\(resource.product ?? "")"
      guard let first = seen[name] else {
        seen[name] = resource.nameRange
        return nil
      }
      return StringsFinding(
        .error, .duplicateKey, at: resource.nameRange, "'\(resource.name)' occurs twice\(dialect.refusal)",
        help: "keep one of them", related: first)
    }
  }

  // MARK: Entries

  var entries: [LoadedEntry] { resources.flatMap(entries) }

  private func entries(of resource: Resource) -> [LoadedEntry] {
    switch resource.kind {
    case .string, .plurals:
      guard let text = text(of: resource) else { return [] }
      let isTranslatable = resource.isTranslatable && !resource.items.allSatisfy(\.isReference)
      return [
        entry(
          TableKey(resource.name), resource.nameRange, resource.range, text, isRule: resource.kind == .plurals,
          comments: resource.comments, isTranslatable: isTranslatable)
      ]
    case .array:
      return resource.items.enumerated().map { index, item in
        entry(
          TableKey("\(resource.name)[\(index)]"), item.keyRange, item.range, placed(item), isRule: false,
          comments: item.comments.isEmpty ? resource.comments : item.comments,
          isTranslatable: resource.isTranslatable && !item.isReference)
      }
    }
  }

  private func entry(
    _ key: TableKey, _ keyRange: Range<Int>, _ range: Range<Int>, _ text: PlacedMessage, isRule: Bool,
    comments: Range<Int>, isTranslatable: Bool
  ) -> LoadedEntry {
    var entry = LoadedEntry(
      key: key, keyRange: keyRange, range: range, text: text, isRule: isRule, comments: comments)
    entry.isTranslatable = isTranslatable
    if comments.contains(where: { marker(in: $0) != nil }) { entry.state = .new }
    return entry
  }

  func placed(_ item: Item) -> PlacedMessage {
    PlacedMessage(item.text, at: MessagePlaces.Text(item.range, pairRange: item.range))
  }

  // MARK: Texts

  /// The item whose element is at a range.
  func item(at range: Range<Int>) -> Item? {
    let resource = resources.last(beginningBy: range.lowerBound) { $0.range }
    let item = resource?.items.last(beginningBy: range.lowerBound) { $0.range }
    return item?.range == range ? item : nil
  }

  /// The spelling of the text of an element.
  func spelling(at range: Range<Int>) -> TextSpelling? {
    guard let item = item(at: range) else { return nil }
    let text = AndroidText(item.content, of: source.utf8, entities)
    return TextSpelling(
      range, content: item.content, utf8: text.utf8, runs: text.pieces, isReadLocally: text.isReadLocally)
  }

  // MARK: Comments

  /// The texts of comments, one a line; `nil` if there are none.
  func commentText(_ range: Range<Int>) -> String? {
    range.isEmpty ? nil : range.map { commentLines($0).joined(separator: "\n") }.joined(separator: "\n")
  }

  private func commentLines(_ index: Int) -> [String] {
    let text = source[comments[index]].dropFirst(4)
    let content = text.hasSuffix("-->") ? text.dropLast(3) : text
    var lines = content.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      String(line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }[...]
    while lines.count > 1, lines.first == "" { lines.removeFirst() }
    while lines.count > 1, lines.last == "" { lines.removeLast() }
    return Array(lines)
  }

  /// The place of the marker of an untranslated entry in a comment, and whether the comment has no other text.
  func marker(in index: Int) -> (range: Range<Int>, isAll: Bool)? {
    let lines = commentLines(index)
    guard lines.contains(UntranslatedMarker.text) else { return nil }
    let range = comments[index]
    guard let start = source.utf8[range].firstRange(of: Array(UntranslatedMarker.text.utf8))?.lowerBound else {
      return nil
    }
    return (start..<start + UntranslatedMarker.text.utf8.count, lines.count == 1)
  }
}
