// Arguments of formats.

extension Interpreter {
  /// Writes an argument as `%@` does.
  @inline(__always)
  mutating func appendObject(_ position: Int, isDirectional: Bool) -> Bool {
    guard let argument = argument(position) else { return false }
    let start = output.count
    guard append(object: argument, isDirectional: isDirectional) else { return false }
    mark(position, from: start)
    return true
  }

  @inline(__always)
  mutating func append(object argument: UnsafePointer<MessageArgument>, isDirectional: Bool) -> Bool {
    guard case .string(let text) = argument.pointee else {
      return appendWords(argument.lent.pointee, isDirectional: isDirectional)
    }
    return append(text, isDirectional: isDirectional)
  }

  /// Writes a whole number, or one that has its own form.
  @inline(__always)
  mutating func appendWhole(_ position: Int, _ type: Int) -> Bool {
    guard let argument = argument(position) else { return false }
    let start = output.count
    if let value = argument.pointee.integerValue {
      guard append(value) else { return false }
    } else {
      guard appendForm(argument) else { return wrongArgument(position, type) }
    }
    mark(position, from: start)
    return true
  }

  @inline(never)
  private mutating func wrongArgument(_ position: Int, _ type: Int) -> Bool {
    let found = arguments[position &- 1].kind
    return fail { .wrongArgument(position: position, expected: ArgumentType.allCases[type], found: found) }
  }

  /// Writes a whole number in the locale's digits.
  @inline(__always)
  mutating func append(_ value: IntegerValue) -> Bool {
    context.formats.pointee.numbers._withUnsafeGuaranteedRef { $0.append(value, to: &output) }
  }

  /// Writes a number that has its own form, which overrides the specifier.
  @inline(never)
  mutating func appendForm(_ argument: UnsafePointer<MessageArgument>) -> Bool {
    argument.lent.pointee.value.hasForm && appendWords(argument.lent.pointee, isDirectional: false)
  }

  /// Writes values in words of the text's own language, such as durations, dates and percentages. They are isolated
  /// only if everything is; in a list the items are isolated.
  @inline(never)
  mutating func appendWords(_ argument: borrowing Lent<MessageArgument>, isDirectional: Bool) -> Bool {
    let start = output.count
    switch argument.value {
    case .list(let items, let kind):
      guard append(items, kind, isDirectional: isDirectional) else { return false }
    case .integer, .unsigned:
      guard let value = argument.value.integerValue, append(value) else { return false }
      return isolate(from: start, isDirectional: isDirectional)
    case .double(let value):
      return output.append(FormattedNumber(shortest: value).text(symbols: context.formats.symbols))
        && isolate(from: start, isDirectional: isDirectional)
    default:
      guard context.formats.append(ownWords: argument.value, to: &output) else { return false }
    }
    return context.isolation != .always || isolate(from: start, isDirectional: context.step.pointee.isRightToLeft)
  }

  /// Isolates the output since an offset, if necessary.
  @inline(never)
  private mutating func isolate(from start: Int, isDirectional: Bool) -> Bool {
    let written = String(decoding: output.bytes(from: start), as: UTF8.self)
    output.count = start
    return output.append(context.isolation.isolated(written, isDirectional: isDirectional))
  }

  @inline(never)
  private mutating func append(_ items: [String], _ kind: ListKind, isDirectional: Bool) -> Bool {
    let list = context.formats.list(kind)
    return items.withUnsafeBufferPointer { items in
      for place in items.indices {
        let item = (items.baseAddress.unsafelyUnwrapped + place).lent
        guard list.pointee.value.appendSeparator(before: item.pointee, at: place, of: items.count, to: &output),
          append(item.pointee.value, isDirectional: isDirectional)
        else { return false }
      }
      return list.pointee.value.appendSuffix(of: items.count, to: &output)
    }
  }

  /// Writes text, isolated if direction could leak.
  @inline(__always)
  mutating func append(_ text: String, isDirectional: Bool) -> Bool {
    // A text that Foundation lends has no contiguous bytes.
    let isAppended = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard !DirectionBytes.mayMatter(in: bytes) else { return false }
      let isIsolated =
        switch context.isolation {
        case .plain: false
        case .always: !bytes.isEmpty
        case .automatic: isDirectional && !bytes.isEmpty
        }
      guard isIsolated else { return output.append(bytes) }
      // U+2068 and U+2069.
      return output.append(word: 0xA8_81E2, length: 3) && output.append(bytes)
        && output.append(word: 0xA9_81E2, length: 3)
    }
    return isAppended ?? false || appendDirectional(text, isDirectional: isDirectional)
  }

  @inline(never)
  private mutating func appendDirectional(_ text: String, isDirectional: Bool) -> Bool {
    !output.isFull && output.append(context.isolation.isolated(text, isDirectional: isDirectional))
  }
}
