import L10nSyntax

/// Additions to the objects of a file, and removals from them.
struct ObjectChanges {
  private struct Change {
    let object: JSONValue
    let depth: Int
    var removed: Set<Int> = []
    var added: [JSONOutput.Member] = []
    var places: [Int?] = []
  }

  private let layout: JSONLayout
  private var changes: [Int: Change] = [:]

  init(_ layout: JSONLayout) { self.layout = layout }

  private mutating func change(
    _ path: [(object: JSONValue, number: Int)], _ body: (inout Change) -> Void
  ) {
    guard let object = path.last?.object else { return }
    body(&changes[object.range.lowerBound, default: Change(object: object, depth: path.count - 1)])
  }

  mutating func remove(_ name: Range<Int>, from path: [(object: JSONValue, number: Int)]) {
    change(path) { $0.removed.insert(name.lowerBound) }
  }

  mutating func add(_ member: JSONOutput.Member, to path: [(object: JSONValue, number: Int)], after number: Int?) {
    change(path) {
      $0.added.append(member)
      $0.places.append(number)
    }
  }

  /// Adds a value inside new objects for all names but the last; several values may share such objects.
  mutating func add(
    _ value: JSONOutput, named names: [String], to path: [(object: JSONValue, number: Int)], after number: Int?
  ) {
    guard let first = names.first else { return }
    change(path) { change in
      if names.count > 1, let index = change.added.lastIndex(where: { $0.key == first }),
        case .object(let members) = change.added[index].value
      {
        change.added[index].value = .object(Self.adding(value, names.dropFirst(), to: members))
      } else {
        change.added += Self.adding(value, names[...], to: [])
        change.places.append(number)
      }
    }
  }

  private static func adding(
    _ value: JSONOutput, _ names: ArraySlice<String>, to members: [JSONOutput.Member]
  ) -> [JSONOutput.Member] {
    guard let first = names.first else { return members }
    var members = members
    if names.count == 1 {
      members.append(JSONOutput.Member(first, value))
    } else if let index = members.lastIndex(where: { $0.key == first }),
      case .object(let inner) = members[index].value
    {
      members[index].value = .object(adding(value, names.dropFirst(), to: inner))
    } else {
      members.append(JSONOutput.Member(first, .object(adding(value, names.dropFirst(), to: []))))
    }
    return members
  }

  func apply(to edits: inout SourceEdits) {
    for change in changes.values {
      var object = JSONObjectChange(change.object, depth: change.depth, layout: layout)
      object.removes = { change.removed.contains($0.keyRange.lowerBound) }
      object.added = change.added
      object.order = .after(change.places)
      object.apply(to: &edits)
    }
  }
}
