extension String {
  /// The text of a literal, without copying it if the literal is stored as bytes.
  init(literal: StaticString) {
    guard literal.hasPointerRepresentation else {
      self = "\(literal)"
      return
    }
    self.init(literalBytes: literal.utf8Start, count: literal.utf8CodeUnitCount, isASCII: literal.isASCII)
  }

  /// A string of bytes that live as long as the process, without copying them.
  ///
  /// The only use of the underscored initializer that the compiler itself calls for string literals: the bytes come
  /// from a string literal of generated code, so they are never freed and end with NUL, as that initializer requires.
  /// With `L10N_PUBLIC_API_ONLY` defined the bytes are copied by public API instead; results are equal.
  ///
  /// - Parameters:
  ///   - utf8: well-formed UTF-8 inside a string literal, followed by a NUL.
  ///   - isASCII: whether all bytes are ASCII; `false` is always correct.
  @inline(__always)
  init(literalBytes utf8: UnsafePointer<UInt8>, count: Int, isASCII: Bool) {
    #if L10N_PUBLIC_API_ONLY
      self.init(decoding: UnsafeBufferPointer(start: utf8, count: count), as: UTF8.self)
    #else
      self.init(
        _builtinStringLiteral: utf8._rawValue, utf8CodeUnitCount: count._builtinWordValue, isASCII: isASCII._value)
    #endif
  }
}
