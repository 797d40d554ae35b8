import L10nRuntime

/// The arguments of several specifiers, collected by position.
struct FormatArgumentList {
  /// The arguments by position, each position once.
  let arguments: [FormatArgument]
  /// One error for each specifier whose type contradicts an earlier one at its position.
  let conflicts: [FormatError]
  /// The first missing position, at the specifier that skips it.
  let gap: FormatError?

  init(_ placeholders: [FormatPlaceholder]) {
    var byPosition: [Int: (argument: FormatArgument, range: Range<Int>)] = [:]
    var conflicts: [FormatError] = []
    for placeholder in placeholders {
      for argument in placeholder.arguments {
        guard let known = byPosition[argument.position] else {
          byPosition[argument.position] = (argument, placeholder.range)
          continue
        }
        if !Self.agree(known.argument.type, argument.type) {
          conflicts.append(FormatError(.typeConflict, at: placeholder.range))
        } else if known.argument.role != nil, argument.role == nil {
          byPosition[argument.position] = (argument, known.range)
        }
      }
    }
    let sorted = byPosition.values.sorted { $0.argument.position < $1.argument.position }
    arguments = sorted.map { $0.argument }
    self.conflicts = conflicts
    gap = zip(1..., sorted).first { $0 != $1.argument.position }
      .map { FormatError(.missingPosition, at: $1.range) }
  }

  /// A variable may select by an argument that is also shown: only its value type can conflict.
  private static func agree(_ left: ArgumentType, _ right: ArgumentType) -> Bool {
    left == .variable || right == .variable || left.isCompatible(with: right)
  }
}
