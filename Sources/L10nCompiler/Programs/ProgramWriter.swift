internal import L10nRuntime

/// Writes programs; see `ProgramForm`.
struct ProgramWriter {
  private(set) var bytes: [UInt8] = []

  private mutating func digit(_ value: Int) { bytes.append(UInt8(0x30 + value & 0x3F)) }

  private mutating func digits(_ value: Int, count: Int) {
    for place in (0..<count).reversed() { digit(value >> (6 * place)) }
  }

  private mutating func number(_ value: Int) {
    switch value {
    case ..<ProgramForm.medium: digit(value)
    case ..<4096:
      digit(ProgramForm.medium)
      digits(value, count: 2)
    default:
      digit(ProgramForm.long)
      digits(value, count: 6)
    }
  }

  private mutating func write(_ text: String) {
    number(text.utf8.count)
    bytes += text.utf8
  }

  mutating func write(_ program: Program) {
    bytes.append(ProgramForm.mark)
    var bits = program.naming.rawValue | (program.markup?.rawValue ?? 0)
    if !program.definitions.isEmpty { bits |= ProgramForm.definitionsBit }
    if !program.argumentTypes.isEmpty { bits |= ProgramForm.typesBit }
    digit(Int(bits))
    if bits & ProgramForm.typesBit != 0 {
      number(program.argumentTypes.count)
      for type in program.argumentTypes {
        if let type { write(type) } else { digit(ProgramForm.long) }
      }
    }
    if program.naming != .positions {
      number(program.argumentNames.count)
      for name in program.argumentNames { write(name) }
    }
    if bits & ProgramForm.definitionsBit != 0 {
      number(program.definitions.count)
      for definition in program.definitions { writeNested(definition) }
    }
    write(program.block)
  }

  /// Writes a block, preceded by the number of its bytes.
  private mutating func writeNested(_ block: [Instruction]) {
    var inner = ProgramWriter()
    inner.write(block)
    number(inner.bytes.count)
    bytes += inner.bytes
  }

  private mutating func write(_ block: [Instruction]) {
    var isAfterText = false
    for instruction in block {
      if case .text(let text) = instruction {
        write(text)
        isAfterText = true
        continue
      }
      if !isAfterText { digit(0) }
      isAfterText = false
      write(instruction)
    }
  }

  private mutating func write(_ instruction: Instruction) {
    switch instruction {
    case .text: break
    case .directional: bytes.append(Opcode.directional)
    case .pluralNumber: bytes.append(Opcode.pluralNumber)
    case .object(let position):
      bytes.append(Opcode.object)
      number(position)
    case .whole(let position, let type):
      bytes.append(Opcode.whole)
      write(type)
      number(position)
    default:
      var body = ProgramWriter()
      guard let opcode = body.writeBody(instruction) else { return }
      bytes.append(opcode)
      number(body.bytes.count)
      bytes += body.bytes
    }
  }

  /// Writes the operands of an instruction that are preceded by the number of their bytes.
  /// - Returns: its opcode; `nil` for an instruction without that number.
  private mutating func writeBody(_ instruction: Instruction) -> UInt8? {
    switch instruction {
    case .text, .directional, .pluralNumber, .object, .whole: return nil
    case .field(let placeholder):
      write(placeholder)
      return Opcode.field
    case .choice(let choice):
      write(choice)
      if case .plural = choice.variants { return Opcode.choice }
      return Opcode.digits
    case .definition(let place):
      number(place)
      return Opcode.definition
    case .value(let operand):
      write(operand)
      return Opcode.value
    case .string(let operand):
      write(operand)
      return Opcode.string
    case .number(let operand, let offset, let skeleton):
      write(operand)
      write(offset == 0 ? "" : "\(offset)")
      write(skeleton)
      return Opcode.number
    case .date(let operand, let form):
      write(operand)
      write(form)
      return Opcode.date
    case .plural(let plural):
      write(plural)
      return plural.isOrdinal ? Opcode.ordinal : Opcode.plural
    case .select(let operand, let variants):
      write(operand)
      write(variants)
      return Opcode.select
    case .tag(let tag):
      write(tag)
      return Opcode.tag
    case .device(let variants):
      write(variants)
      return Opcode.device
    case .width(let variants):
      write(variants)
      return Opcode.width
    case .withoutArguments(let block):
      write(block)
      return Opcode.withoutArguments
    case .failure(let failure):
      write(failure)
      return Opcode.failure
    }
  }

  private mutating func write(_ type: ArgumentType) { digit(ArgumentType.allCases.firstIndex(of: type) ?? 0) }

  private mutating func write(_ placeholder: FormatPlaceholder) {
    bytes.append(placeholder.conversion.letter)
    digit(Int(placeholder.flags.rawValue))
    digit(placeholder.length.flatMap { FormatLength.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
    number(placeholder.position)
    for amount in [placeholder.width, placeholder.precision] {
      switch amount {
      case nil: digit(0)
      case .literal(let value):
        digit(1)
        number(value)
      case .argument(let position, _):
        digit(2)
        number(position)
      }
    }
  }

  private mutating func write(_ choice: Instruction.Choice) {
    number(choice.position)
    switch choice.value {
    case .any: digit(0)
    case .whole(let type):
      digit(1)
      write(type)
    case .shown(let placeholder):
      digit(2)
      write(placeholder)
    }
    switch choice.variants {
    case .plural(let categories): write(categories)
    case .digits(let variants): write(variants)
    }
    write(choice.name)
  }

  private mutating func write(_ categories: Instruction.Categories) {
    var mask = 0
    var blocks: [UInt8] = []
    var ends: [Int] = []
    for (place, block) in categories.blocks.enumerated() {
      guard let block else { continue }
      mask |= 1 << place
      var inner = ProgramWriter()
      inner.write(block)
      blocks += inner.bytes
      ends.append(blocks.count)
    }
    digit(mask)
    let count = blocks.count < 4096 ? 2 : 6
    digit(count)
    for end in ends { digits(end, count: count) }
    bytes += blocks
  }

  private mutating func write(_ variants: [Instruction.Keyed]) {
    number(variants.count)
    for variant in variants {
      write(variant.key)
      writeNested(variant.block)
    }
  }

  private mutating func write(_ operand: Instruction.Operand) {
    switch operand {
    case .argument(let position): number(position)
    case .literal(let text):
      digit(0)
      write(text)
    }
  }

  private mutating func write(_ plural: Instruction.Plural) {
    write(plural.operand)
    write(plural.offset == 0 ? "" : "\(plural.offset)")
    digit(plural.isStyled ? 1 : 0)
    write(plural.skeleton)
    write(plural.exact)
    write(plural.categories)
  }

  private mutating func write(_ tag: Instruction.Tag) {
    digit(tag.kind.rawValue)
    write(tag.name)
    number(tag.options.count)
    for option in tag.options {
      write(option.name)
      number(option.values.count)
      for value in option.values {
        switch value {
        case .text(let text):
          digit(0)
          write(text)
        case .operand(let operand):
          digit(1)
          write(operand)
        }
      }
    }
  }

  private mutating func write(_ failure: Instruction.Failure) {
    let parts: (kind: Int, first: String, second: String) =
      switch failure {
      case .unreadable(let text, let reason): (0, text, reason)
      case .undefinedVariable(let name): (1, name, "")
      case .noVariant: (2, "", "")
      case .endless: (3, "", "")
      case .unsupported(let argument, let format): (4, argument, format)
      }
    digit(parts.kind)
    write(parts.first)
    write(parts.second)
  }
}

extension Program {
  /// The program as text, whose UTF-8 `Interpreter` reads.
  package var text: String {
    if let plainText, plainText.utf8.first != ProgramForm.mark { return plainText }
    var writer = ProgramWriter()
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
