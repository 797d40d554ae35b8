internal import L10nRuntime
package import L10nSyntax

/// Compiles messages to programs: formats and patterns are parsed into parts, and these become instructions.
struct MessageCompiler {
  /// Choices that occur in more than one place.
  var definitions: [[Instruction]] = []
  /// The variables of the current format.
  var variables: [MessageVariable] = []
  /// The number of uses of each variable with each argument, and the number of its definition once it has one.
  var uses: [Use: (count: Int, leastDepth: Int)] = [:]
  var numbers: [Use: Int] = [:]
  /// The markup syntax of the formats.
  private var markup: MarkupSyntax?
  /// The positions of a pattern's arguments by name, from 1.
  private var positions: [String: Int] = [:]

  /// A variable and the argument that it selects by.
  struct Use: Hashable {
    let variable: String
    let position: Int
  }

  /// The context of a format: the argument of its first unnumbered specifier, and its depth.
  struct Scope {
    var first = 1
    var depth = 0
  }

  /// The instructions of a message.
  mutating func block(_ message: Message, depth: Int = 0) -> [Instruction] {
    switch message.content {
    case .text(let plain): return plainBlock(plain)
    case .format(let plain, let variables):
      let format = FormatString(plain)
      define(variables, for: format)
      return block(format, of: plain, in: Scope())
    case .select(let selector, let variants):
      guard depth < MessageLimits.depth else { return [.failure(.endless)] }
      guard !variants.isEmpty else { return [.failure(.noVariant)] }
      func keyed() -> [Instruction.Keyed] {
        variants.map { Instruction.Keyed($0.key, block($0.message, depth: depth + 1)) }
      }
      switch selector {
      case .device: return [.device(keyed())]
      case .width: return [.width(keyed())]
      case .plural:
        let other = variants.first { $0.key == PluralCategory.other.rawValue } ?? variants[0]
        return block(other.message, depth: depth + 1)
      }
    case .pattern(let pattern):
      for (place, name) in pattern.argumentNames.enumerated() { positions[name] = place + 1 }
      return block(pattern.parts, in: Scope())
    case .markedUp(let marked, let syntax):
      markup = syntax
      return block(marked, depth: depth + 1)
    }
  }

  /// The instructions of a plain text, which is shown unchanged if it has no arguments and is given none.
  private mutating func plainBlock(_ plain: String) -> [Instruction] {
    let text = [MessagePart.text(plain)]
    guard plain.utf8.contains(UInt8(ascii: "%")) || markup != nil else { return block(text, in: Scope()) }
    let format = FormatString(plain)
    variables = []
    let formatted = block(format, of: plain, in: Scope())
    guard format.arguments.isEmpty else { return formatted }
    let unformatted = block(markup.map { text.markedUp($0) } ?? text, in: Scope())
    return unformatted == formatted ? formatted : [.withoutArguments(unformatted)] + formatted
  }

  /// The instructions of a format.
  mutating func block(_ format: FormatString, of plain: String, in scope: Scope) -> [Instruction] {
    if let error = format.errors.first(where: { $0.isSyntactic }) {
      return [.failure(.unreadable(text: plain, reason: error.description))]
    }
    let parts = [MessagePart](format, of: plain, from: scope.first)
    return block(markup.map { parts.markedUp($0) } ?? parts, in: scope)
  }

  /// The instructions of parts. A directional text is marked if it shows anything that may be isolated.
  mutating func block(_ parts: [MessagePart], in scope: Scope) -> [Instruction] {
    var instructions: [Instruction] = []
    var isDirectional = false
    for part in parts {
      switch part {
      case .text(let literal):
        isDirectional = isDirectional || BidiIsolation.isDirectional(literal)
        instructions.add(literal)
      case .number: instructions.append(.pluralNumber)
      case .placeholder(let placeholder): instructions += self.instructions(placeholder, in: scope)
      case .select(let select): instructions.append(instruction(select, in: scope))
      case .markup(let markup): instructions.append(.tag(tag(markup)))
      }
    }
    return isDirectional && instructions.showsArguments ? [.directional] + instructions : instructions
  }

  /// The operand of a name: a literal, an argument of a pattern, or the position of a format's argument.
  func operand(_ name: String) -> Instruction.Operand {
    name.literalOperand.map { .literal($0) } ?? .argument(positions[name] ?? Int(name) ?? 0)
  }

  private mutating func instructions(_ placeholder: MessagePlaceholder, in scope: Scope) -> [Instruction] {
    switch placeholder.function {
    case .none: return [.value(operand(placeholder.name))]
    case .text: return [.string(operand(placeholder.name))]
    case .number(let style):
      return [.number(operand(placeholder.name), offset: placeholder.offset, skeleton: style.skeleton)]
    case .date(let form): return [.date(operand(placeholder.name), form: form)]
    case .specifier(let specifier):
      return specifier.variable.map { choice($0, at: specifier.position, in: scope) }
        ?? [instruction(specifier.placeholder)]
    // An unreadable format has failed as a whole.
    case .damaged: return []
    case .unsupported(let function, let options):
      let format = function + (options.map { "," + $0 } ?? "")
      return [.failure(.unsupported(argument: placeholder.name, format: format))]
    }
  }

  private func instruction(_ placeholder: FormatPlaceholder) -> Instruction {
    let isPlain = placeholder.flags.isEmpty && placeholder.width == nil && placeholder.precision == nil
    switch placeholder.conversion {
    case .object where isPlain: return .object(position: placeholder.position)
    case .decimal where isPlain, .unsigned where isPlain:
      return .whole(position: placeholder.position, placeholder.type)
    default: return .field(placeholder.inProgram)
    }
  }

  private func tag(_ markup: MessageMarkup) -> Instruction.Tag {
    func values(_ value: MessageMarkup.Option.Value) -> [Instruction.Tag.Value] {
      switch value {
      case .text(let text): [.text(text)]
      case .argument(let name): [.operand(operand(name))]
      case .joined(let values): values.flatMap(values(_:))
      }
    }
    let kind: TagMark.Kind =
      switch markup.kind {
      case .open: .open
      case .close: .close
      case .standalone: .standalone
      }
    return Instruction.Tag(
      kind, markup.name, markup.options.map { Instruction.Tag.Option($0.name, values($0.value)) })
  }
}

extension [Instruction] {
  /// Adds text.
  fileprivate mutating func add(_ text: String) {
    if text.isEmpty { return }
    if case .text(let before)? = last {
      self[count - 1] = .text(before + text)
    } else {
      append(.text(text))
    }
  }

  /// Whether anything is shown that may be isolated.
  fileprivate var showsArguments: Bool {
    contains { instruction in
      switch instruction {
      case .text, .directional, .tag, .withoutArguments, .failure: false
      default: true
      }
    }
  }
}

extension FormatPlaceholder {
  /// The specifier in the form of a program: without a place in the text, and with all positions numbered.
  var inProgram: FormatPlaceholder {
    FormatPlaceholder(
      range: 0..<0, position: position, isNumbered: true, flags: flags, width: width?.inProgram,
      precision: precision?.inProgram, length: length, conversion: conversion)
  }
}

extension FormatAmount {
  fileprivate var inProgram: FormatAmount {
    guard case .argument(let position, _) = self else { return self }
    return .argument(position: position, isNumbered: true)
  }
}

extension Message {
  /// The message as a program.
  package var program: Program {
    let (syntax, message) = markup
    var compiler = MessageCompiler()
    var program = Program(compiler.block(self))
    program.definitions = compiler.definitions
    program.markup = syntax.map { $0 == .tags ? .tags : .markdown }
    if case .pattern(let pattern) = message.content {
      program.naming = pattern.isMF2 ? .mf2 : .icu
      program.argumentNames = pattern.argumentNames
    }
    return program
  }

  /// The program of a development text, with the types of its arguments.
  package var developmentProgram: Program {
    var program = program
    let arguments = signature.arguments
    guard let count = arguments.map({ $0.position }).max() else { return program }
    program.argumentTypes = Array(repeating: nil, count: count)
    for argument in arguments { program.argumentTypes[argument.position - 1] = argument.type }
    return program
  }
}
