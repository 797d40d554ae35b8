package import L10nRuntime
package import L10nSyntax

/// The format of a value in a text, in the words and signs of the text's language: everything that the tool knows about
/// a format of `l10n.yml`, in one file each.
///
/// The run time's part is in a folder of `L10nRuntime/Functions`.
package protocol ValueFunction: Hashable, Sendable {
  /// The name in `l10n.yml`.
  var name: String { get }
  /// The kind of value, in words: `spoken duration`.
  var words: String { get }
  /// The kind of value on the command line, in words; `nil` for that of its type.
  var givenWords: String? { get }

  /// The Swift type of the values.
  var valueType: TextParameter.ValueType { get }
  /// The Swift expression of the run time's argument for an expression of the value: `.percent(part)`.
  func code(of value: String) -> String
  /// The faster expression for the only argument of a text; `nil` if there is none.
  func onlyArgumentCode(of value: String) -> String?
  /// The call of Apple's Foundation; `nil` if it cannot show the value.
  var foundation: FoundationFunction? { get }

  /// The argument for a text of the command line; `nil` for an invalid text.
  func argument(of text: String) -> MessageArgument?
  /// An example for people, which also determines the words that generated code needs.
  func sample(_ moment: SampleMoment) -> MessageArgument

  /// Adds the kinds of numbers that it shows.
  func insert(into numbers: inout NumberKinds)
  /// The form of the numbers or amounts; `nil` for other values.
  var numberForm: NumberForm? { get }
  /// The form of the dates; `nil` for other values.
  var dateForm: DateForm? { get }
  /// The replacement in `l10n.yml` for speech; `nil` if the words are in full already.
  var spokenAdvice: String? { get }
  /// The same function in a text for speech, where its options leave a choice.
  var spoken: Self { get }
  /// Whether it also applies to `%d` and similar specifiers, and to the selection of plural forms.
  var fitsNumbers: Bool { get }
}

extension ValueFunction {
  package var givenWords: String? { nil }
  package func onlyArgumentCode(of value: String) -> String? { nil }
  package var foundation: FoundationFunction? { nil }
  package func insert(into numbers: inout NumberKinds) { numbers.insert([sample(.any)]) }
  package var numberForm: NumberForm? { nil }
  package var dateForm: DateForm? { nil }
  package var spokenAdvice: String? { nil }
  package var spoken: Self { self }
  package var fitsNumbers: Bool { false }

  /// Whether another function is the same.
  package func isSame(as other: any ValueFunction) -> Bool { (other as? Self) == self }
}
