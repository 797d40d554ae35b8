/// How the items of a list go together, and how long the words between them are.
public struct ListKind: Hashable, Sendable {
  /// How items go together.
  public enum Relation: String, CaseIterable, Sendable {
    /// All of them: "1, 2, and 3".
    case and
    /// One of them: "1, 2, or 3".
    case or
    /// The parts of an amount: "1 hour, 2 minutes".
    case units
  }

  /// How long the words are.
  public enum Width: String, CaseIterable, Sendable {
    /// "Monday, Tuesday, and Wednesday".
    case wide
    /// "Mon, Tue, & Wed".
    case short
    /// "M, T, W".
    case narrow
  }

  /// How its items go together.
  public let relation: Relation
  /// How long its words are.
  public let width: Width

  /// A kind from its parts.
  public init(_ relation: Relation = .and, width: Width = .wide) { (self.relation, self.width) = (relation, width) }

  /// "1, 2, and 3".
  public static let and = ListKind()
  /// "1, 2, or 3".
  public static let or = ListKind(.or)

  /// How many kinds there are.
  static let count = 9

  /// All of them, in the order in which they are frozen.
  package static let all = (0..<count).map { ListKind(place: $0) }

  /// What the frozen form calls it.
  package var name: String {
    let width = width == .wide ? "" : "-\(width.rawValue)"
    return relation == .and ? "list\(width)" : "list-\(relation.rawValue)\(width)"
  }

  /// The kind at a place among all, below the count.
  init(place: Int) {
    self.init(
      place < 3 ? .and : place < 6 ? .or : .units,
      width: place.isMultiple(of: 3) ? .wide : place % 3 == 1 ? .short : .narrow)
  }

  /// The place among all kinds.
  var place: Int {
    let relation =
      switch relation {
      case .and: 0
      case .or: 1
      case .units: 2
      }
    return switch width {
    case .wide: 3 * relation
    case .short: 3 * relation + 1
    case .narrow: 3 * relation + 2
    }
  }
}
