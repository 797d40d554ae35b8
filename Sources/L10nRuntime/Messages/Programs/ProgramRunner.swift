/// Runs programs with how a locale writes values; what that takes is made with the first one.
package final class ProgramRunner: Sendable {
  /// How values are written.
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
  ///   - isolation: when arguments are isolated.
  ///   - device: the device that device rules choose, as `mac`; `nil` takes their `other`.
  ///   - width: the width that width rules choose; `nil` takes the widest text.
  /// - Throws: why the arguments do not fit it.
  package func text(
    of program: String, _ arguments: [MessageArgument], _ isolation: BidiIsolation = .automatic, device: String? = nil,
    width: Int? = nil
  ) throws(MessageError) -> String {
    try withContext(isolation, device: device, width: width) { context throws(MessageError) in
      try Interpreter.text(program, arguments, context, marks: nil)
    }
  }

  /// The text of a program as runs, with a name for each argument by position; see `TextRun`.
  /// - Throws: as `text(of:_:_:device:width:)` does.
  package func runs(
    of program: String, _ arguments: [MessageArgument], names: [String], _ isolation: BidiIsolation = .automatic,
    device: String? = nil, width: Int? = nil
  ) throws(MessageError) -> [TextRun] {
    try withContext(isolation, device: device, width: width) { context throws(MessageError) in
      try TextRun.runs(of: program, arguments, names: names, context)
    }
  }

  /// Calls a function with what programs are run with, which is kept as long as this.
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
