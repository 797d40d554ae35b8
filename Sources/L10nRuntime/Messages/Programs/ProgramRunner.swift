/// Runs programs with the formats of a locale; their context is made on first use.
package final class ProgramRunner: Sendable {
  /// The formats of values.
  package let formats: LocaleFormats
  private let step: Lazily<ChainFormats.Step>

  /// A runner for one locale.
  package init(_ formats: LocaleFormats) {
    self.formats = formats
    step = Lazily {
      ChainFormats.Step(
        rules: WholeNumberRules(formats.pluralRules), isRightToLeft: formats.isRightToLeft, variantCount: nil
      ) { _, _ in formats }
    }
  }

  /// The text of a program with its arguments.
  /// - Parameters:
  ///   - isolation: the isolation of arguments.
  ///   - device: the device for device rules, such as `mac`; `nil` selects `other`.
  ///   - width: the width for width rules; `nil` selects the widest text.
  /// - Throws: the reason why the arguments do not fit.
  package func text(
    of program: String, _ arguments: [MessageArgument], _ isolation: BidiIsolation = .automatic, device: String? = nil,
    width: Int? = nil
  ) throws(MessageError) -> String {
    try withContext(isolation, device: device, width: width) { context throws(MessageError) in
      try Interpreter.text(program, arguments, context, marks: nil)
    }
  }

  /// The text of a program as runs, with a name for each argument by position; see `TextRun`.
  /// - Throws: the errors of `text(of:_:_:device:width:)`.
  package func runs(
    of program: String, _ arguments: [MessageArgument], names: [String], _ isolation: BidiIsolation = .automatic,
    device: String? = nil, width: Int? = nil
  ) throws(MessageError) -> [TextRun] {
    try withContext(isolation, device: device, width: width) { context throws(MessageError) in
      try TextRun.runs(of: program, arguments, names: names, context)
    }
  }

  /// Calls a function with the context for programs, which is retained as long as this object.
  func withContext<Value>(
    _ isolation: BidiIsolation, device: String? = nil, width: Int? = nil,
    _ body: (LocaleContext) throws(MessageError) -> Value
  ) throws(MessageError) -> Value {
    var context = ChainFormats.context(of: step.pointer(), numbers: 0, TextOptions(isolation: isolation))
    let place = UnsafeMutablePointer<LocaleContext.Place>.allocate(capacity: 1)
    place.initialize(to: LocaleContext.Place(device: device, width: width))
    defer {
      place.deinitialize(count: 1)
      place.deallocate()
      withExtendedLifetime(self) {}
    }
    context.place = UnsafePointer(place)
    return try body(context)
  }
}
