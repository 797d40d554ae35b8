/// The changes to the entries of one dictionary, which are named by their indices in file order.
struct DictionaryChanges: Sendable {
  /// The place of a new entry. If its neighbor is removed, the nearest entry that stays takes the neighbor's place.
  enum Place: Sendable {
    case after(Int)
    case before(Int)
    case end
  }

  var values: [Int: StringsdictWriter.Value] = [:]
  var keys: [Int: TableKey] = [:]
  var removed: Set<Int> = []

  /// Whether an entry becomes a stub.
  var markers: [Int: Bool] = [:]

  /// Comments of entries without one.
  var comments: [Int: String] = [:]

  /// The new entries. Those with the same place are written in this order.
  var insertions: [(entry: NewEntry<StringsdictWriter.Value>, place: Place)] = []

  var isEmpty: Bool {
    values.isEmpty && keys.isEmpty && removed.isEmpty && markers.isEmpty && comments.isEmpty && insertions.isEmpty
  }
}

extension DictionaryChanges {
  /// The changes that make a dictionary equal to a value. Keys that stay keep their places.
  ///
  /// Of equal keys only the last one, which counts, is changed; all are removed with their key.
  init(from pairs: [PropertyListPair], to wanted: [StringsdictWriter.Pair]) {
    var indices: [TableKey: Int] = [:]
    for (index, pair) in pairs.enumerated() { indices[pair.key] = index }
    let wantedKeys = Set(wanted.map { $0.key })
    removed = Set(pairs.indices.filter { !wantedKeys.contains(pairs[$0].key) })
    let first = pairs.indices.first { !removed.contains($0) }
    var previous: Int?
    for pair in wanted {
      if let index = indices[pair.key] {
        values[index] = pair.value
        previous = index
      } else {
        let place = previous.map(Place.after) ?? first.map(Place.before) ?? .end
        insertions.append((NewEntry(pair.key, pair.value), place))
      }
    }
  }

  /// The insertions with places among the entries that stay.
  func placedInsertions(count: Int) -> [(entry: NewEntry<StringsdictWriter.Value>, place: Place)] {
    if removed.isEmpty { return insertions }
    var kept: [(before: Int?, after: Int?)] = Array(repeating: (nil, nil), count: count)
    var nearest: Int?
    for index in 0..<count {
      if !removed.contains(index) { nearest = index }
      kept[index].before = nearest
    }
    nearest = nil
    for index in (0..<count).reversed() {
      if !removed.contains(index) { nearest = index }
      kept[index].after = nearest
    }
    return insertions.map { entry, place in
      switch place {
      case .after(let index):
        (entry, kept[index].before.map(Place.after) ?? kept[index].after.map(Place.before) ?? .end)
      case .before(let index):
        (entry, kept[index].after.map(Place.before) ?? kept[index].before.map(Place.after) ?? .end)
      case .end: (entry, kept.last?.before.map(Place.after) ?? .end)
      }
    }
  }
}
