internal import L10nRuntime
package import L10nSyntax

/// Compiles messages to programs.
struct MessageCompiler {
  /// Choices that are made in more than one place.
  private(set) var definitions: [[Instruction]] = []
  /// What the texts are marked up with.
  private var markup: MarkupSyntax?
  /// The variables of the format at hand.
  private var variables: [MessageVariable] = []
  /// How often each variable is used at each argument, and the number of its definition once it has one.
  private var uses: [Use: (count: Int, leastDepth: Int)] = [:]
  private var numbers: [Use: Int] = [:]

  /// A variable and the argument that it chooses by.
  private struct Use: Hashable {
    let variable: String
    let position: Int
  }

  /// Where a format is: the argument of its first specifier without a number, and how deeply.
  private struct Scope {
    var first = 1
    var depth = 0
  }

  /// The instructions of a message.
  mutating func block(_ message: Message, depth: Int = 0) -> [Instruction] {
    switch message.content {
    case .text(let plain): return plainBlock(plain)
    case .format(let plain, let variables):
      self.variables = variables
      (uses, numbers) = ([:], [:])
      countUses(from: FormatString(plain))
      return block(FormatString(plain), of: plain, in: Scope())
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
      var positions: [String: Int] = [:]
      for (place, name) in pattern.argumentNames.enumerated() { positions[name] = place + 1 }
      return PatternCompiler(positions: positions).block(pattern.parts)
    case .markedUp(let marked, let syntax):
      markup = syntax
      return block(marked, depth: depth + 1)
    }
  }

  // MARK: Formats

  /// A plain text, which is as it is written where it shows no arguments and is given none.
  private mutating func plainBlock(_ plain: String) -> [Instruction] {
    let format = FormatString(plain)
    guard plain.utf8.contains(UInt8(ascii: "%")) || markup != nil else { return text(plain) }
    variables = []
    let formatted = block(format, of: plain, in: Scope())
    guard format.arguments.isEmpty else { return formatted }
    let unformatted = markup.map { block(MarkupReading([.text(plain, at: 0)], $0)) { _ in [] } } ?? text(plain)
    return unformatted == formatted ? formatted : [.withoutArguments(unformatted)] + formatted
  }

  private func text(_ text: String) -> [Instruction] { text.isEmpty ? [] : [.text(text)] }

  private mutating func block(_ format: FormatString, of plain: String, in scope: Scope) -> [Instruction] {
    if let error = format.errors.first(where: { $0.isSyntactic }) {
      return [.failure(.unreadable(text: plain, reason: error.description))]
    }
    var instructions: [Instruction] = []
    if let markup {
      let reading = MarkupReading(format, of: plain, markup, from: scope.first)
      for part in reading.parts {
        switch part {
        case .text(let literal): instructions.add(literal)
        case .markup(let markup, _): instructions.append(.tag(Instruction.Tag(markup) { .argument(Int($0) ?? 0) }))
        case .argument(let segment):
          if case .placeholder(let placeholder) = format.segments[segment] {
            instructions += self.instructions(placeholder.counted(from: scope.first), in: scope)
          }
        }
      }
    } else {
      for segment in format.segments {
        switch segment {
        case .literal(let literal): instructions.add(literal)
        case .placeholder(let placeholder):
          instructions += self.instructions(placeholder.counted(from: scope.first), in: scope)
        }
      }
    }
    return instructions.inText(isDirectional: BidiIsolation.isDirectional(plain))
  }

  private func block(_ reading: MarkupReading, _ argument: (Int) -> [Instruction]) -> [Instruction] {
    reading.parts.reduce(into: []) { instructions, part in
      switch part {
      case .text(let literal): instructions.add(literal)
      case .markup(let markup, _): instructions.append(.tag(Instruction.Tag(markup) { .argument(Int($0) ?? 0) }))
      case .argument(let segment): instructions += argument(segment)
      }
    }
  }

  private mutating func instructions(_ placeholder: FormatPlaceholder, in scope: Scope) -> [Instruction] {
    if let name = placeholder.variable { return choice(name, at: placeholder.position, in: scope) }
    let isPlain = placeholder.flags.isEmpty && placeholder.width == nil && placeholder.precision == nil
    switch placeholder.conversion {
    case .object where isPlain: return [.object(position: placeholder.position)]
    case .decimal where isPlain, .unsigned where isPlain:
      return [.whole(position: placeholder.position, placeholder.type)]
    default: return [.field(placeholder.inProgram)]
    }
  }

  // MARK: Variables

  /// Counts how often the variables of a format are used, each with its argument, so that what is used twice is written once.
  ///
  /// The least deep uses come first: each is followed where it may lead furthest, and none more than once. Variables that name
  /// one another would be written out as often as there are ways to them.
  private mutating func countUses(from format: FormatString) {
    var waiting = [(format: format, scope: Scope())]
    var place = 0
    while place < waiting.count {
      let (format, scope) = waiting[place]
      place += 1
      for placeholder in format.placeholders {
        let placeholder = placeholder.counted(from: scope.first)
        guard let name = placeholder.variable else { continue }
        let use = Use(variable: name, position: placeholder.position)
        uses[use, default: (0, scope.depth)].count += 1
        guard uses[use]?.count == 1, scope.depth < MessageLimits.depth,
          let variable = variables.last(where: { $0.name == name })
        else { continue }
        let inner = Scope(first: placeholder.position, depth: scope.depth + 1)
        waiting += variable.variants.map { (FormatString($0.text), inner) }
      }
    }
  }

  private mutating func choice(_ name: String, at position: Int, in scope: Scope) -> [Instruction] {
    guard let variable = variables.last(where: { $0.name == name }) else {
      return [.failure(.undefinedVariable(name))]
    }
    // Variables may name one another without an end, at ever higher positions.
    guard scope.depth < MessageLimits.depth else { return [.failure(.endless)] }
    let use = Use(variable: name, position: position)
    guard let known = uses[use], known.count > 1 else {
      return [.choice(choice(of: variable, at: position, in: scope))]
    }
    if let number = numbers[use] { return [.definition(number)] }
    let number = definitions.count
    definitions.append([])
    numbers[use] = number
    // Who comes to it by a longer way is told when the program runs.
    definitions[number] = [.choice(choice(of: variable, at: position, in: Scope(depth: known.leastDepth)))]
    return [.definition(number)]
  }

  private mutating func choice(of variable: MessageVariable, at position: Int, in outer: Scope) -> Instruction.Choice {
    let scope = Scope(first: position, depth: outer.depth + 1)
    let value: CountedValue
    switch variable.valuePlaceholder {
    case nil: value = .any
    case let placeholder? where placeholder.conversion == .decimal || placeholder.conversion == .unsigned:
      value = .whole(placeholder.type)
    case let placeholder?: value = .shown(placeholder.counted(from: position).inProgram)
    }
    switch variable.rule {
    case .plural:
      var categories = Instruction.Categories()
      for category in PluralCategory.allCases {
        guard let text = variable.text(for: category.rawValue) else { continue }
        categories[category] = block(FormatString(text), of: text, in: scope)
      }
      return Instruction.Choice(variable.name, position: position, value, .plural(categories))
    case .gender:
      var known: Set<String> = []
      let variants = variable.variants.reversed().filter { known.insert($0.category).inserted }.reversed()
      let keyed = variants.map {
        Instruction.Keyed($0.category, block(FormatString($0.text), of: $0.text, in: scope))
      }
      return Instruction.Choice(variable.name, position: position, value, .digits(keyed))
    }
  }
}

extension [Instruction] {
  /// Adds text.
  mutating func add(_ text: String) {
    if text.isEmpty { return }
    if case .text(let before)? = last {
      self[count - 1] = .text(before + text)
    } else {
      append(.text(text))
    }
  }

  /// The block of a text: says that the text is directional, where anything is shown that may be isolated.
  func inText(isDirectional: Bool) -> [Instruction] {
    let showsArguments = contains { instruction in
      switch instruction {
      case .text, .directional, .tag, .withoutArguments, .failure: false
      default: true
      }
    }
    return isDirectional && showsArguments ? [.directional] + self : self
  }
}

extension FormatPlaceholder {
  /// The specifier as a program has it: without a place in the text, all positions written.
  fileprivate var inProgram: FormatPlaceholder {
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

extension Instruction.Tag {
  /// A tag of a message.
  /// - Parameter operand: what the name of an argument is.
  init(_ markup: MessageMarkup, _ operand: (String) -> Instruction.Operand) {
    func values(_ value: MessageMarkup.Option.Value) -> [Value] {
      switch value {
      case .text(let text): [.text(text)]
      case .argument(let name): [.operand(operand(name))]
      case .joined(let values): values.flatMap(values(_:))
      }
    }
    self.init(
      TagMark.Kind(markup.kind), markup.name, markup.options.map { Option($0.name, values($0.value)) })
  }
}

extension TagMark.Kind {
  init(_ kind: MessageMarkup.Kind) {
    self =
      switch kind {
      case .open: .open
      case .close: .close
      case .standalone: .standalone
      }
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

  /// The program with the types of its arguments, as a development text has them.
  package var developmentProgram: Program {
    var program = program
    let arguments = signature.arguments
    guard let count = arguments.map({ $0.position }).max() else { return program }
    program.argumentTypes = Array(repeating: nil, count: count)
    for argument in arguments { program.argumentTypes[argument.position - 1] = argument.type }
    return program
  }
}
