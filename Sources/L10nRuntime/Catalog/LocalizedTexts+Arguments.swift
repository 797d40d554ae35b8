/// Texts with few arguments, which generated code asks for without making an array.
extension LocalizedTexts {
  /// The text with an index, with one argument written in; see `formatted(_:_:)` with a list.
  @inlinable @inline(__always)
  public func formatted(_ index: Int, _ argument: MessageArgument) -> String {
    withUnsafePointer(to: argument) { formatted(index, UnsafeBufferPointer(start: $0, count: 1)) }
  }

  /// The text with an index, with a number in a form written in: faster than with an argument that holds both, where the
  /// text is nothing else.
  @inlinable @inline(__always)
  public func formatted(_ index: Int, number: DecimalNumber, _ form: NumberForm) -> String {
    formatted(index, number, of: nil, form)
  }

  /// The text with an index, with an amount of money in a form written in; see `formatted(_:number:_:)`.
  @inlinable @inline(__always)
  public func formatted(_ index: Int, amount: CurrencyAmount, _ form: NumberForm = .plain) -> String {
    formatted(index, amount.amount, of: amount.currency, form)
  }

  /// The text with an index, with two arguments written in; see `formatted(_:_:)` with a list.
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

  /// The text with an index, with three arguments written in; see `formatted(_:_:)` with a list.
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

  /// The text with an index, with arguments written in that are read where they lie; see `formatted(_:_:)` with a list.
  @usableFromInline @inline(never)
  func formatted(_ index: Int, _ arguments: UnsafeBufferPointer<MessageArgument>) -> String {
    if hasPlainSpaces { return withOwnSpaces.formatted(index, arguments).withPlainSpaces(options.isolation) }
    if let (text, context) = firstText(index), let shown = Interpreter.text(text.utf8, arguments, context) {
      return shown
    }
    return formattedOfChain(index, Array(arguments))
  }

  /// The text with an index, with a number or, in a currency, an amount of money written in.
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

  /// The text of the first locale of the chain that has it, and what its program is run with; `nil` where override layers or
  /// an observer are set.
  @inline(__always)
  private func firstText(_ index: Int) -> (text: PackedTexts.Text, context: LocaleContext)? {
    let slot = slot
    guard !slot.pointee.isOverridden, let (text, place) = slot.pointee.firstText(index) else { return nil }
    let tables = slot.pointee.tables.pointee.direct.pointer()
    return (text, tables.pointee.context(ofStep: place, numbers: numbers, options))
  }
}

extension MessageArgument {
  /// A number in a form or, in a currency, an amount of money.
  ///
  /// Not inlined: the form would be retained where no argument is needed.
  @inline(never)
  fileprivate init(_ number: DecimalNumber, of currency: CurrencyCode?, _ form: NumberForm) {
    self = if let currency { .currency(CurrencyAmount(number, currency), form) } else { .number(number, form) }
  }
}
