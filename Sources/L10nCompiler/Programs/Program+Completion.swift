package import L10nRuntime

extension Program {
  /// This program with missing plural categories taken from another program of the same language, variable by variable.
  ///
  ///     fr-CA one, other + fr one, many, other → one, other, many
  ///
  /// Only `categories` are taken, which are those that the plural rules of this program's locale can select: an
  /// explicit `zero` in a language without that category is a choice of wording, not a missing form. Programs of
  /// different structure are not mixed.
  package func completed(by other: Program, categories: [PluralCategory]) -> Program {
    guard naming == .positions, other.naming == .positions else { return self }
    var completion = Completion(other, categories, firstDefinition: definitions.count)
    var program = self
    program.block = completion.block(block)
    program.definitions = definitions.map { completion.block($0) }
    if completion.takesDefinitions {
      program.definitions += other.definitions.map { Completion.moved($0, by: definitions.count) }
    }
    return program
  }
}

/// Takes forms from one program into the blocks of another.
private struct Completion {
  let categories: [PluralCategory]
  /// The number of the other program's first definition.
  let firstDefinition: Int
  private(set) var takesDefinitions = false
  private var choices: [String: Instruction.Choice] = [:]
  /// The keys of devices and widths around the current block.
  private var path: [String] = []

  init(_ other: Program, _ categories: [PluralCategory], firstDefinition: Int) {
    self.categories = categories
    self.firstDefinition = firstDefinition
    for definition in other.definitions { collect(definition, []) }
    collect(other.block, [])
  }

  private static func name(_ choice: Instruction.Choice, _ path: [String]) -> String {
    (path + ["\(choice.position)", choice.name]).reduce("") { "\($0)\u{0}\($1)" }
  }

  private mutating func collect(_ block: [Instruction], _ path: [String]) {
    for instruction in block {
      switch instruction {
      case .choice(let choice):
        guard case .plural(let categories) = choice.variants else { continue }
        let name = Self.name(choice, path)
        if choices[name] == nil { choices[name] = choice }
        for block in categories.blocks { collect(block ?? [], path) }
      case .device(let variants), .width(let variants):
        for variant in variants { collect(variant.block, path + [variant.key]) }
      case .withoutArguments(let block): collect(block, path)
      default: continue
      }
    }
  }

  mutating func block(_ block: [Instruction]) -> [Instruction] {
    block.map { instruction in
      switch instruction {
      case .choice(let choice): return .choice(completed(choice))
      case .device(let variants): return .device(keyed(variants))
      case .width(let variants): return .width(keyed(variants))
      default: return instruction
      }
    }
  }

  private mutating func keyed(_ variants: [Instruction.Keyed]) -> [Instruction.Keyed] {
    variants.map { variant in
      path.append(variant.key)
      defer { path.removeLast() }
      return Instruction.Keyed(variant.key, block(variant.block))
    }
  }

  private mutating func completed(_ choice: Instruction.Choice) -> Instruction.Choice {
    guard case .plural(var own) = choice.variants else { return choice }
    for place in own.blocks.indices { own.blocks[place] = own.blocks[place].map { block($0) } }
    if case .plural(let others)? = choices[Self.name(choice, path)]?.variants {
      for category in categories where own[category] == nil {
        guard let block = others[category] else { continue }
        own[category] = Self.moved(block, by: firstDefinition)
        takesDefinitions = true
      }
    }
    var choice = choice
    choice.variants = .plural(own)
    return choice
  }

  /// A block with the numbers of its definitions increased by a count.
  static func moved(_ block: [Instruction], by count: Int) -> [Instruction] {
    block.map { instruction in
      switch instruction {
      case .definition(let number): return .definition(number + count)
      case .choice(var choice):
        switch choice.variants {
        case .plural(var categories):
          for place in categories.blocks.indices {
            categories.blocks[place] = categories.blocks[place].map { moved($0, by: count) }
          }
          choice.variants = .plural(categories)
        case .digits(let variants):
          choice.variants = .digits(variants.map { Instruction.Keyed($0.key, moved($0.block, by: count)) })
        }
        return .choice(choice)
      default: return instruction
      }
    }
  }
}
