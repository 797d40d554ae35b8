internal import L10nRuntime

// Reads a program back into its instructions: for its signature and for lending forms, never to show it.

extension Program {
  /// The program from its `text`.
  /// - Returns: `nil` for text that begins with U+0001 and is not a program.
  package init?(text: String) {
    guard text.utf8.first == ProgramForm.mark else {
      self.init(text.isEmpty ? [] : [.text(text)])
      return
    }
    var text = text
    let program = text.withUTF8 { bytes -> Program? in
      guard var cursor = ProgramCursor(bytes), cursor.byte() == ProgramForm.mark else { return nil }
      return cursor.program()
    }
    guard let program else { return nil }
    self = program
  }
}

extension ProgramCursor {
  fileprivate mutating func program() -> Program? {
    guard let bits = digit().map({ UInt8($0) }), let naming = Program.Naming(rawValue: bits & ProgramForm.namesBits)
    else { return nil }
    var program = Program([])
    program.naming = naming
    if bits & ProgramForm.markupBits != 0 {
      guard let markup = Program.Markup(rawValue: bits & ProgramForm.markupBits) else { return nil }
      program.markup = markup
    }
    if bits & ProgramForm.typesBit != 0 {
      guard let types = list({ $0.optionalType() }) else { return nil }
      program.argumentTypes = types
    }
    if naming != .positions {
      guard let names = list({ $0.text() }) else { return nil }
      program.argumentNames = names
    }
    if bits & ProgramForm.definitionsBit != 0 {
      guard let definitions = list({ $0.nested(depth: 0) }) else { return nil }
      program.definitions = definitions
    }
    guard let block = instructions(depth: 0) else { return nil }
    program.block = block
    return program
  }

  private mutating func list<Item>(_ item: (inout ProgramCursor) -> Item?) -> [Item]? {
    guard let count = number() else { return nil }
    var items: [Item] = []
    // A wrong count ends with the text: every item takes at least a byte.
    for _ in 0..<count {
      guard let next = item(&self) else { return nil }
      items.append(next)
    }
    return items
  }

  private mutating func nested(depth: Int) -> [Instruction]? {
    guard var block = block() else { return nil }
    return block.instructions(depth: depth + 1)
  }

  private mutating func instructions(depth: Int) -> [Instruction]? {
    guard depth <= 4 * MessageLimits.depth else { return nil }
    var instructions: [Instruction] = []
    while !isAtEnd {
      guard let text = text() else { return nil }
      if !text.isEmpty { instructions.append(.text(text)) }
      if isAtEnd { break }
      guard let instruction = instruction(depth: depth) else { return nil }
      instructions.append(instruction)
    }
    return instructions
  }

  private mutating func instruction(depth: Int) -> Instruction? {
    let opcode = byte()
    switch opcode {
    case Opcode.directional: return .directional
    case Opcode.pluralNumber: return .pluralNumber
    case Opcode.object: return number().map { .object(position: $0) }
    case Opcode.whole:
      guard let type = type(), let position = number() else { return nil }
      return .whole(position: position, type)
    default:
      guard var body = block(), let instruction = body.longInstruction(opcode, depth: depth) else { return nil }
      return instruction
    }
  }

  private mutating func longInstruction(_ opcode: UInt8?, depth: Int) -> Instruction? {
    switch opcode {
    case Opcode.field: return placeholder().map { .field($0) }
    case Opcode.choice: return choice(isPlural: true, depth: depth).map { .choice($0) }
    case Opcode.digits: return choice(isPlural: false, depth: depth).map { .choice($0) }
    case Opcode.definition: return number().map { .definition($0) }
    case Opcode.value: return operand().map { .value($0) }
    case Opcode.string: return operand().map { .string($0) }
    case Opcode.number:
      guard let operand = operand(), let offset = decimal(), let skeleton = text() else { return nil }
      return .number(operand, offset: offset, skeleton: skeleton)
    case Opcode.date:
      guard let operand = operand(), let form = text() else { return nil }
      return .date(operand, form: form)
    case Opcode.plural: return plural(isOrdinal: false, depth: depth).map { .plural($0) }
    case Opcode.ordinal: return plural(isOrdinal: true, depth: depth).map { .plural($0) }
    case Opcode.select:
      guard let operand = operand(), let variants = keyed(depth: depth) else { return nil }
      return .select(operand, variants)
    case Opcode.tag: return tag().map { .tag($0) }
    case Opcode.device: return keyed(depth: depth).map { .device($0) }
    case Opcode.width: return keyed(depth: depth).map { .width($0) }
    case Opcode.withoutArguments: return instructions(depth: depth + 1).map { .withoutArguments($0) }
    case Opcode.failure: return failure().map { .failure($0) }
    default: return nil
    }
  }

  private mutating func optionalType() -> ArgumentType?? {
    let types = ArgumentType.allCases
    return digit().map { $0 < types.count ? types[$0] : nil }
  }

  private mutating func choice(isPlural: Bool, depth: Int) -> Instruction.Choice? {
    guard let position = number(), let value = countedValue() else { return nil }
    if isPlural {
      guard let categories = categories(depth: depth), let name = text() else { return nil }
      return Instruction.Choice(name, position: position, value, .plural(categories))
    }
    guard let variants = keyed(depth: depth), let name = text() else { return nil }
    return Instruction.Choice(name, position: position, value, .digits(variants))
  }

  private mutating func categories(depth: Int) -> Instruction.Categories? {
    guard let coded: Categories = categories(), let rest = coded.rest else { return nil }
    var categories = Instruction.Categories()
    for place in 0..<6 where coded.has(place) {
      guard var block = coded.block(place), let instructions = block.instructions(depth: depth + 1) else { return nil }
      categories.blocks[place] = instructions
    }
    self = rest
    return categories
  }

  private mutating func keyed(depth: Int) -> [Instruction.Keyed]? {
    list { cursor in
      guard let key = cursor.text(), let block = cursor.nested(depth: depth) else { return nil }
      return Instruction.Keyed(key, block)
    }
  }

  private mutating func operand() -> Instruction.Operand? {
    guard let position = number() else { return nil }
    return position > 0 ? .argument(position) : text().map { .literal($0) }
  }

  private mutating func plural(isOrdinal: Bool, depth: Int) -> Instruction.Plural? {
    guard let operand = operand(), let offset = decimal(), let isStyled = digit(), let skeleton = text(),
      let exact = keyed(depth: depth), let categories: Instruction.Categories = categories(depth: depth)
    else { return nil }
    return Instruction.Plural(
      operand, isOrdinal: isOrdinal, offset: offset, skeleton: skeleton, isStyled: isStyled == 1, exact: exact,
      categories)
  }

  private mutating func tag() -> Instruction.Tag? {
    guard let kind = digit().flatMap({ TagMark.Kind(rawValue: $0) }), let name = text() else { return nil }
    let options = list { cursor -> Instruction.Tag.Option? in
      guard let name = cursor.text(), let values = cursor.list({ $0.tagValue() }) else { return nil }
      return Instruction.Tag.Option(name, values)
    }
    return options.map { Instruction.Tag(kind, name, $0) }
  }

  private mutating func tagValue() -> Instruction.Tag.Value? {
    switch digit() {
    case 0: return text().map { .text($0) }
    case 1: return operand().map { .operand($0) }
    default: return nil
    }
  }

  private mutating func failure() -> Instruction.Failure? {
    guard let kind = digit(), let first = text(), let second = text() else { return nil }
    switch kind {
    case 0: return .unreadable(text: first, reason: second)
    case 1: return .undefinedVariable(first)
    case 2: return .noVariant
    case 3: return .endless
    case 4: return .unsupported(argument: first, format: second)
    default: return nil
    }
  }
}
