/// The form of a number, in the syntax of a number skeleton.
///
///     NumberForm(skeleton: "compact-short")                // 1.2K
///     NumberForm(skeleton: ".00 sign-always")              // +1.20
///     NumberForm(skeleton: "unit/kilometer unit-width-full-name")
///     NumberForm(skeleton: "unit-width-narrow")            // of an amount of money
///
/// With an invalid skeleton the number is shown as a plain one. Source: UTS #35 part 3, "Number Skeletons".
public struct NumberForm: Hashable, Sendable {
  /// The skeleton, without the `::` that precedes it in a pattern.
  public let text: String

  /// The form of a skeleton.
  public init(skeleton: String) { text = skeleton }

  /// The locale's plain form, with up to three fraction digits: "1,234.568".
  public static var plain: NumberForm { NumberForm(skeleton: "") }

  /// The plain form without group separators, which voices read as several numbers: French "1 200" would be heard as
  /// one and two hundred.
  package static var spoken: NumberForm { NumberForm(skeleton: "group-off") }

  /// The skeleton of `NumberStyle.plain`.
  static var plainSkeleton: UnsafeBufferPointer<UInt8> {
    let skeleton: StaticString = ".###"
    return UnsafeBufferPointer(start: skeleton.utf8Start, count: skeleton.utf8CodeUnitCount)
  }

  /// The style of numbers; `nil` for an invalid skeleton.
  package var style: NumberStyle? { text.isEmpty ? .plain : NumberStyle(skeleton: text) }

  /// The style of amounts of money in any currency; `nil` for an invalid skeleton, and for another unit.
  package var moneyStyle: NumberStyle? { NumberStyle(skeleton: "currency/\(NumberStyle.anyCurrency) \(text)") }
}

extension NumberForm: ExpressibleByStringLiteral {
  /// The form of a skeleton, as generated code writes it.
  public init(stringLiteral text: String) { self.text = text }
}
