// The text without arguments that do not fit.

extension Interpreter {
  /// The text of a program with only those arguments that fit.
  @inline(never)
  static func textOfWhatFits(_ program: Bytes, _ arguments: [MessageArgument], _ context: LocaleContext) -> String {
    arguments.withUnsafeBufferPointer { arguments in
      (try? text(program, arguments, context, marks: nil, isPartial: true)) ?? ""
    }
  }

  /// Runs a block to its end, without the instructions whose arguments do not fit.
  mutating func runWhatFits(_ first: ProgramCursor, in outer: Scope) -> Bool {
    var block = first
    var scope = outer
    while !block.isAtEnd {
      let (pair, start) = (block, output.count)
      guard block.appendText(to: &output) else { return false }
      let end = output.count
      guard let opcode = block.byte() else { return true }
      if opcode == Opcode.withoutArguments { return block.block().map { runWhatFits($0, in: outer) } ?? false }
      if opcode == Opcode.directional { scope.isDirectional = true }
      guard block.passOver(opcode) else { return false }
      output.count = start
      if !run(pair.upTo(block), in: scope) {
        if output.isFull { return false }
        output.count = end
      }
    }
    return true
  }
}
