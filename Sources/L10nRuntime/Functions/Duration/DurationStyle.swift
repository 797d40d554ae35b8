/// The style of a duration in words, as in ECMA-402's `DurationFormat`; its style `digital` is `MessageArgument.clock`.
public struct DurationStyle: Hashable, Sendable {
  /// The length of the words.
  public typealias Width = WordWidth

  /// The length of the words.
  public var width: Width
  /// The first unit that is shown; larger amounts are counted in it: "125 minutes".
  public var largestUnit: DurationUnit
  /// The last unit that is shown, never above the largest one; smaller parts are rounded.
  public var smallestUnit: DurationUnit
  /// The rounding to the smallest unit.
  public var rounding: DurationRounding

  /// A style from its parts.
  public init(
    width: Width = .long, largestUnit: DurationUnit = .hour, smallestUnit: DurationUnit = .second,
    rounding: DurationRounding = .nearest
  ) {
    (self.width, self.largestUnit, self.smallestUnit, self.rounding) = (width, largestUnit, smallestUnit, rounding)
  }
}
