/// Runs programs: the one evaluator of messages.
///
/// Reads a program where it lies, and writes its text with arguments into memory on the stack. See `Program` for the form
/// and `Instruction` for what each step does.
struct Interpreter {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  let context: LocaleContext
  let arguments: UnsafeBufferPointer<MessageArgument>
  var output: TextOutput
  /// Where the reason is written that a program cannot be shown; `nil` where no one asks.
  private let error: UnsafeMutablePointer<MessageError?>?
  /// Where the places of arguments and tags are written; `nil` where no one asks.
  let marks: UnsafeMutablePointer<TextMarks>?
  /// Where the program's definitions are; 0 without any.
  private var definitionsPlace = 0
  /// How many definitions were run.
  private var definitions = 0

  /// The longest text that is made on the stack, in bytes.
  private static let capacity = 1024

  /// What the instructions of a block are run in.
  struct Scope {
    var isDirectional: Bool
    var depth: Int32 = 0
    /// Where the operand of the plural around the block is in the program; 0 without one.
    var plural = 0
    /// What is subtracted from it.
    var offset: Double = 0
  }

  /// The text of a program; `nil` where the arguments do not fit it.
  @inline(__always)
  static func text(
    _ program: Bytes, _ arguments: UnsafeBufferPointer<MessageArgument>, _ context: LocaleContext
  ) -> String? {
    var isFull = false
    let text = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { memory -> String? in
      guard let start = memory.baseAddress else { return nil }
      var interpreter = Interpreter(context, arguments, TextOutput(memory, start: start))
      if interpreter.run(program: program) { return interpreter.output.string }
      isFull = interpreter.output.isFull
      return nil
    }
    if let text { return text }
    return isFull ? longText(program, arguments, context) : nil
  }

  /// The same for texts that have more in them than one value.
  @inline(never)
  static func sentence(
    _ program: Bytes, _ argument: UnsafePointer<MessageArgument>, _ context: LocaleContext
  ) -> String? {
    text(program, UnsafeBufferPointer(start: argument, count: 1), context)
  }

  /// The text of a program with those of its arguments that fit, the others left out.
  @inline(never)
  static func textOfWhatFits(_ program: Bytes, _ arguments: [MessageArgument], _ context: LocaleContext) -> String {
    guard var program = Program(text: String(decoding: program, as: UTF8.self)) else { return "" }
    if case .withoutArguments(let plain)? = program.block.first { program.block = plain }
    var shown = ""
    let prefix: [Instruction] = program.block.contains(.directional) ? [.directional] : []
    for instruction in program.block {
      var part = program
      part.block = prefix + [instruction]
      var text = part.text
      let piece = text.withUTF8 { text in arguments.withUnsafeBufferPointer { Self.text(text, $0, context) } }
      shown += piece ?? ""
    }
    return shown
  }

  @inline(never)
  private static func longText(
    _ program: Bytes, _ arguments: UnsafeBufferPointer<MessageArgument>, _ context: LocaleContext
  ) -> String? {
    try? text(program, arguments, context, marks: nil)
  }

  /// The text of a program, however long.
  /// - Parameter marks: takes the places of arguments and tags.
  /// - Throws: why the arguments do not fit the program.
  @inline(never)
  static func text(
    _ program: Bytes, _ arguments: UnsafeBufferPointer<MessageArgument>, _ context: LocaleContext,
    marks: UnsafeMutablePointer<TextMarks>?
  ) throws(MessageError) -> String {
    var capacity = 4 * Self.capacity
    while true {
      let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity)
      defer { memory.deallocate() }
      var error: MessageError?
      marks?.pointee = TextMarks()
      let (text, isFull) = withUnsafeMutablePointer(to: &error) { error -> (String?, Bool) in
        guard let start = memory.baseAddress else { return (nil, false) }
        var interpreter = Interpreter(
          context, arguments, TextOutput(memory, start: start), error: error, marks: marks)
        return interpreter.run(program: program)
          ? (interpreter.output.string, false) : (nil, interpreter.output.isFull)
      }
      if let text { return text }
      guard isFull else { throw error ?? MessageError(.damaged) }
      capacity *= 8
    }
  }

  /// The same of a program that is a string.
  static func text(
    _ program: String, _ arguments: [MessageArgument], _ context: LocaleContext,
    marks: UnsafeMutablePointer<TextMarks>?
  ) throws(MessageError) -> String {
    var program = program
    let result = program.withUTF8 { program in
      arguments.withUnsafeBufferPointer { arguments -> Result<String, MessageError> in
        do throws(MessageError) {
          return .success(try text(program, arguments, context, marks: marks))
        } catch {
          return .failure(error)
        }
      }
    }
    return try result.get()
  }

  /// Nothing but a number or, in a currency, an amount of money; `nil` where that takes a program.
  @inline(__always)
  static func value(
    _ number: DecimalNumber, of currency: CurrencyCode?, _ form: NumberForm, _ context: LocaleContext
  ) -> String? {
    guard context.isolation != .always, let style = context.formats.style(form, of: currency) else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { memory in
      guard let start = memory.baseAddress else { return nil }
      var output = TextOutput(memory, start: start)
      return style._withUnsafeGuaranteedRef { $0.append(number, to: &output) } ? output.string : nil
    }
  }

  @inline(__always)
  private init(
    _ context: LocaleContext, _ arguments: UnsafeBufferPointer<MessageArgument>, _ output: TextOutput,
    error: UnsafeMutablePointer<MessageError?>? = nil, marks: UnsafeMutablePointer<TextMarks>? = nil
  ) {
    self.context = context
    self.arguments = arguments
    self.output = output
    self.error = error
    self.marks = marks
  }

  @inline(__always)
  private mutating func run(program: Bytes) -> Bool {
    guard program.first == Program.mark else { return output.append(program) }
    if Program.isFirstArgument(program) { return appendObject(1, isDirectional: context.step.pointee.isRightToLeft) }
    guard var cursor = ProgramCursor(program), cursor.byte() != nil, let place = cursor.header() else { return false }
    definitionsPlace = place
    return run(cursor, in: Scope(isDirectional: context.step.pointee.isRightToLeft))
  }

  /// Runs a block to its end.
  /// - Returns: whether all of it could be shown, and fits.
  mutating func run(_ first: ProgramCursor, in outer: Scope) -> Bool {
    // Nothing takes the places of these two, so that they stay in registers.
    var block = first
    var scope = outer
    while !block.isAtEnd {
      guard block.appendText(to: &output) else { return false }
      if block.isAtEnd { break }
      switch block.byte() {
      case Opcode.object:
        guard let position = block.number(), appendObject(position, isDirectional: scope.isDirectional) else {
          return false
        }
      case Opcode.whole:
        guard let type = block.digit(), let position = block.number(), appendWhole(position, type) else { return false }
      case Opcode.choice:
        // Written here, because Swift would call it.
        guard let position = block.number(), let argument = argument(position), let form = block.digit() else {
          return false
        }
        let value = block
        if form == 1 {
          guard block.digit() != nil else { return false }
        } else if form > 1 {
          guard let end = block.endOfPlaceholder() else { return false }
          block.move(to: end)
        }
        let name = block.offset
        guard block.bytes() != nil, let categories: ProgramCursor.Categories = block.categories() else { return false }
        let category: Int
        if form < 2, let number = argument.pointee.integerValue, number.magnitude < WholeNumberRules.limit {
          let isZero = number.magnitude == 0 && categories.has(0)
          let rules = context.step.pointee.rules
          category = isZero ? 0 : rules._withUnsafeGuaranteedRef { $0.categoryPosition(of: number.magnitude) }
        } else {
          guard let shown = self.category(of: argument, value, form: form, at: position) else { return false }
          category = shown.isZero && categories.has(0) ? 0 : shown.place
        }
        let isTooDeep = Int(scope.depth) >= MessageLimits.depth
        guard !isTooDeep, let chosen = categories.block(category) ?? categories.block(5) else {
          return noBlock(block.at(name), isTooDeep: isTooDeep)
        }
        if block.isAtEnd {
          block = chosen
          scope.depth &+= 1
        } else {
          var inner = scope
          inner.depth &+= 1
          guard run(chosen, in: inner) else { return false }
        }
      case Opcode.directional: scope.isDirectional = true
      case Opcode.withoutArguments:
        guard let plain = block.block() else { return false }
        if arguments.isEmpty { return run(plain, in: outer) }
      case let opcode:
        guard let next = runOther(opcode, block, in: scope) else { return false }
        block.move(to: next)
      }
    }
    return true
  }

  /// Runs one of the other instructions.
  /// - Returns: where the next one begins; `nil` where it could not be shown, or does not fit.
  @inline(never)
  private mutating func runOther(_ opcode: UInt8?, _ block: ProgramCursor, in scope: Scope) -> Int? {
    var block = block
    return runOther(opcode, &block, in: scope) ? block.offset : nil
  }

  @inline(__always)
  private mutating func runOther(_ opcode: UInt8?, _ block: inout ProgramCursor, in scope: Scope) -> Bool {
    switch opcode {
    case Opcode.value?, Opcode.number?, Opcode.select?, Opcode.date?, Opcode.string?, Opcode.plural?, Opcode.ordinal?:
      return runOperand(opcode.unsafelyUnwrapped, &block, in: scope)
    case Opcode.pluralNumber: return appendPluralNumber(in: scope, block)
    case Opcode.tag: return appendTag(&block)
    case Opcode.field: return appendField(&block, isDirectional: scope.isDirectional)
    case Opcode.digits: return runDigits(&block, in: scope)
    case Opcode.definition:
      definitions += 1
      guard let number = block.number(), let definition = block.definition(number, at: definitionsPlace),
        Int(scope.depth) < MessageLimits.depth, definitions <= MessageLimits.choices
      else { return fail { .endlessVariables } }
      return run(definition, in: scope)
    case Opcode.device: return runDevice(&block, in: scope)
    case Opcode.width: return runWidth(&block, in: scope)
    case Opcode.failure:
      let failure = block.failure()
      return fail { failure.map { MessageError.Reason($0) } ?? .damaged }
    default: return false
    }
  }

  /// Notes why the program cannot be shown.
  /// - Returns: `false`.
  @inline(never)
  mutating func fail(_ reason: () -> MessageError.Reason) -> Bool {
    if !output.isFull, let error, error.pointee == nil { error.pointee = MessageError(reason()) }
    return false
  }

  /// Notes where an argument is that was just written.
  @inline(__always)
  mutating func mark(_ position: Int, from start: Int) {
    if let marks { marks.pointee.arguments.append(ArgumentMark(position: position, range: start..<output.count)) }
  }

  /// Where the argument with a position is; `nil` where it is not given.
  @inline(__always)
  mutating func argument(_ position: Int) -> UnsafePointer<MessageArgument>? {
    guard position > 0, position <= arguments.count else { return missingArgument(position) }
    return arguments.baseAddress.unsafelyUnwrapped + (position &- 1)
  }

  // Mutating, as everything is that a value calls: what is not would copy the interpreter first.
  @inline(never)
  private mutating func missingArgument(_ position: Int) -> UnsafePointer<MessageArgument>? {
    let count = arguments.count
    _ = fail { .missingArgument(position: position, count: count) }
    return nil
  }

  /// What writes all kinds of values.
  func withFormatter<Result>(_ body: (MessageFormatter) -> Result) -> Result {
    context.formats.pointee.formatter._withUnsafeGuaranteedRef { body($0.formatter) }
  }
}

extension MessageError.Reason {
  init(_ failure: Instruction.Failure) {
    self =
      switch failure {
      case .unreadable(let text, let reason): .unreadable(text: text, reason: reason)
      case .undefinedVariable(let name): .undefinedVariable(name)
      case .noVariant: .emptyRule
      case .endless: .endlessVariables
      case .unsupported(let argument, let format): .unsupportedFormat(argument: argument, format: format)
      }
  }
}
