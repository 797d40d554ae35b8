import L10nCore
import L10nRuntime
import L10nSyntax

/// The development language's entries of a table, with the facts that their translations are compared with.
final class DevelopmentIndex: Sendable {
  let catalog: Catalog

  /// In order of files and places.
  let entries: [CatalogEntry]

  /// The signature of each entry.
  let signatures: [MessageSignature]

  /// The index in `entries` of each text.
  let numbers: [TextID: Int]

  /// Whether each is formatted: it has variables or takes arguments.
  let isFormatted: [Bool]

  /// Whether translations of each cannot be compared with it: it is only the key of an object in a storyboard, or a
  /// text that a rule editor reads.
  let isNoOriginal: [Bool]

  /// The file and offset of each, in the order of the entries.
  let places: [Int]

  private let fileNumbers: [ObjectIdentifier: Int]

  init(_ catalog: Catalog) {
    self.catalog = catalog
    let pathNumbers = Dictionary(catalog.files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { $1 })
    let fileNumbers = Dictionary(
      catalog.files.map { (ObjectIdentifier($0), pathNumbers[$0.path] ?? 0) }, uniquingKeysWith: { first, _ in first })
    self.fileNumbers = fileNumbers
    let entries = Array(catalog.developmentEntries.values).sorted { Self.place(of: $0, fileNumbers) }
    places = entries.map { Self.place(of: $0, fileNumbers) }
    signatures = entries.concurrentChunks { $0.map(\.signature) }.flatMap { $0 }
    numbers = Dictionary(entries.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    isFormatted = zip(entries, signatures).map { entry, signature in
      !entry.key.isRuleEditorKey && (!signature.arguments.isEmpty || entry.isRule && !entry.variables.isEmpty)
    }
    isNoOriginal = entries.map { $0.isObjectKey || $0.key.isRuleEditorKey }
    self.entries = entries
  }

  /// The number of an entry's file and the offset in it: a file has at most a gigabyte.
  func place(of entry: CatalogEntry) -> Int { Self.place(of: entry, fileNumbers) }

  private static func place(of entry: CatalogEntry, _ fileNumbers: [ObjectIdentifier: Int]) -> Int {
    (fileNumbers[ObjectIdentifier(entry.file)] ?? 0) << 32 | entry.keyRange.lowerBound
  }
}

extension Array {
  /// The elements by their places; only the numbers are moved about.
  func sorted(by place: (Element) -> Int) -> [Element] {
    let places = map(place)
    if zip(places, places.dropFirst()).allSatisfy({ $0 <= $1 }) { return self }
    return indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { self[$0] }
  }
}
