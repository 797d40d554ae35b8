/// Texts with few arguments, which generated code asks for without making an array.
extension LocalizedTexts {
  /// The text with an index, with one argument written in; see `formatted(_:_:)` with a list.
  @inline(never)
  public func formatted(_ index: Int, _ argument: MessageArgument) -> String {
    withUnsafePointer(to: argument) { direct(index, UnsafeBufferPointer(start: $0, count: 1)) }
      ?? formatted(index, [argument])
  }

  /// The text with an index, with two arguments written in; see `formatted(_:_:)` with a list.
  @inline(never)
  public func formatted(_ index: Int, _ first: MessageArgument, _ second: MessageArgument) -> String {
    withUnsafePointer(to: (first, second)) { pair in
      pair.withMemoryRebound(to: MessageArgument.self, capacity: 2) {
        direct(index, UnsafeBufferPointer(start: $0, count: 2))
      }
    } ?? formatted(index, [first, second])
  }

  /// The text with an index, with three arguments written in; see `formatted(_:_:)` with a list.
  @inline(never)
  public func formatted(
    _ index: Int, _ first: MessageArgument, _ second: MessageArgument, _ third: MessageArgument
  ) -> String {
    withUnsafePointer(to: (first, second, third)) { triple in
      triple.withMemoryRebound(to: MessageArgument.self, capacity: 3) {
        direct(index, UnsafeBufferPointer(start: $0, count: 3))
      }
    } ?? formatted(index, [first, second, third])
  }

  /// The text of the first locale of the chain that has it, where `DirectRendering` knows how; `nil` where it does not,
  /// and where override layers or an observer are set.
  func direct(_ index: Int, _ arguments: UnsafeBufferPointer<MessageArgument>) -> String? {
    #if !L10N_PLAIN
      let slot = slot
      if slot.pointee.isOverridden { return nil }
      let chain = slot.pointee.chain
      var place = 0
      while place < chain.count {
        if let text = chain[place].text(index) {
          let manner = slot.pointee.tables.pointee.direct.manner(ofStep: place, numbers: numbers, options)
          return DirectRendering.text(text.utf8, isASCII: text.isASCII, arguments, manner)
        }
        place &+= 1
      }
    #endif
    return nil
  }
}
