/// Writes programs; see `Program` for the form.
struct ProgramWriter {
  private(set) var bytes: [UInt8] = []

  /// The number of a digit that says that two or six digits follow.
  static let medium = 62
  static let long = 63

  private mutating func digit(_ value: Int) { bytes.append(UInt8(0x30 + value & 0x3F)) }

  private mutating func digits(_ value: Int, count: Int) {
    for place in (0..<count).reversed() { digit(value >> (6 * place)) }
  }

  private mutating func number(_ value: Int) {
    switch value {
    case ..<Self.medium: digit(value)
    case ..<4096:
      digit(Self.medium)
      digits(value, count: 2)
    default:
      digit(Self.long)
      digits(value, count: 6)
    }
  }

  private mutating func write(_ text: String) {
    number(text.utf8.count)
    bytes += text.utf8
  }

  mutating func write(_ program: Program) {
    bytes.append(Program.mark)
    var bits = program.naming.rawValue | (program.markup?.rawValue ?? 0)
    if !program.definitions.isEmpty { bits |= .definitionsBit }
    if !program.argumentTypes.isEmpty { bits |= .typesBit }
    digit(Int(bits))
    if bits & .typesBit != 0 {
      number(program.argumentTypes.count)
      for type in program.argumentTypes {
        if let type { write(type) } else { digit(Self.long) }
      }
    }
    if program.naming != .positions {
      number(program.argumentNames.count)
      for name in program.argumentNames { write(name) }
    }
    if bits & .definitionsBit != 0 {
      number(program.definitions.count)
      for definition in program.definitions { writeNested(definition) }
    }
    write(program.block)
  }

  /// A block and before it the number of its bytes.
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
    case .object(let position):
      bytes.append(Opcode.object)
      number(position)
    case .whole(let position, let type):
      bytes.append(Opcode.whole)
      write(type)
      number(position)
    case .field(let placeholder):
      bytes.append(Opcode.field)
      write(placeholder)
    case .choice(let choice): write(choice)
    case .definition(let place):
      bytes.append(Opcode.definition)
      number(place)
    case .value(let operand):
      bytes.append(Opcode.value)
      write(operand)
    case .string(let operand):
      bytes.append(Opcode.string)
      write(operand)
    case .number(let operand, let offset, let skeleton):
      bytes.append(Opcode.number)
      write(operand)
      write(offset == 0 ? "" : "\(offset)")
      write(skeleton)
    case .date(let operand, let form):
      bytes.append(Opcode.date)
      write(operand)
      write(form)
    case .pluralNumber: bytes.append(Opcode.pluralNumber)
    case .plural(let plural): write(plural)
    case .select(let operand, let variants):
      bytes.append(Opcode.select)
      write(operand)
      write(variants)
    case .tag(let tag): write(tag)
    case .device(let variants):
      bytes.append(Opcode.device)
      write(variants)
    case .width(let variants):
      bytes.append(Opcode.width)
      write(variants)
    case .withoutArguments(let block):
      bytes.append(Opcode.withoutArguments)
      writeNested(block)
    case .failure(let failure): write(failure)
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
    switch choice.variants {
    case .plural: bytes.append(Opcode.choice)
    case .digits: bytes.append(Opcode.digits)
    }
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
    write(choice.name)
    switch choice.variants {
    case .plural(let categories): write(categories)
    case .digits(let variants): write(variants)
    }
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
    bytes.append(plural.isOrdinal ? Opcode.ordinal : Opcode.plural)
    write(plural.operand)
    write(plural.offset == 0 ? "" : "\(plural.offset)")
    digit(plural.isStyled ? 1 : 0)
    write(plural.skeleton)
    write(plural.exact)
    write(plural.categories)
  }

  private mutating func write(_ tag: Instruction.Tag) {
    bytes.append(Opcode.tag)
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
    bytes.append(Opcode.failure)
    digit(parts.kind)
    write(parts.first)
    write(parts.second)
  }
}

extension Program {
  /// The program as text, whose UTF-8 `Interpreter` reads.
  package var text: String {
    if let plainText, plainText.utf8.first != Self.mark { return plainText }
    var writer = ProgramWriter()
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
