import L10nRuntime
import L10nSyntax

/// Compiles the parts of a pattern to instructions.
struct PatternCompiler {
  /// The positions of the arguments by name, from 1.
  let positions: [String: Int]

  func block(_ parts: [MessagePart]) -> [Instruction] {
    let isDirectional = parts.contains { part in
      if case .text(let literal) = part { BidiIsolation.isDirectional(literal) } else { false }
    }
    var instructions: [Instruction] = []
    for part in parts {
      switch part {
      case .text(let literal): instructions.add(literal)
      case .number: instructions.append(.pluralNumber)
      case .placeholder(let placeholder): instructions.append(instruction(placeholder))
      case .select(let select): instructions.append(instruction(select))
      case .markup(let markup): instructions.append(.tag(Instruction.Tag(markup, operand)))
      }
    }
    return instructions.inText(isDirectional: isDirectional)
  }

  private func operand(_ name: String) -> Instruction.Operand {
    name.literalOperand.map { .literal($0) } ?? .argument(positions[name] ?? 0)
  }

  private func instruction(_ placeholder: MessagePlaceholder) -> Instruction {
    let operand = operand(placeholder.name)
    switch placeholder.function {
    case .none: return .value(operand)
    case .text: return .string(operand)
    case .number(let style): return .number(operand, offset: placeholder.offset, skeleton: style.skeleton)
    case .date(let form): return .date(operand, form: form)
    case .unsupported(let function, let options):
      let format = function + (options.map { "," + $0 } ?? "")
      return .failure(.unsupported(argument: placeholder.name, format: format))
    }
  }

  private func instruction(_ select: MessageSelect) -> Instruction {
    let operand = operand(select.name)
    if select.function == .text {
      return .select(
        operand,
        select.variants.compactMap { variant in
          guard case .keyword(let keyword) = variant.key else { return nil }
          return Instruction.Keyed(keyword, block(variant.parts))
        })
    }
    var categories = Instruction.Categories()
    var exact: [Instruction.Keyed] = []
    for variant in select.variants {
      switch variant.key {
      case .exactly(let number): exact.append(Instruction.Keyed("\(number)", block(variant.parts)))
      case .keyword(let keyword):
        guard let category = PluralCategory(rawValue: keyword), categories[category] == nil else { continue }
        categories[category] = block(variant.parts)
      }
    }
    let style = select.style ?? select.other?.style(of: select.name) ?? .plain
    return .plural(
      Instruction.Plural(
        operand, isOrdinal: select.function == .ordinal, offset: select.offset,
        skeleton: style == .plain ? "" : style.skeleton,
        isStyled: select.style != nil, exact: exact, categories))
  }
}

extension MessageSelect.Variant {
  /// How the variant first shows the number that it is chosen by, which ICU asks because the variant for `other` has to be
  /// there and usually holds the number: English "1.0 hours".
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
