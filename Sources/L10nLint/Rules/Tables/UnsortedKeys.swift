import L10nCore
import L10nSyntax

private let order = RuleOption(
  "order", .text, "'key' for the order of the keys' bytes, or 'development' for the development table's.")

extension Rule {
  static let unsortedKeys: Rule = Rule(
    id: "unsorted-keys", severity: .warning, use: .onRequest, reach: .eachTable,
    summary: "The keys of a table are not in order.",
    options: [order],
    fixes: .safe
  ) { context, settings in
    let isByDevelopment = settings[order] == "development"
    let ranks = isByDevelopment ? developmentRanks(in: context.catalog) : [:]
    return context.catalog.files.compactMap { file -> Diagnostic? in
      // Xcode sorts String Catalogs itself.
      if file.place.format.holdsAllLanguages { return nil }
      if isByDevelopment {
        let order = ranks[file.tableName] ?? [:]
        let places = file.keyPlaces.compactMap { place in order[place.key].map { (place, $0) } }
        let keys = order.sorted { $0.value < $1.value }.map(\.key)
        return firstUnsorted(places, in: file, fixedBy: .list(keys), <)
      }
      return firstUnsorted(file.keyPlaces.map { ($0, $0.key) }, in: file, fixedBy: .byKey, <)
    }
  }

  /// The numbers of the keys of the development language's files, by table and format.
  private static func developmentRanks(in catalog: Catalog) -> [String: [TableKey: Int]] {
    let files = catalog.developmentIndices.first.map { catalog.files(locale: $0) } ?? []
    return Dictionary(
      files.map { file in
        (file.tableName, Dictionary(file.keys.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first }))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// A finding at the first key that should come before its predecessor.
  private static func firstUnsorted<Rank>(
    _ places: [((key: TableKey, range: Range<Int>), Rank)], in file: TableFile, fixedBy order: TableFormatter.Order,
    _ precedes: (Rank, Rank) -> Bool
  ) -> Diagnostic? {
    for (earlier, (place, rank)) in zip(places, places.dropFirst()) where precedes(rank, earlier.1) {
      return Diagnostic(
        "'\(place.key)' comes after '\(earlier.0.key)'", at: file.location(place.range),
        subject: file.subject(key: place.key.text), help: "l10n format --sort puts the table in order",
        fix: file.sorting(order))
    }
    return nil
  }
}

extension TableFile {
  /// The table with its format: `Player.strings`.
  fileprivate var tableName: String { "\(place.table).\(place.format.name)" }

  /// A fix that moves the entries; `nil` if the file cannot be edited or its lines do not allow it.
  fileprivate func sorting(_ order: TableFormatter.Order) -> Fix? {
    guard let document, let editor = try? PropertyListEditor(document),
      let moved = editor.reordering(order)?.asOne
    else { return nil }
    return Fix("sort the entries", .source(location(moved.range), replacement: moved.written))
  }
}
