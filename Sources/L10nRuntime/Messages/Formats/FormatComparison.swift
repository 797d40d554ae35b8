/// What a translation does otherwise with its arguments than its source.
package struct FormatComparison: Hashable, Sendable {
  /// One difference.
  package struct Mismatch: Hashable, Sendable {
    /// The ways in which a translation can differ.
    package enum Kind: Hashable, Sendable {
      /// The translation, or a source that is a format, has this error.
      case parseError(FormatError.Code)
      /// The translation leaps over a position.
      case missingPosition
      /// An argument of another type than in the source.
      case typeMismatch
      /// An argument that the source does not have.
      case extraArgument
      /// An argument of the source that the translation does not show.
      case unusedArgument
    }

    /// What differs.
    package let kind: Kind
    /// The position of the argument, from 1; `nil` for errors of the text.
    package let position: Int?
    /// The type in the source.
    package let expected: ArgumentType?
    /// The type in the translation.
    package let found: ArgumentType?
    /// The place in the translation, in UTF-8 offsets; `nil` for what is not there or in the source.
    package let range: Range<Int>?
  }

  /// All differences: errors of the text, then by position, arguments not used last.
  package let mismatches: [Mismatch]

  /// Compares by position; kind and width of the types have to agree.
  ///
  /// A source without a specifier and without `%%` is plain text, which may hold a lone percent
  /// sign: then only readable specifiers of the translation count.
  package init(source: FormatString, translation: FormatString) {
    let isFormat = !source.arguments.isEmpty || source.hasEscapedPercent
    let leap = translation.errors.first { $0.code == .missingPosition }
    var mismatches: [Mismatch] = []
    if isFormat {
      mismatches += translation.errors.filter { $0.code != .missingPosition }.map { .error($0, at: $0.range) }
      mismatches += source.errors.filter { $0.code != .missingPosition }.map { .error($0, at: nil) }
    }
    if let leap { mismatches.append(.error(leap, at: leap.range)) }
    if mismatches.isEmpty || leap != nil {
      let places = translation.placeholders
      mismatches += Self.differences(source.arguments, translation.arguments, isLeaping: leap != nil) { position in
        places.first { $0.arguments.contains { $0.position == position } }?.range
      }
    }
    self.mismatches = mismatches
  }

  /// Compares the arguments of whole messages (`MessageSignature.arguments`).
  package init(source: [FormatArgument], translation: [FormatArgument]) {
    mismatches = Self.differences(source, translation, isLeaping: false) { _ in nil }
  }

  /// The most important difference in one word: `ok`, `unused-argument`, `extra-argument`,
  /// `type-mismatch`, `missing-position`, or `parse-error:` and the error's code.
  package var summary: String {
    switch mismatches.first?.kind {
    case nil: "ok"
    case .parseError(let code): "parse-error:\(code.rawValue)"
    case .missingPosition: "missing-position"
    case .typeMismatch: "type-mismatch"
    case .extraArgument: "extra-argument"
    case .unusedArgument: "unused-argument"
    }
  }

  private static func differences(
    _ source: [FormatArgument], _ translation: [FormatArgument], isLeaping: Bool,
    place: (Int) -> Range<Int>?
  ) -> [Mismatch] {
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
          found: argument.type, range: place(argument.position)))
    }
    // The positions that were leapt over are reported once, as the leap.
    let last = isLeaping ? translation.last?.position ?? 0 : 0
    for argument in source where argument.position > last && !used.contains(argument.position) {
      found.append(
        Mismatch(
          kind: .unusedArgument, position: argument.position, expected: argument.type, found: nil, range: nil))
    }
    return found
  }
}

extension FormatComparison.Mismatch {
  fileprivate static func error(_ error: FormatError, at range: Range<Int>?) -> Self {
    let kind: Kind = error.code == .missingPosition ? .missingPosition : .parseError(error.code)
    return Self(kind: kind, position: nil, expected: nil, found: nil, range: range)
  }
}
