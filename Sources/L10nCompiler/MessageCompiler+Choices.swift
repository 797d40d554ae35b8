import L10nRuntime
import L10nSyntax

extension MessageCompiler {
  // MARK: Variables of formats

  /// Sets the variables of a format, and counts the uses of each with its argument, so that one that is used twice is
  /// written once.
  ///
  /// The uses with the least depth come first: each is followed from the place that leads furthest, and none more than
  /// once. Variables that refer to one another would otherwise be written out for every path to them.
  mutating func define(_ variables: [MessageVariable], for format: FormatString) {
    self.variables = variables
    (uses, numbers) = ([:], [:])
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

  /// The instructions that show the variable with a name.
  mutating func choice(_ name: String, at position: Int, in scope: Scope) -> [Instruction] {
    guard let variable = variables.last(where: { $0.name == name }) else {
      return [.failure(.undefinedVariable(name))]
    }
    // Variables may refer to one another endlessly, with increasing positions.
    guard scope.depth < MessageLimits.depth else { return [.failure(.endless)] }
    let use = Use(variable: name, position: position)
    guard let known = uses[use], known.count > 1 else {
      return [.choice(choice(of: variable, at: position, in: scope))]
    }
    if let number = numbers[use] { return [.definition(number)] }
    let number = definitions.count
    definitions.append([])
    numbers[use] = number
    // A longer path to it is detected when the program runs.
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

  // MARK: Choices of patterns

  /// The instruction that selects a variant.
  mutating func instruction(_ select: MessageSelect, in scope: Scope) -> Instruction {
    let operand = operand(select.name)
    var categories = Instruction.Categories()
    var keyed: [Instruction.Keyed] = []
    for variant in select.variants {
      switch variant.key {
      case .keyword(let keyword) where select.function == .text:
        keyed.append(Instruction.Keyed(keyword, block(variant.parts, in: scope)))
      case .keyword(let keyword):
        guard let category = PluralCategory(rawValue: keyword), categories[category] == nil else { continue }
        categories[category] = block(variant.parts, in: scope)
      case .exactly(let number):
        if select.function == .text { continue }
        keyed.append(Instruction.Keyed("\(number)", block(variant.parts, in: scope)))
      }
    }
    if select.function == .text { return .select(operand, keyed) }
    let style = select.style ?? select.other?.style(of: select.name) ?? .plain
    return .plural(
      Instruction.Plural(
        operand, isOrdinal: select.function == .ordinal, offset: select.offset,
        skeleton: style == .plain ? "" : style.skeleton,
        isStyled: select.style != nil, exact: keyed, categories))
  }
}

extension MessageSelect.Variant {
  /// The style in which the variant first shows its selecting number. As in ICU, `other` decides, because it is
  /// required and usually contains the number: English "1.0 hours".
  fileprivate func style(of name: String) -> NumberStyle {
    for part in parts {
      switch part {
      case .number: return .plain
      case .placeholder(let placeholder) where placeholder.name == name:
        if case .number(let style) = placeholder.function { return style }
        return .plain
      case .text, .placeholder, .select, .markup: break
      }
    }
    return .plain
  }
}
