/// Runs programs: the only evaluator of messages.
///
/// Reads a program in place, and writes its text with arguments into memory on the stack. See `ProgramForm` for the
/// form, and `Instruction` in `L10nCompiler` for the instructions.
struct Interpreter {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  let context: LocaleContext
  let arguments: UnsafeBufferPointer<MessageArgument>
  var output: TextOutput
  /// The place for the error of a program that cannot be shown; `nil` if it is not requested.
  private let error: UnsafeMutablePointer<MessageError?>?
  /// The place for the ranges of arguments and tags; `nil` if they are not requested.
  let marks: UnsafeMutablePointer<TextMarks>?
  /// The offset of the program's definitions; 0 if there are none.
  private var definitionsPlace = 0
  /// The number of definitions that were run.
  private var definitions = 0

  /// The length in bytes of the longest text that is made on the stack.
  private static let capacity = 1024

  /// The context of the instructions of a block.
  struct Scope {
    var isDirectional: Bool
    var depth: Int32 = 0
    /// The offset in the program of the operand of the enclosing plural; 0 if there is none.
    var plural = 0
    /// The number that is subtracted from it.
    var offset: Double = 0
  }

  /// The text of a program; `nil` if the arguments do not fit.
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

  /// The text of a program with more than one value.
  @inline(never)
  static func sentence(
    _ program: Bytes, _ argument: UnsafePointer<MessageArgument>, _ context: LocaleContext
  ) -> String? {
    text(program, UnsafeBufferPointer(start: argument, count: 1), context)
  }

  @inline(never)
  private static func longText(
    _ program: Bytes, _ arguments: UnsafeBufferPointer<MessageArgument>, _ context: LocaleContext
  ) -> String? {
    try? text(program, arguments, context, marks: nil)
  }

  /// The text of a program of any length.
  /// - Parameters:
  ///   - marks: receives the places of arguments and tags.
  ///   - isPartial: whether arguments that do not fit are left out.
  /// - Throws: the reason why the arguments do not fit the program.
  @inline(never)
  static func text(
    _ program: Bytes, _ arguments: UnsafeBufferPointer<MessageArgument>, _ context: LocaleContext,
    marks: UnsafeMutablePointer<TextMarks>?, isPartial: Bool = false
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
        return interpreter.run(program: program, isPartial: isPartial)
          ? (interpreter.output.string, false) : (nil, interpreter.output.isFull)
      }
      if let text { return text }
      guard isFull else { throw error ?? MessageError(.damaged) }
      capacity *= 8
    }
  }

  /// The text of a program that is a string.
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

  /// The text of a number or, with a currency, of an amount of money; `nil` if it needs a program.
  @inline(__always)
  static func value(
    _ number: DecimalNumber, of currency: CurrencyCode?, _ form: NumberForm, _ context: LocaleContext
  ) -> String? {
    guard context.isolation != .always else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { memory in
      guard let start = memory.baseAddress else { return nil }
      var output = TextOutput(memory, start: start)
      let style = context.formats.style(form, of: currency)
      return style.use { $0.append(number, to: &output) } ? output.string : nil
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
  private mutating func run(program: Bytes, isPartial: Bool = false) -> Bool {
    guard program.first == ProgramForm.mark else { return output.append(program) }
    let scope = Scope(isDirectional: context.step.pointee.isRightToLeft)
    if !isPartial, ProgramForm.isFirstArgument(program) { return appendObject(1, isDirectional: scope.isDirectional) }
    guard var cursor = ProgramCursor(program), cursor.byte() != nil, let place = cursor.header() else { return false }
    definitionsPlace = place
    return isPartial ? runWhatFits(cursor, in: scope) : run(cursor, in: scope)
  }

  /// Runs a block to its end.
  /// - Returns: whether all of it could be shown, and fits.
  mutating func run(_ first: ProgramCursor, in outer: Scope) -> Bool {
    // The addresses of these two are never taken, so they stay in registers.
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
        // Inlined by hand, because Swift would call it.
        guard var body = block.block(), let position = body.number(), let argument = argument(position)
        else { return false }
        let value = body
        guard let form = body.digit() else { return false }
        if form == 1 {
          guard body.digit() != nil else { return false }
        } else if form > 1 {
          guard let end = body.endOfPlaceholder() else { return false }
          body.move(to: end)
        }
        guard let categories = body.categories() else { return false }
        let category: Int
        if form < 2, let number = argument.pointee.integerValue, number.magnitude < WholeNumberRules.limit {
          let isZero = number.magnitude == 0 && categories.has(0)
          let rules = context.step.pointee.rules
          category = isZero ? 0 : rules._withUnsafeGuaranteedRef { $0.categoryPosition(of: number.magnitude) }
        } else {
          guard let shown = self.category(of: argument, value, at: position) else { return false }
          category = shown.isZero && categories.has(0) ? 0 : shown.place
        }
        let isTooDeep = Int(scope.depth) >= MessageLimits.depth
        guard !isTooDeep, let chosen = categories.block(category) ?? categories.block(5) else {
          return noBlock(categories, isTooDeep: isTooDeep)
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
      case Opcode.pluralNumber: guard appendPluralNumber(in: scope, block) else { return false }
      case Opcode.withoutArguments:
        guard let plain = block.block() else { return false }
        if arguments.isEmpty { return run(plain, in: outer) }
      case let opcode: guard let body = block.block(), runOther(opcode, body, in: scope) else { return false }
      }
    }
    return true
  }

  /// Runs one of the other instructions.
  /// - Returns: whether it could be shown, and fits.
  @inline(never)
  private mutating func runOther(_ opcode: UInt8?, _ body: ProgramCursor, in scope: Scope) -> Bool {
    switch opcode {
    case Opcode.value?, Opcode.number?, Opcode.select?, Opcode.date?, Opcode.string?, Opcode.plural?, Opcode.ordinal?:
      return runOperand(opcode.unsafelyUnwrapped, body, in: scope)
    case Opcode.tag?: return appendTag(body)
    case Opcode.field?: return appendField(body, isDirectional: scope.isDirectional)
    case Opcode.digits?: return runDigits(body, in: scope)
    case Opcode.definition?:
      var body = body
      definitions += 1
      guard let number = body.number(), let definition = body.definition(number, at: definitionsPlace),
        Int(scope.depth) < MessageLimits.depth, definitions <= MessageLimits.choices
      else { return fail { .endlessVariables } }
      return run(definition, in: scope)
    case Opcode.device?: return runDevice(body, in: scope)
    case Opcode.width?: return runWidth(body, in: scope)
    case Opcode.failure?: return fail { MessageError.Reason(body) }
    default: return false
    }
  }

  /// Records why the program cannot be shown.
  /// - Returns: `false`.
  @inline(never)
  mutating func fail(_ reason: () -> MessageError.Reason) -> Bool {
    if !output.isFull, let error, error.pointee == nil { error.pointee = MessageError(reason()) }
    return false
  }

  /// Records the place of the argument that was just written.
  @inline(__always)
  mutating func mark(_ position: Int, from start: Int) {
    if let marks { marks.pointee.arguments.append(ArgumentMark(position: position, range: start..<output.count)) }
  }

  /// A pointer to the argument at a position; `nil` if it is not given.
  @inline(__always)
  mutating func argument(_ position: Int) -> UnsafePointer<MessageArgument>? {
    guard position > 0, position <= arguments.count else { return missingArgument(position) }
    return arguments.baseAddress.unsafelyUnwrapped + (position &- 1)
  }

  // Mutating, like every method called on the interpreter: a nonmutating one would copy it first.
  @inline(never)
  private mutating func missingArgument(_ position: Int) -> UnsafePointer<MessageArgument>? {
    let count = arguments.count
    _ = fail { .missingArgument(position: position, count: count) }
    return nil
  }

  /// The text of an argument as `%@` shows it, without isolates.
  @inline(never)
  func plainText(of argument: MessageArgument) -> String {
    var context = context
    context.isolation = .plain
    return (try? Self.text(ProgramForm.firstArgument, [argument], context, marks: nil)) ?? ""
  }
}

extension MessageError.Reason {
  /// The compiler's error, in the order of `Instruction.Failure`.
  init(_ body: ProgramCursor) {
    var body = body
    guard let kind = body.digit(), let first = body.text(), let second = body.text() else {
      self = .damaged
      return
    }
    self =
      switch kind {
      case 0: .unreadable(text: first, reason: second)
      case 1: .undefinedVariable(first)
      case 2: .emptyRule
      case 3: .endlessVariables
      case 4: .unsupportedFormat(argument: first, format: second)
      default: .damaged
      }
  }
}
