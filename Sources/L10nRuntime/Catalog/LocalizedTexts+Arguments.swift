/// Texts with few arguments, for generated code that makes no array.
extension LocalizedTexts {
  /// The text with an index, formatted with one argument; see `formatted(_:_:)` with a list.
  @inlinable @inline(__always)
  public func formatted(_ index: Int, _ argument: MessageArgument) -> String {
    withUnsafePointer(to: argument) { formatted(index, UnsafeBufferPointer(start: $0, count: 1)) }
  }

  /// The text with an index, formatted with a number in a form: faster than with an argument that contains both, if the
  /// text is only the number.
  @inlinable @inline(__always)
  public func formatted(_ index: Int, number: DecimalNumber, _ form: NumberForm) -> String {
    formatted(index, number, of: nil, form)
  }

  /// The text with an index, formatted with an amount of money in a form; see `formatted(_:number:_:)`.
  @inlinable @inline(__always)
  public func formatted(_ index: Int, amount: CurrencyAmount, _ form: NumberForm = .plain) -> String {
    formatted(index, amount.amount, of: amount.currency, form)
  }

  /// The text with an index, formatted with two arguments; see `formatted(_:_:)` with a list.
  @inlinable @inline(__always)
  public func formatted(
    _ index: Int, _ first: consuming MessageArgument, _ second: consuming MessageArgument
  ) -> String {
    var pair = (first, second)
    return withUnsafePointer(to: &pair) { pair in
      pair.withMemoryRebound(to: MessageArgument.self, capacity: 2) {
        formatted(index, UnsafeBufferPointer(start: $0, count: 2))
      }
    }
  }

  /// The text with an index, formatted with three arguments; see `formatted(_:_:)` with a list.
  @inlinable @inline(__always)
  public func formatted(
    _ index: Int, _ first: consuming MessageArgument, _ second: consuming MessageArgument,
    _ third: consuming MessageArgument
  ) -> String {
    var triple = (first, second, third)
    return withUnsafePointer(to: &triple) { triple in
      triple.withMemoryRebound(to: MessageArgument.self, capacity: 3) {
        formatted(index, UnsafeBufferPointer(start: $0, count: 3))
      }
    }
  }

  /// The text with an index, formatted with arguments that are read in place; see `formatted(_:_:)` with a list.
  @usableFromInline @inline(never)
  func formatted(_ index: Int, _ arguments: UnsafeBufferPointer<MessageArgument>) -> String {
    if hasPlainSpaces { return withOwnSpaces.formatted(index, arguments).withPlainSpaces(options.isolation) }
    if let (text, context) = firstText(index), let shown = Interpreter.text(text.utf8, arguments, context) {
      return shown
    }
    return formattedOfChain(index, Array(arguments))
  }

  /// The text with an index, formatted with a number or, with a currency, an amount of money.
  @usableFromInline @inline(never)
  func formatted(_ index: Int, _ number: DecimalNumber, of currency: CurrencyCode?, _ form: NumberForm) -> String {
    if hasPlainSpaces {
      return withOwnSpaces.formatted(index, number, of: currency, form).withPlainSpaces(options.isolation)
    }
    if let (text, context) = firstText(index) {
      let shown =
        ProgramForm.isFirstArgument(text.utf8)
        ? Interpreter.value(number, of: currency, form, context)
        : withUnsafePointer(to: MessageArgument(number, of: currency, form)) {
          Interpreter.sentence(text.utf8, $0, context)
        }
      if let shown { return shown }
    }
    return formattedOfChain(index, [MessageArgument(number, of: currency, form)])
  }

  /// The text of the first locale of the chain that has it, with the context for its program; `nil` if override layers
  /// or an observer are set.
  @inline(__always)
  private func firstText(_ index: Int) -> (text: PackedTexts.Text, context: LocaleContext)? {
    let slot = slot
    guard !slot.pointee.isOverridden, let (text, place) = slot.pointee.firstText(index) else { return nil }
    let tables = slot.pointee.tables.pointee.direct.pointer()
    return (text, tables.pointee.context(ofStep: place, numbers: numbers, options))
  }
}

extension MessageArgument {
  /// A number in a form or, with a currency, an amount of money.
  ///
  /// Not inlined, because the form would be retained even if no argument is needed.
  @inline(never)
  fileprivate init(_ number: DecimalNumber, of currency: CurrencyCode?, _ form: NumberForm) {
    self = if let currency { .currency(CurrencyAmount(number, currency), form) } else { .number(number, form) }
  }
}
