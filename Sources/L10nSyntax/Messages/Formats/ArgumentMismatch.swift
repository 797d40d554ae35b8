package import L10nRuntime

/// A difference between the arguments of a translation and those of its source.
package struct ArgumentMismatch: Hashable, Sendable {
  /// The position of the argument, from 1.
  package let position: Int
  /// The type in the source; `nil` for an argument that the source does not have.
  package let expected: ArgumentType?
  /// The type in the translation; `nil` for an argument of the source that the translation does not use.
  package let found: ArgumentType?

  /// All differences by position, unused arguments last.
  ///
  /// Compares the arguments of whole messages (`MessageSignature.arguments`) by position; the types must agree in kind
  /// and width.
  package static func all(in translation: [FormatArgument], of source: [FormatArgument]) -> [ArgumentMismatch] {
    let types = Dictionary(source.map { ($0.position, $0.type) }) { first, _ in first }
    let used = Set(translation.map(\.position))
    return translation.filter { !(types[$0.position]?.isCompatible(with: $0.type) ?? false) }
      .map { ArgumentMismatch(position: $0.position, expected: types[$0.position], found: $0.type) }
      + source.filter { !used.contains($0.position) }
      .map { ArgumentMismatch(position: $0.position, expected: $0.type, found: nil) }
  }
}
