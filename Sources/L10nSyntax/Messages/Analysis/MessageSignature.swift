package import L10nRuntime

/// The arguments of a message over all its variants and variables, and its problems.
///
///     "%1$@ sent %2$#@n@", n of type lld → 1 Object, 2 Int64 (named "n")
package struct MessageSignature: Hashable, Sendable {
  /// The arguments by position, each position once. A variable gives its number a type and a name; without a usable
  /// value type the texts that show the number decide, otherwise it is `Int`.
  package let arguments: [FormatArgument]
  /// The problems in the order in which formatting would meet them, the gap in the arguments last.
  package let problems: [MessageProblem]

  init(arguments: [FormatArgument], problems: [MessageProblem]) {
    (self.arguments, self.problems) = (arguments, problems)
  }

  init(uses: [MessageArgumentUse], problems found: [MessageProblem]) {
    var types: [Int: ArgumentType] = [:]
    // The declaration of a variable outweighs its uses in texts.
    for use in uses where use.isDeclared && types[use.argument.position] == nil {
      types[use.argument.position] = use.argument.type
    }
    var arguments: [Int: FormatArgument] = [:]
    var problems = found
    var reported = Set(found)
    for use in uses {
      let position = use.argument.position
      if use.argument.type != .variable {
        let type = types[position] ?? use.argument.type
        types[position] = type
        if !type.isCompatible(with: use.argument.type), !use.isDeclared {
          let problem = MessageProblem(.formatMismatch, at: use.place, subject: use.argument.type.rawValue)
          if reported.insert(problem).inserted { problems.append(problem) }
        }
      }
      arguments[position] = Self.merged(arguments[position], use.argument)
    }
    if let gap = Self.gap(in: uses, problems: problems) { problems.append(gap) }
    self.problems = problems
    self.arguments = arguments.values.sorted { $0.position < $1.position }.map { argument in
      FormatArgument(
        position: argument.position, type: types[argument.position] ?? .int, role: argument.role,
        name: argument.name)
    }
  }

  private static func merged(_ known: FormatArgument?, _ argument: FormatArgument) -> FormatArgument {
    guard let known else { return argument }
    return FormatArgument(
      position: known.position, type: known.type, role: argument.role == nil ? nil : known.role,
      name: known.name ?? argument.name)
  }

  /// The first gap in the positions; `nil` if a specifier could not be read, because it may be the missing one.
  private static func gap(in uses: [MessageArgumentUse], problems: [MessageProblem]) -> MessageProblem? {
    guard !problems.contains(where: { $0.code == .malformedFormat }) else { return nil }
    let positions = Set(uses.map { $0.argument.position })
    guard let missing = (1...(positions.count + 1)).first(where: { !positions.contains($0) }),
      let leap = uses.filter({ $0.argument.position > missing })
        .min(by: { $0.argument.position < $1.argument.position })
    else { return nil }
    return MessageProblem(.argumentGap, at: leap.place, subject: String(missing))
  }
}

extension Message {
  /// The arguments of the message and its problems.
  package var signature: MessageSignature { signature(reading: { FormatString($0) }) }

  /// The signature if texts are read by the rules of another language than C.
  package func signature(reading format: @escaping (String) -> FormatString) -> MessageSignature {
    if case .markedUp(let message, _) = content { return message.signature(reading: format) }
    if case .pattern(let pattern) = content { return pattern.signature }
    return signature(MessageSignatureReader(format))
  }

  /// The signature of a message that is formatted even if it shows no arguments, so that every percent sign of a plain
  /// text counts.
  package var signatureAsFormat: MessageSignature {
    if case .markedUp(let message, _) = content { return message.signatureAsFormat }
    if case .pattern(let pattern) = content { return pattern.signature }
    return signature(MessageSignatureReader(isFormat: true))
  }

  private func signature(_ reader: MessageSignatureReader) -> MessageSignature {
    var reader = reader
    reader.read(self)
    return MessageSignature(uses: reader.uses, problems: reader.problems)
  }

  /// The uses of arguments in the message's texts and their declarations by its variables, in the order in which
  /// formatting would meet them. A text that may start at several arguments contributes one use for each. Empty for an
  /// ICU message, whose arguments have names.
  package var argumentUses: [MessageArgumentUse] { argumentUses(reading: { FormatString($0) }) }

  /// The uses if texts are read by the rules of another language than C.
  package func argumentUses(reading format: @escaping (String) -> FormatString) -> [MessageArgumentUse] {
    var reader = MessageSignatureReader(format)
    reader.read(self)
    return reader.uses
  }
}
