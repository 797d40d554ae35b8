import L10nCore

/// The likely meanings of misspelled keys, as long as these are few.
///
/// Comparing each of many unknown keys with each of many known ones would take minutes: a table with only unknown keys
/// is a different table, and none of its keys is misspelled. The compared letters are counted, and after the limit
/// nothing is near, so ask in an order that is the same in every run.
struct KeySuggestions {
  private let keys: [String: KnownNames]

  /// The keys of all tables, prepared on first use.
  private lazy var allKeys = KnownNames(ids.map(\.key.text))

  private let ids: [TextID]
  private var rest: Int

  /// - Parameters:
  ///   - known: the keys that may be meant.
  ///   - limit: the amount of comparing, in the units of `KnownNames.near`; about a second.
  init(_ known: some Sequence<TextID>, limit: Int = 100_000_000) {
    rest = limit
    ids = known.sorted()
    keys = Dictionary(grouping: ids, by: \.table).mapValues { ids in KnownNames(ids.map(\.key.text)) }
  }

  /// Whether the limit was reached, so that an empty answer means nothing.
  var isExhausted: Bool { rest <= 0 }

  /// The keys of the same table that are near, the nearest first.
  mutating func near(_ id: TextID) -> [String] { keys[id.table].map { near(id, among: $0) } ?? [] }

  /// The nearest key of any table.
  mutating func nearestOfAny(to id: TextID) -> String? { isExhausted ? nil : near(id, among: allKeys).first }

  /// The help for a key without a near one, which also says if the key was not compared.
  func help(_ text: String) -> String {
    isExhausted ? "\(text); it was not compared with other keys, because there are too many" : text
  }

  private mutating func near(_ id: TextID, among candidates: KnownNames) -> [String] {
    if isExhausted { return [] }
    var work = 0
    let near = candidates.near(id.key.text, counting: &work)
    rest -= work
    return isExhausted ? [] : near
  }
}
