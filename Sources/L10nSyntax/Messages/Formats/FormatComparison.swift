package import L10nRuntime

/// The differences between the arguments of a translation and those of its source.
package struct FormatComparison: Hashable, Sendable {
  /// One difference.
  package struct Mismatch: Hashable, Sendable {
    /// The kinds of differences.
    package enum Kind: Hashable, Sendable {
      /// An argument with another type than in the source.
      case typeMismatch
      /// An argument that the source does not have.
      case extraArgument
      /// An argument of the source that the translation does not use.
      case unusedArgument
    }

    /// The kind of the difference.
    package let kind: Kind
    /// The position of the argument, from 1.
    package let position: Int
    /// The type in the source.
    package let expected: ArgumentType?
    /// The type in the translation.
    package let found: ArgumentType?
  }

  /// All differences by position, unused arguments last.
  package let mismatches: [Mismatch]

  /// Compares the arguments of whole messages (`MessageSignature.arguments`) by position; the types must agree in kind
  /// and width.
  package init(source: [FormatArgument], translation: [FormatArgument]) {
    var expected: [Int: ArgumentType] = [:]
    for argument in source where expected[argument.position] == nil { expected[argument.position] = argument.type }
    var used: Set<Int> = []
    var found: [Mismatch] = []
    for argument in translation {
      used.insert(argument.position)
      let type = expected[argument.position]
      if let type, type.isCompatible(with: argument.type) { continue }
      found.append(
        Mismatch(
          kind: type == nil ? .extraArgument : .typeMismatch, position: argument.position, expected: type,
          found: argument.type))
    }
    for argument in source where !used.contains(argument.position) {
      found.append(
        Mismatch(kind: .unusedArgument, position: argument.position, expected: argument.type, found: nil))
    }
    mismatches = found
  }
}
