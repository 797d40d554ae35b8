// Placeholders, plurals and tags of patterns.

extension Interpreter {
  typealias Argument = UnsafePointer<MessageArgument>

  /// Runs an instruction that begins with an operand.
  @inline(__always)
  mutating func runOperand(_ opcode: UInt8, _ body: ProgramCursor, in scope: Scope) -> Bool {
    var block = body
    let place = block.offset
    guard let position = block.number() else { return false }
    if position > 0 {
      guard let argument = argument(position) else { return false }
      return run(opcode, argument, position, &block, at: place, in: scope)
    }
    guard let text = block.text() else { return false }
    return withUnsafePointer(to: MessageArgument(literal: text)) { run(opcode, $0, 0, &block, at: place, in: scope) }
  }

  /// - Parameters:
  ///   - position: the position of the argument; 0 for a literal.
  ///   - place: the offset of the operand in the program.
  private mutating func run(
    _ opcode: UInt8, _ argument: Argument, _ position: Int, _ block: inout ProgramCursor, at place: Int, in scope: Scope
  ) -> Bool {
    let start = output.count
    switch opcode {
    case Opcode.value: guard appendPlain(argument, in: scope) else { return false }
    case Opcode.number: guard appendNumber(argument, position, &block) else { return false }
    case Opcode.date: guard appendDate(argument, position, &block) else { return false }
    case Opcode.string: guard appendString(argument, in: scope) else { return false }
    case Opcode.plural: return runPlural(argument, position, &block, at: place, isOrdinal: false, in: scope)
    case Opcode.ordinal: return runPlural(argument, position, &block, at: place, isOrdinal: true, in: scope)
    case Opcode.select: return runSelect(argument, position, &block, in: scope)
    default: return false
    }
    if position > 0 { mark(position, from: start) }
    return true
  }

  // MARK: Placeholders

  /// Writes an argument without a function. Unlike with `%@`, numbers are not isolated.
  @inline(__always)
  private mutating func appendPlain(_ argument: Argument, in scope: Scope) -> Bool {
    if case .string = argument.pointee { return append(object: argument, isDirectional: scope.isDirectional) }
    if let number = argument.pointee.integerValue { return append(number) }
    if argument.lent.pointee.value.hasForm { return appendForm(argument) }
    if let number = argument.pointee.decimal { return append(number, NumberForm.plainSkeleton) }
    return append(object: argument, isDirectional: scope.isDirectional)
  }

  /// Writes an argument as text, with numbers in ASCII digits.
  private mutating func appendString(_ argument: Argument, in scope: Scope) -> Bool {
    if let digits = argument.pointee.plainNumber { return append(digits, isDirectional: scope.isDirectional) }
    return append(object: argument, isDirectional: scope.isDirectional)
  }

  /// Writes a number, plus an offset, in a style.
  private mutating func appendNumber(_ argument: Argument, _ position: Int, _ block: inout ProgramCursor) -> Bool {
    guard let offset = block.decimal(), let skeleton = block.bytes() else { return false }
    let number = offset == 0 ? argument.pointee.decimal : argument.pointee.less(-offset).decimal
    guard let number else { return wrong(argument, position, "a number") }
    return append(number, skeleton)
  }

  /// Writes a number in the style of a skeleton.
  @inline(__always)
  private mutating func append(_ number: DecimalNumber, _ skeleton: Bytes) -> Bool {
    context.formats.style(skeleton).use { $0.append(number, to: &output) }
  }

  /// Writes an instant in a form.
  private mutating func appendDate(_ argument: Argument, _ position: Int, _ block: inout ProgramCursor) -> Bool {
    guard let form = block.bytes() else { return false }
    guard case .date(let instant, _) = argument.pointee else { return wrong(argument, position, "a date and time") }
    let date = MessageArgument.date(instant, DateForm(text: String(decoding: form, as: UTF8.self)))
    return context.formats.append(ownWords: date, to: &output)
  }

  @inline(never)
  private mutating func wrong(_ argument: Argument, _ position: Int, _ expected: String) -> Bool {
    fail { .wrongValue(position: position, expected: expected, found: argument.pointee.kind) }
  }

  // MARK: Plurals

  /// Writes the number of the enclosing plural; nothing if there is none.
  mutating func appendPluralNumber(in scope: Scope, _ block: ProgramCursor) -> Bool {
    if scope.plural == 0 { return true }
    var operand = block.at(scope.plural)
    if scope.offset == 0 { return runOperand(Opcode.value, operand, in: scope) }
    guard let (position, number) = self.operand(&operand) else { return false }
    let value = number.less(scope.offset)
    let start = output.count
    guard withUnsafePointer(to: value, { appendPlain($0, in: scope) }) else { return false }
    if position > 0 { mark(position, from: start) }
    return true
  }

  private mutating func runPlural(
    _ argument: Argument, _ position: Int, _ block: inout ProgramCursor, at place: Int, isOrdinal: Bool,
    in outer: Scope
  ) -> Bool {
    guard let offset = block.decimal(), let isStyled = block.digit(), let skeleton = block.bytes(),
      let count = block.number()
    else { return false }
    var scope = outer
    scope.plural = place
    scope.offset = offset
    scope.depth &+= 1
    guard Int(scope.depth) <= 2 * MessageLimits.depth else { return fail { .endlessVariables } }
    var chosen: ProgramCursor?
    if count > 0 {
      let exact = exactNumber(of: argument, isStyled == 1 ? skeleton : nil)
      for _ in 0..<count {
        guard let key = block.decimal(), let candidate = block.block() else { return false }
        if chosen == nil, let exact, key == exact { chosen = candidate }
      }
    }
    guard let categories = block.categories() else { return false }
    if chosen == nil {
      let category: Int
      if offset == 0, skeleton.isEmpty, let whole = argument.pointee.integerValue,
        whole.magnitude < WholeNumberRules.limit
      {
        let rules = isOrdinal ? context.formats.ordinalRules : context.step.pointee.rules
        category = rules._withUnsafeGuaranteedRef { $0.categoryPosition(of: whole.magnitude) }
      } else {
        guard argument.pointee.doubleValue != nil || argument.pointee.hasForm else {
          return wrong(argument, position, "a number")
        }
        category = self.category(of: argument.pointee.less(offset), skeleton, isOrdinal: isOrdinal)
      }
      chosen = categories.block(category) ?? categories.block(5)
    }
    guard let chosen else { return fail { .missingVariant(variable: "\(position)") } }
    return run(chosen, in: scope)
  }

  /// The number that is compared with exact keys: rounded if the plural's own style has no fraction digits.
  private func exactNumber(of argument: Argument, _ skeleton: Bytes?) -> Double? {
    guard case .double(let number) = argument.pointee, let skeleton,
      let style = NumberStyle(skeleton: String(decoding: skeleton, as: UTF8.self)),
      case .fraction(_, 0) = style.precision, style.scale.isOne,
      let operands = context.formats.style(skeleton).use({ format in
        format.operands(of: DecimalNumber(number))
      })
    else { return argument.pointee.exactNumber }
    return number < 0 ? -Double(operands.i) : Double(operands.i)
  }

  /// The index in CLDR's order of the category of a number in a style, or without one. ICU itself uses a number with a
  /// skeleton before formatting, and shows "1.0 hour".
  private func category(of number: MessageArgument, _ skeleton: Bytes, isOrdinal: Bool) -> Int {
    if skeleton.isEmpty, !isOrdinal, let place = context.formats.categoryPosition(of: number) { return place }
    guard let decimal = number.decimal else { return 5 }
    let style = context.formats.style(skeleton.isEmpty ? NumberForm.plainSkeleton : skeleton)
    return style.use { $0.categoryPosition(of: decimal, isOrdinal: isOrdinal) }
  }

  // MARK: Select

  private mutating func runSelect(
    _ argument: Argument, _ position: Int, _ block: inout ProgramCursor, in outer: Scope
  ) -> Bool {
    guard let count = block.number() else { return false }
    guard case .string(let text) = argument.pointee else { return wrong(argument, position, "text") }
    var scope = outer
    scope.plural = 0
    scope.depth &+= 1
    guard Int(scope.depth) <= 2 * MessageLimits.depth else { return fail { .endlessVariables } }
    var chosen: ProgramCursor?
    var other: ProgramCursor?
    var keyword = text
    let isRead = keyword.withUTF8 { keyword in
      for _ in 0..<count {
        guard let key = block.bytes(), let candidate = block.block() else { return false }
        if chosen == nil, key.count == keyword.count, key.elementsEqual(keyword) { chosen = candidate }
        if other == nil, key.count == 5, key.elementsEqual("other".utf8) { other = candidate }
      }
      return true
    }
    guard isRead else { return false }
    guard let chosen = chosen ?? other else { return fail { .missingVariant(variable: "\(position)") } }
    return run(chosen, in: scope)
  }

  // MARK: Tags

  /// Records a tag, if tags are requested.
  mutating func appendTag(_ body: ProgramCursor) -> Bool {
    guard let marks else { return true }
    var block = body
    guard let kind = block.digit().flatMap({ TagMark.Kind(rawValue: $0) }), let name = block.text(),
      let count = block.number()
    else { return false }
    var options: [TextTag.Option] = []
    for _ in 0..<count {
      guard let option = block.text(), let text = optionText(&block) else { return false }
      options.append(TextTag.Option(option, text))
    }
    marks.pointee.tags.append(
      TagMark(kind: kind, tag: TextTag(name: name, options: options), place: output.count))
    return true
  }

  /// The value of a tag's option: texts and operands.
  private mutating func optionText(_ block: inout ProgramCursor) -> String? {
    guard let count = block.number() else { return nil }
    var text = ""
    for _ in 0..<count {
      guard let kind = block.digit() else { return nil }
      if kind == 0 {
        guard let literal = block.text() else { return nil }
        text += literal
        continue
      }
      guard let (_, value) = operand(&block) else { return nil }
      text += value.plainNumber ?? plainText(of: value)
    }
    return text
  }

  /// - Returns: the position of an argument, 0 for a literal, and its value.
  private mutating func operand(_ block: inout ProgramCursor) -> (position: Int, value: MessageArgument)? {
    guard let position = block.number() else { return nil }
    if position > 0 { return argument(position).map { (position, $0.pointee) } }
    return block.text().map { (0, MessageArgument(literal: $0)) }
  }
}

extension MessageArgument {
  /// A number or a date that is a literal in the message; any other literal is text.
  init(literal text: String) {
    if let whole = Int64(text) {
      self = .integer(whole)
    } else if let number = Double(text) {
      self = .double(number)
    } else {
      self = Instant(text).map { .instant($0) } ?? .string(text)
    }
  }

  /// A number minus an offset, exact if both are whole and the difference fits; text is unchanged.
  func less(_ offset: Double) -> MessageArgument {
    if offset == 0 { return self }
    // The library's exact conversion of doubles would make every app link libm.
    let whole = offset.magnitude < 9e15 && Double(Int64(offset)) == offset ? Int64(offset) : nil
    if let whole, case .integer(let value) = self {
      let difference = value.subtractingReportingOverflow(whole)
      if !difference.overflow { return .integer(difference.partialValue) }
    }
    if let whole = whole.flatMap({ Int(exactly: $0) }), case .range(let range, let form) = self {
      let ends = [range.lowerBound, range.upperBound].map { $0.subtractingReportingOverflow(whole) }
      return ends.contains { $0.overflow } ? self : .range(ends[0].partialValue...ends[1].partialValue, form)
    }
    guard let double = doubleValue else { return self }
    if case .number(_, let form) = self { return .number(DecimalNumber(double - offset), form) }
    return .double(double - offset)
  }
}
