/// The kind of a list: the relation of its items, and the length of the words between them.
public struct ListKind: Hashable, Sendable {
  /// The relation of a list's items.
  public enum Relation: String, CaseIterable, Sendable {
    /// All of them: "1, 2, and 3".
    case and
    /// One of them: "1, 2, or 3".
    case or
    /// The parts of an amount: "1 hour, 2 minutes".
    case units
  }

  /// The length of the words.
  public enum Width: String, CaseIterable, Sendable {
    /// "Monday, Tuesday, and Wednesday".
    case wide
    /// "Mon, Tue, & Wed".
    case short
    /// "M, T, W".
    case narrow
  }

  /// The relation of the items.
  public let relation: Relation
  /// The length of the words.
  public let width: Width

  /// A kind from its parts.
  public init(_ relation: Relation = .and, width: Width = .wide) { (self.relation, self.width) = (relation, width) }

  /// "1, 2, and 3".
  public static let and = ListKind()
  /// "1, 2, or 3".
  public static let or = ListKind(.or)

  /// The number of kinds.
  static let count = 9

  /// All kinds, in the order of the frozen form.
  package static let all = (0..<count).map { ListKind(place: $0) }

  /// The name of the kind in the frozen form.
  package var name: String {
    let width = width == .wide ? "" : "-\(width.rawValue)"
    return relation == .and ? "list\(width)" : "list-\(relation.rawValue)\(width)"
  }

  /// The kind at an index below `count`.
  init(place: Int) {
    self.init(
      place < 3 ? .and : place < 6 ? .or : .units,
      width: place.isMultiple(of: 3) ? .wide : place % 3 == 1 ? .short : .narrow)
  }

  /// The index of the kind among all: three widths for each relation.
  package var place: Int {
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
