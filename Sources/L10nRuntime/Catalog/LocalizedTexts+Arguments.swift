/// Texts with few arguments, which generated code asks for without making an array.
extension LocalizedTexts {
  /// The text with an index, with one argument written in; see `formatted(_:_:)` with a list.
  @inlinable @inline(__always)
  public func formatted(_ index: Int, _ argument: MessageArgument) -> String {
    withUnsafePointer(to: argument) { formatted(index, UnsafeBufferPointer(start: $0, count: 1)) }
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
    direct(index, arguments) ?? formattedOfChain(index, Array(arguments))
  }

  /// The text of the first locale of the chain that has it, where `DirectRendering` knows how; `nil` where it does not,
  /// and where override layers or an observer are set.
  @inline(__always)
  private func direct(_ index: Int, _ arguments: UnsafeBufferPointer<MessageArgument>) -> String? {
    #if !L10N_PLAIN
      let slot = slot
      guard !slot.pointee.isOverridden, let (text, place) = slot.pointee.firstText(index) else { return nil }
      let manner = slot.pointee.tables.pointee.direct.pointer().pointee.manner(ofStep: place, numbers: numbers, options)
      return DirectRendering.text(text.utf8, isASCII: text.isASCII, arguments, manner)
    #else
      return nil
    #endif
  }
}
