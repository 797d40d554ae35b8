// Choices by `.stringsdict` rules, devices and widths.

extension Interpreter {
  /// Records that a choice has no block for a number.
  @inline(never)
  mutating func noBlock(_ categories: ProgramCursor.Categories, isTooDeep: Bool) -> Bool {
    var name = categories.rest
    let text = name?.text() ?? ""
    return fail { isTooDeep ? .endlessVariables : .missingVariant(variable: text) }
  }

  mutating func runDigits(_ body: ProgramCursor, in outer: Scope) -> Bool {
    var block = body
    guard let position = block.number(), let argument = argument(position), let value = block.countedValue(),
      let count = block.number(), let digits = digits(of: argument.pointee, as: value, at: position)
    else { return false }
    return runKeyed(block, count, in: outer, { .missingVariant(variable: $0.text() ?? "") }) { $0 == digits }
  }

  mutating func runDevice(_ body: ProgramCursor, in outer: Scope) -> Bool {
    var block = body
    guard let count = block.number() else { return false }
    let device = context.place?.pointee.device
    var wanted: String?
    var rest = block
    for _ in 0..<count {
      guard let key = rest.text(), rest.block() != nil else { return false }
      // The first one, unless there is one for other devices, unless there is one for this device.
      if wanted == nil || key == device || key == "other" && wanted != device { wanted = key }
    }
    return runKeyed(block, count, in: outer, { _ in .emptyRule }, other: nil) { $0 == wanted }
  }

  mutating func runWidth(_ body: ProgramCursor, in outer: Scope) -> Bool {
    var block = body
    guard let count = block.number() else { return false }
    let limit = context.place?.pointee.width ?? .max
    var best: (key: String, width: Int)?
    var rest = block
    for _ in 0..<count {
      guard let key = rest.text(), rest.block() != nil else { return false }
      let width = Int(key) ?? 0
      guard let known = best else {
        best = (key, width)
        continue
      }
      let isBetter = width <= limit ? known.width > limit || width >= known.width : width < known.width
      if isBetter { best = (key, width) }
    }
    let wanted = best?.key
    return runKeyed(block, count, in: outer, { _ in .emptyRule }, other: nil) { $0 == wanted }
  }

  /// Runs the first block whose key fits, otherwise that of another key.
  /// - Parameter reason: returns the error if there is no block, from the bytes after the blocks.
  private mutating func runKeyed(
    _ blocks: ProgramCursor, _ count: Int, in outer: Scope, _ reason: (inout ProgramCursor) -> MessageError.Reason,
    other: String? = "other", _ fits: (String) -> Bool
  ) -> Bool {
    var block = blocks
    var chosen: ProgramCursor?
    var rest: ProgramCursor?
    for _ in 0..<count {
      guard let key = block.text(), let candidate = block.block() else { return false }
      if chosen == nil, fits(key) { chosen = candidate }
      if rest == nil, key == other { rest = candidate }
    }
    guard let chosen = chosen ?? rest else { return fail { reason(&block) } }
    var scope = outer
    scope.depth += 1
    guard Int(scope.depth) <= 2 * MessageLimits.depth else { return fail { .endlessVariables } }
    return run(chosen, in: scope)
  }
}
