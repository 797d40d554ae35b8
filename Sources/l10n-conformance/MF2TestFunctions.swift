import L10nMessageFormat2
import L10nRuntime
import StringsFormat

/// What the functions `:test:function`, `:test:select` and `:test:format` of the official tests of MessageFormat 2 make:
/// a number that can be told to fail.
struct MF2TestValue: MF2FunctionValue {
  let argument: MessageArgument
  private let hasFraction: Bool
  private let failsToFormat: Bool
  private let failsToSelect: Bool
  private let function: String

  /// The functions by name.
  static let handlers: [String: MF2FunctionHandler] = [
    "test:function": handler, "test:select": handler, "test:format": handler,
  ]

  private static let handler: MF2FunctionHandler = { call throws(MF2Failure) in try MF2TestValue(&call) }

  private init(_ call: inout MF2Call) throws(MF2Failure) {
    guard let operand = call.operand, let number = operand.argument.mf2Number else { throw .badOperand }
    let inherited = operand as? MF2TestValue
    function = call.function
    argument = number
    switch call.options["decimalPlaces"]?.text {
    case nil: hasFraction = inherited?.hasFraction ?? false
    case "0"?: hasFraction = false
    case "1"?: hasFraction = true
    default: throw .badOption
    }
    var fails = (format: inherited?.failsToFormat ?? false, select: inherited?.failsToSelect ?? false)
    switch call.options["fails"]?.text {
    case nil, "never"?: break
    case "format"?: fails.format = true
    case "select"?: fails.select = true
    case "always"?: fails = (true, true)
    default: call.report(.badOption)
    }
    (failsToFormat, failsToSelect) = fails
  }

  var partType: String { "test" }
  var isSelectable: Bool { function != "test:format" && !failsToSelect }

  private var number: Double { Double(argument.plainText) ?? 0 }

  func text() throws(MF2Failure) -> String {
    if function == "test:select" { throw .notFormattable }
    if failsToFormat { throw .badOption }
    let magnitude = abs(number)
    let whole = "\(Int(magnitude))"
    let fraction = hasFraction ? ".\(Int((magnitude - magnitude.rounded(.down)) * 10))" : ""
    return (number < 0 ? "-" : "") + whole + fraction
  }

  func matches(_ key: String) -> Bool { number == 1 && (key == "1" || key == "1.0" && hasFraction) }

  func prefers(_ key: String, to other: String) -> Bool { key == "1.0" }
}
