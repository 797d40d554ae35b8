/// How a number is shown, as words of a number skeleton.
///
///     NumberForm(skeleton: "compact-short")                // 1.2K
///     NumberForm(skeleton: ".00 sign-always")              // +1.20
///     NumberForm(skeleton: "unit/kilometer unit-width-full-name")
///     NumberForm(skeleton: "unit-width-narrow")            // of an amount of money
///
/// Words that are no skeleton show the number as the locale writes plain ones. Source: UTS #35 part 3, "Number Skeletons".
public struct NumberForm: Hashable, Sendable {
  /// The words, without the `::` that stands before them in a pattern.
  public let text: String

  /// A form in the words of a skeleton.
  public init(skeleton: String) { text = skeleton }

  /// As the locale writes plain numbers, with up to three digits after the point: "1,234.568".
  public static var plain: NumberForm { NumberForm(skeleton: "") }

  /// Without separators between groups of digits, of which voices make several numbers: French "1 200" is heard as one and
  /// two hundred.
  package static var spoken: NumberForm { NumberForm(skeleton: "group-off") }

  /// The skeleton of `NumberStyle.plain`.
  static var plainSkeleton: UnsafeBufferPointer<UInt8> {
    let skeleton: StaticString = ".###"
    return UnsafeBufferPointer(start: skeleton.utf8Start, count: skeleton.utf8CodeUnitCount)
  }

  /// The style of numbers; `nil` for words that are no skeleton.
  package var style: NumberStyle? { text.isEmpty ? .plain : NumberStyle(skeleton: text) }

  /// The style of amounts of money, in whatever currency; `nil` for words that are no skeleton, and for another unit.
  package var moneyStyle: NumberStyle? { NumberStyle(skeleton: "currency/\(NumberStyle.anyCurrency) \(text)") }
}

extension NumberForm: ExpressibleByStringLiteral {
  /// A form by its words; generated code writes it.
  public init(stringLiteral text: String) { self.text = text }
}
