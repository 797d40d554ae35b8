/// The places of separators between digits.
struct DigitGroups {
  /// The number of digits in the group beside the point; 0 without groups.
  let primary: Int
  /// The number of digits in every other group.
  let secondary: Int
  /// The least number of digits before the first separator.
  let minimum: Int

  /// The groups of a locale as a style modifies them.
  init(_ symbols: NumberSymbols, _ grouping: NumberStyle.Grouping) {
    let hasGroups = !symbols.grouping.isEmpty && symbols.primaryGroup > 0
    switch grouping {
    case .never: (primary, secondary, minimum) = (0, 0, 1)
    case .automatic, .fromTwoDigits, .always:
      primary = hasGroups ? symbols.primaryGroup : 0
      secondary = symbols.secondaryGroup > 0 ? symbols.secondaryGroup : symbols.primaryGroup
      minimum =
        switch grouping {
        case .always: 1
        case .fromTwoDigits: max(2, symbols.minimumGrouping)
        case .automatic, .never, .thousands: max(1, symbols.minimumGrouping)
        }
    case .thousands: (primary, secondary, minimum) = (symbols.grouping.isEmpty ? 0 : 3, 3, 1)
    }
  }

  /// Whether a separator follows the digit at a place, for a number of integer digits.
  @inline(__always)
  func separates(_ place: Int, of count: Int) -> Bool {
    primary > 0 && place >= primary && count - primary >= minimum && (place - primary) % secondary == 0
  }
}
