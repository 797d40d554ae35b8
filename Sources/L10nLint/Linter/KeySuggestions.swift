import L10nCore

/// What misspelt keys most likely mean, as long as they are few.
///
/// Comparing each of many unknown keys with each of many known ones would take minutes: a table of which every key is
/// unknown is another table, and none of them is misspelt. What has been compared is counted, and at the limit nothing
/// is near any more, so ask in an order that is the same in every run.
struct KeySuggestions {
  /// How many pairs of keys are compared, which takes a second or so.
  private static let limit = 500_000

  private let keys: [String: [String]]

  /// The keys of all tables, put in order when they are first asked for.
  private lazy var allKeys = keys.values.joined().sorted()

  private var rest = Self.limit

  /// - Parameter known: the keys that may be meant.
  init(_ known: some Sequence<TextID>) {
    keys = Dictionary(grouping: known, by: \.table).mapValues { ids in ids.map(\.key.text).sorted() }
  }

  /// Whether the limit was reached, so that no answer means nothing.
  var isExhausted: Bool { rest <= 0 }

  /// The nearest key of the same table.
  mutating func nearest(to id: TextID) -> String? { nearest(to: id, among: keys[id.table] ?? []) }

  /// The nearest key of any table.
  mutating func nearestOfAny(to id: TextID) -> String? { isExhausted ? nil : nearest(to: id, among: allKeys) }

  /// The one key of the same table that is near; `nil` where several are.
  mutating func only(near id: TextID) -> String? {
    guard let near = nearest(to: id) else { return nil }
    let others = (keys[id.table] ?? []).filter { $0 != near }
    return nearest(to: id, among: others) == nil && !isExhausted ? near : nil
  }

  private mutating func nearest(to id: TextID, among candidates: [String]) -> String? {
    rest -= candidates.count
    return isExhausted ? nil : Suggestion.nearest(to: id.key.text, among: candidates)
  }
}
