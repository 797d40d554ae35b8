import L10nRuntime
import StringsFormat

/// What the functions for numbers make.
struct MF2NumberValue: MF2FunctionValue {
  /// How it chooses; `nil` where it cannot.
  enum Selection: String {
    case plural, ordinal, exact
  }

  let function: String
  let argument: MessageArgument
  private(set) var options: [String: MF2OptionValue] = [:]
  private let selection: Selection?
  private let style: NumberStyle?
  private let context: MF2Context

  var partType: String { function == "currency" || function == "percent" || function == "unit" ? function : "number" }
  var direction: WritingDirection? { context.direction }
  var isSelectable: Bool { selection != nil }

  /// A number without a function.
  init(_ argument: MessageArgument, _ context: MF2Context) {
    (function, self.argument, style, selection) = ("", argument, .plain, nil)
    self.context = context
  }

  /// `:number`, `:integer`, `:percent`, `:currency`, `:unit` and `:offset`.
  static let handler: MF2FunctionHandler = { call throws(MF2Failure) in try MF2NumberValue(&call) }

  private init(_ call: inout MF2Call) throws(MF2Failure) {
    guard let operand = call.operand, let number = operand.argument.mf2Number else { throw .badOperand }
    function = call.function
    context = call.context
    let isNumber = operand is MF2NumberValue
    var options = isNumber ? MF2NumberStyle.inherited(operand.options, by: function) : [:]
    let inheritsSelection = options["select"] != nil && call.options["select"] == nil
    for (name, value) in call.options where !(function == "offset" && ["add", "subtract"].contains(name)) {
      options[name] = value
    }
    argument = try Self.value(of: number, &call)
    selection = Self.selection(options["select"], isInherited: inheritsSelection, &call)
    try Self.checkUnit(&options, operand, &call)
    let style = MF2NumberStyle(function, options.mapValues(\.text))
    for name in style.badOptions {
      options[name] = nil
      // An inherited one was reported where it was set.
      if call.options[name] != nil { call.report(.badOption) }
    }
    self.style = style.style
    self.options = options
  }

  private static func value(of number: MessageArgument, _ call: inout MF2Call) throws(MF2Failure) -> MessageArgument {
    switch call.function {
    case "integer":
      guard case .double(let value) = number, value.isFinite else { return number }
      let rounded = value.rounded(.toNearestOrAwayFromZero)
      return abs(rounded) < 9e18 ? .integer(Int64(rounded)) : .double(rounded)
    case "offset":
      let set = ["add", "subtract"].compactMap { name in call.options[name].map { (name, $0.text) } }
      guard set.count == 1, let (name, text) = set.first, let amount = text.mf2DigitSize else { throw .badOption }
      return number.adding(name == "add" ? amount : -amount)
    default: return number
    }
  }

  private static func selection(
    _ option: MF2OptionValue?, isInherited: Bool, _ call: inout MF2Call
  ) -> Selection? {
    switch call.function {
    case "currency", "unit": return nil
    case "percent": return .plural
    default: break
    }
    guard let option else { return .plural }
    guard option.isLiteral, !isInherited, let selection = Selection(rawValue: option.text) else {
      call.report(.badOption)
      return nil
    }
    return selection
  }

  private static func checkUnit(
    _ options: inout [String: MF2OptionValue], _ operand: any MF2FunctionValue, _ call: inout MF2Call
  ) throws(MF2Failure) {
    let name = call.function
    guard name == "currency" || name == "unit" else { return }
    // A currency that a value has is not changed.
    if let own = operand.options[name], let new = call.options[name], own.text.lowercased() != new.text.lowercased() {
      call.report(.badOption)
      options[name] = own
    }
    guard let value = options[name]?.text else { throw .badOperand }
    let isLetter: (UInt8) -> Bool = { (0x61...0x7A).contains($0 | 0x20) }
    let isGood =
      name == "currency"
      ? value.utf8.count == 3 && value.utf8.allSatisfy(isLetter)
      : !value.isEmpty
        && value.utf8.allSatisfy { isLetter($0) || $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }
    guard isGood else { throw .badOption }
  }

  func text() throws(MF2Failure) -> String {
    guard let style else { return try neutralText() }
    guard let text = context.number(argument, style) else { throw .unsupportedOperation }
    return text
  }

  /// The amount with the code of its currency or the name of its unit, where there are no words for these: `EUR 4.99`.
  private func neutralText() throws(MF2Failure) -> String {
    var own = options.mapValues(\.text)
    if let digits = own["fractionDigits"], digits != "auto" {
      (own["minimumFractionDigits"], own["maximumFractionDigits"]) = (digits, digits)
    }
    guard let unit = own[function], let style = MF2NumberStyle("number", own).style,
      let number = context.number(argument, style)
    else { throw .unsupportedOperation }
    return function == "currency" ? "\(unit.uppercased())\u{A0}\(number)" : "\(number)\u{A0}\(unit)"
  }

  func pieces() -> [(type: String, value: String)] {
    guard let text = try? text() else { return [] }
    return NumberPieces(text, context.symbols).pieces
  }

  func matches(_ key: String) throws(MF2Failure) -> Bool {
    if key.isMF2Number { return key.utf8.elementsEqual(exactText.utf8) }
    guard let category = PluralCategory(rawValue: key) else { throw .badVariantKey }
    guard let selection, selection != .exact, let style else { return false }
    return context.category(argument, style, selection == .ordinal) == category
  }

  func prefers(_ key: String, to other: String) -> Bool { key.isMF2Number && !other.isMF2Number }

  /// The number as an exact key has it.
  private var exactText: String {
    guard function == "percent" else { return argument.plainText }
    // The digits, because 100 times the number is rounded: 0.07 * 100 is 7.000000000000001.
    return argument.timesHundred.plainText
  }
}

extension MessageArgument {
  fileprivate func adding(_ amount: Int) -> MessageArgument {
    switch self {
    case .integer(let value):
      let (sum, overflow) = value.addingReportingOverflow(Int64(amount))
      return overflow ? .double(Double(value) + Double(amount)) : .integer(sum)
    case .unsigned(let value): return .double(Double(value) + Double(amount))
    case .double(let value): return .double(value + Double(amount))
    default: return self
    }
  }

  fileprivate var timesHundred: MessageArgument {
    switch self {
    case .integer(let value):
      let (product, overflow) = value.multipliedReportingOverflow(by: 100)
      return overflow ? .double(Double(value) * 100) : .integer(product)
    case .double(let value): return .double(Double("\(value)e2") ?? Double(Self.moved("\(value)")) ?? value * 100)
    default: return self
    }
  }

  /// The digits of a number with an exponent, times a hundred.
  private static func moved(_ digits: String) -> String {
    let parts = digits.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return digits }
    return "\(parts[0])e\(exponent + 2)"
  }
}

/// A formatted number in its pieces, as `Intl.NumberFormat` names them.
private struct NumberPieces {
  private(set) var pieces: [(type: String, value: String)] = []

  init(_ text: String, _ symbols: NumberSymbols) {
    var isFraction = false
    for scalar in text.unicodeScalars {
      let type =
        switch String(scalar) {
        case symbols.decimal: "decimal"
        case symbols.grouping: "group"
        case symbols.minus, "-": "minusSign"
        case symbols.plus, "+": "plusSign"
        case "%": "percentSign"
        default:
          if symbols.zeroDigit.value..<symbols.zeroDigit.value + 10 ~= scalar.value {
            isFraction ? "fraction" : "integer"
          } else {
            "literal"
          }
        }
      if type == "decimal" { isFraction = true }
      if pieces.last?.type == type, type != "group" {
        pieces[pieces.count - 1].value.unicodeScalars.append(scalar)
      } else {
        pieces.append((type, String(scalar)))
      }
    }
  }
}
