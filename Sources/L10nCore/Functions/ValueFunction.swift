package import L10nRuntime
package import L10nSyntax

/// How a value that is put into a text is written in the words and signs of the text's language: everything that the tool
/// knows of a format of `l10n.yml`, in one file each.
///
/// What the run time does with the value is in its folder of `L10nRuntime/Functions`.
package protocol ValueFunction: Hashable, Sendable {
  /// What `l10n.yml` calls it.
  var name: String { get }
  /// What is put in, in words: `spoken duration`.
  var words: String { get }
  /// What is given on the command line, in words; `nil` for what the type of the value says.
  var givenWords: String? { get }

  /// The Swift type of the values.
  var valueType: TextParameter.ValueType { get }
  /// Swift for the argument of the run time, of an expression for the value: `.percent(part)`.
  func code(of value: String) -> String
  /// The same for the only argument of a text, which is faster; `nil` where there is no such way.
  func onlyArgumentCode(of value: String) -> String?
  /// The same with Apple's Foundation; `nil` for what it does not show.
  var foundation: FoundationFunction? { get }

  /// The argument that a text of the command line stands for; `nil` for any other text.
  func argument(of text: String) -> MessageArgument?
  /// An example for people, which also says what words generated code needs.
  func sample(_ moment: SampleMoment) -> MessageArgument

  /// Adds the numbers that it shows.
  func insert(into numbers: inout NumberKinds)
  /// The form of the numbers or amounts; `nil` for other values.
  var numberForm: NumberForm? { get }
  /// The form of the dates; `nil` for other values.
  var dateForm: DateForm? { get }
  /// What to write in `l10n.yml` where it is spoken; `nil` for words that are in full already.
  var spokenAdvice: String? { get }
  /// Whether it also says how `%d` and its like are shown, and by what a plural form is chosen.
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
  package var fitsNumbers: Bool { false }

  /// Whether another function is the same.
  package func isSame(as other: any ValueFunction) -> Bool { (other as? Self) == self }
}
