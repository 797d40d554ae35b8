/// Stands for `MessageFormatter.format`: a plural sentence takes 60 in place of 5,500 ns.
///
/// Writes arguments into a text as generated code holds it, without making a `Message` of it. It knows what nearly all
/// calls need: `%@` with text and with what has words of its own, `%d`, `%lld`, `%u` and their like with whole numbers,
/// numbered or not, without width and flags, one variable that chooses by plural category, and patterns. For everything
/// else it gives up, and `MessageFormatter` takes over, with which it agrees to the byte.
struct DirectRendering {
  /// What the text's locale and the reader bring along.
  struct Manner {
    let step: UnsafePointer<DirectTables.Step>
    let formats: UnsafePointer<DirectFormats>
    let isolation: BidiIsolation
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  let manner: Manner
  let isASCII: Bool
  let arguments: UnsafeBufferPointer<MessageArgument>
  var output: DirectOutput
  /// What the variable of a text refers to.
  private var choice: DirectChoice?

  /// The longest text that is made this way, in bytes: what the compiler keeps on the stack.
  private static let capacity = 1024

  /// A text with its arguments.
  ///
  /// - Parameters:
  ///   - coded: what `Message.coded` gave.
  ///   - isASCII: whether all its bytes are ASCII; saying no is always right.
  ///   - arguments: at least one.
  /// - Returns: `nil` where it takes more than this knows, or the arguments do not fit.
  @inline(__always)
  static func text(
    _ coded: UnsafeBufferPointer<UInt8>, isASCII: Bool, _ arguments: UnsafeBufferPointer<MessageArgument>,
    _ manner: Manner
  ) -> String? {
    if arguments.isEmpty { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { memory in
      guard let start = memory.baseAddress else { return nil }
      var rendering = DirectRendering(manner, isASCII: isASCII, arguments, DirectOutput(memory, start: start))
      return rendering.append(coded) ? rendering.output.string : nil
    }
  }

  /// The same for texts that have more in them than a value.
  @inline(never)
  static func sentence(
    _ text: PackedTexts.Text, _ argument: UnsafePointer<MessageArgument>, _ manner: Manner
  ) -> String? {
    Self.text(text.utf8, isASCII: text.isASCII, UnsafeBufferPointer(start: argument, count: 1), manner)
  }

  /// Nothing but a number or, in a currency, an amount of money.
  @inline(__always)
  static func value(
    _ number: DecimalNumber, of currency: CurrencyCode?, _ form: NumberForm, _ manner: Manner
  ) -> String? {
    guard manner.isolation != .always, let style = manner.formats.style(form, of: currency) else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { memory in
      guard let start = memory.baseAddress else { return nil }
      var output = DirectOutput(memory, start: start)
      return style._withUnsafeGuaranteedRef { $0.append(number, to: &output) } ? output.string : nil
    }
  }

  private init(
    _ manner: Manner, isASCII: Bool, _ arguments: UnsafeBufferPointer<MessageArgument>, _ output: DirectOutput
  ) {
    (self.manner, self.isASCII, self.arguments, self.output) = (manner, isASCII, arguments, output)
  }

  @inline(__always)
  private mutating func append(_ coded: Bytes) -> Bool {
    guard coded.first == 1 else {
      return coded.isObject
        ? appendObject(1, isDirectional: manner.step.pointee.isRightToLeft) : append(format: coded)
    }
    guard coded.count > 1 else { return false }
    let rest = Bytes(rebasing: coded[2...])
    if coded[1] == UInt8(ascii: "i") || coded[1] == UInt8(ascii: "j") { return append(pattern: rest) }
    guard coded[1] == UInt8(ascii: "c"), let choice = DirectChoice(rest) else { return false }
    guard choice.argument != PluralChoiceCoding.writtenOut else {
      self.choice = choice
      return choice.format.map { append(format: $0) } ?? false
    }
    // The whole format is the variable.
    return append(choice, at: max(1, choice.argument), isDirectional: manner.step.pointee.isRightToLeft)
  }

  // MARK: Formats

  private mutating func append(format: Bytes) -> Bool {
    var offset = 0
    var counted = 0
    var isDirectional = manner.step.pointee.isRightToLeft
    // Found out when the first text is put in, or the variable met.
    var isDirectionKnown = isDirectional || isASCII
    while offset < format.count {
      let start = offset
      while offset < format.count, format[offset] != UInt8(ascii: "%") { offset &+= 1 }
      guard output.append(Bytes(rebasing: format[start..<offset])) else { return false }
      if offset == format.count { break }
      guard let specifier = DirectSpecifier(format, at: offset) else { return false }
      offset = specifier.end
      if specifier.kind == .percent {
        guard output.append(word: UInt64(UInt8(ascii: "%")), length: 1) else { return false }
        continue
      }
      var position = specifier.position
      if position == 0 {
        counted &+= 1
        guard counted <= MessageLimits.position else { return false }
        position = counted
      }
      guard position <= arguments.count else { return false }
      if specifier.kind != .integer, !isDirectionKnown {
        isDirectionKnown = true
        isDirectional = Self.isDirectional(format)
      }
      switch specifier.kind {
      case .percent: break
      case .integer: guard appendInteger(position) else { return false }
      case .object: guard appendObject(position, isDirectional: isDirectional) else { return false }
      case .variable:
        guard let choice, choice.isNamed(Bytes(rebasing: format[specifier.name])),
          append(choice, at: position, isDirectional: isDirectional)
        else { return false }
      }
    }
    return true
  }

  /// The chosen text runs over the whole argument list, its unnumbered specifiers from the argument that chose it.
  @inline(__always)
  private mutating func append(_ choice: DirectChoice, at position: Int, isDirectional: Bool) -> Bool {
    guard position <= arguments.count else { return false }
    guard let value = arguments[position &- 1].integerValue else {
      return append(choice, forNumberAt: position, isDirectional: isDirectional)
    }
    guard let segments = choice.segments(for: value, manner.step.pointee.rules) else { return false }
    return append(segments, from: position, isDirectional: isDirectional)
  }

  /// The same for a number that says itself how it is shown: "1.2K views".
  @inline(never)
  private mutating func append(
    _ choice: DirectChoice, forNumberAt position: Int, isDirectional: Bool
  ) -> Bool {
    guard case .number(let number, let form) = arguments[position &- 1], number.kind == .finite,
      let style = manner.formats.style(form, of: nil),
      let segments = choice.segments(
        isZero: number.digits == 0,
        style._withUnsafeGuaranteedRef { $0.categoryPosition(of: number, isOrdinal: false) })
    else { return false }
    return append(segments, from: position, isDirectional: isDirectional)
  }

  /// - Parameter first: the argument of the first unnumbered specifier.
  @inline(__always)
  private mutating func append(_ text: DirectSegments, from first: Int, isDirectional: Bool) -> Bool {
    var segments = text
    var next = first
    var isDirectional = isDirectional
    var isDirectionKnown = isDirectional || isASCII
    while !segments.isAtEnd {
      guard segments.appendLiteral(to: &output) else { return false }
      if segments.isAtEnd { break }
      guard let specifier = segments.specifier() else { return false }
      if specifier.place == SegmentCoding.percent {
        guard output.append(word: UInt64(UInt8(ascii: "%")), length: 1) else { return false }
        continue
      }
      var position = specifier.argument
      if position == 0 {
        position = next
        next &+= 1
        guard next &- first <= MessageLimits.position else { return false }
      }
      guard position <= arguments.count else { return false }
      if specifier.place == SegmentCoding.object {
        if !isDirectionKnown {
          isDirectionKnown = true
          isDirectional = Self.isDirectional(text.bytes)
        }
        guard appendObject(position, isDirectional: isDirectional) else { return false }
      } else {
        guard specifier.place < SegmentCoding.percent, appendInteger(position) else { return false }
      }
    }
    return true
  }

  @inline(never)
  static func isDirectional(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    DirectionBytes.mayMatter(in: text) && BidiIsolation.isDirectional(String(decoding: text, as: UTF8.self))
  }

  // MARK: Arguments

  @inline(__always)
  mutating func appendInteger(_ position: Int) -> Bool {
    guard let value = arguments[position &- 1].integerValue else { return appendForm(position) }
    return manner.formats.pointee.numbers.append(value, to: &output)
  }

  /// Writes a number that says itself how it is shown, whatever the specifier.
  @inline(never)
  private mutating func appendForm(_ position: Int) -> Bool {
    let argument = arguments.baseAddress.unsafelyUnwrapped + (position &- 1)
    return argument.lent.pointee.value.hasForm && appendWords(argument.lent.pointee, isDirectional: false)
  }

  @inline(__always)
  mutating func appendObject(_ position: Int, isDirectional: Bool) -> Bool {
    guard case .string(let text) = arguments[position &- 1] else {
      let argument = arguments.baseAddress.unsafelyUnwrapped + (position &- 1)
      return appendWords(argument.lent.pointee, isDirectional: isDirectional)
    }
    return append(text, isDirectional: isDirectional)
  }

  /// Durations, dates, percentages and the like are words of the text's own language, which are not isolated from it; of a
  /// list the items are.
  @inline(never)
  private mutating func appendWords(_ argument: borrowing Lent<MessageArgument>, isDirectional: Bool) -> Bool {
    guard manner.isolation != .always else { return false }
    switch argument.value {
    case .list(let items, let kind): return append(items, kind, isDirectional: isDirectional)
    default: return manner.formats.append(ownWords: argument.value, to: &output)
    }
  }

  @inline(never)
  private mutating func append(_ items: [String], _ kind: ListKind, isDirectional: Bool) -> Bool {
    guard let list = manner.formats.pointee.list(kind).pointee else { return false }
    return items.withUnsafeBufferPointer { items in
      for place in items.indices {
        let item = items.baseAddress.unsafelyUnwrapped + place
        guard list.appendSeparator(before: place, of: items.count, to: &output),
          append(item.lent.pointee.value, isDirectional: isDirectional)
        else { return false }
      }
      return list.appendSuffix(of: items.count, to: &output)
    }
  }

  @inline(__always)
  private mutating func append(_ text: String, isDirectional: Bool) -> Bool {
    // A text that Foundation lends has no bytes to look at.
    let isAppended = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard !DirectionBytes.mayMatter(in: bytes) else { return false }
      let isIsolated =
        switch manner.isolation {
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
    var isolated = manner.isolation.isolated(text, isDirectional: isDirectional)
    return isolated.withUTF8 { output.append($0) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether it is `%@`: nothing but a value, as in a menu or beside an icon.
  @inline(__always)
  fileprivate var isObject: Bool { count == 2 && self[0] == UInt8(ascii: "%") && self[1] == UInt8(ascii: "@") }
}

extension PackedTexts.Text {
  /// Whether it is nothing but a value.
  @inline(__always)
  var isObject: Bool { utf8.isObject }
}
