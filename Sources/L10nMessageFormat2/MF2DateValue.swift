import L10nRuntime
import StringsFormat

/// What `:date`, `:time` and `:datetime` make.
struct MF2DateValue: MF2FunctionValue {
  let argument: MessageArgument
  let options: [String: MF2OptionValue]
  private let skeleton: String
  private let context: MF2Context

  var partType: String { "datetime" }
  var direction: WritingDirection? { context.direction }

  /// `:date`, `:time` and `:datetime`.
  static let handler: MF2FunctionHandler = { call throws(MF2Failure) in
    guard let operand = call.operand, case .string(let text) = operand.argument, MF2DateLiteral.isDate(text) else {
      throw .badOperand
    }
    // Of a date's options only those that do not choose fields go on.
    let inherited = operand is MF2DateValue ? operand.options : [:]
    let own = call.options.filter { ["timeZone", "hour12", "calendar"].contains($0.key) }
    var style = MF2DateStyle(
      call.function, call.options.mapValues(\.text),
      literal: { name in
        call.options[name]?.isLiteral ?? true
      })
    let options = inherited.merging(own) { $1 }
    style.setHours(options["hour12"]?.text)
    for _ in style.badOptions { call.report(.badOption) }
    return MF2DateValue(
      argument: operand.argument, options: options, skeleton: style.skeleton, context: call.context)
  }

  func text() throws(MF2Failure) -> String {
    guard case .string(let date) = argument else { throw .unsupportedOperation }
    return context.date(date, skeleton) ?? neutralText(date)
  }

  /// The date in the digits that all languages know, where there are no words for it: `2006-01-02 15:04`.
  private func neutralText(_ date: String) -> String {
    let parts = date.split(separator: "T")
    let time = parts.count > 1 ? parts[1].prefix(8) : "00:00:00"
    let fields = skeleton.utf8
    var shown: [Substring] = []
    if fields.contains(where: { "yMdE".utf8.contains($0) }), let day = parts.first { shown.append(day) }
    if fields.contains(where: { "jhH".utf8.contains($0) }) {
      shown.append(fields.contains(UInt8(ascii: "s")) ? time : time.prefix(5))
    }
    return shown.joined(separator: " ")
  }
}

/// Dates as MessageFormat 2 writes them: `2006-01-02`, `2006-01-02T15:04:06.5+01:00`.
enum MF2DateLiteral {
  /// Whether a text is one, with a day that its month has.
  static func isDate(_ text: String) -> Bool {
    var rest = text.utf8[...]
    func number(_ digits: Int, _ range: ClosedRange<Int>) -> Int? {
      let own = rest.prefix(digits)
      guard own.count == digits, own.allSatisfy({ (0x30...0x39).contains($0) }),
        let value = Int(String(decoding: own, as: UTF8.self)), range ~= value
      else { return nil }
      rest = rest.dropFirst(digits)
      return value
    }
    func accept(_ sign: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: sign) else { return false }
      rest = rest.dropFirst()
      return true
    }
    guard let year = number(4, 1...9999), accept("-"), let month = number(2, 1...12), accept("-"),
      let day = number(2, 1...31)
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard day <= days[month - 1] else { return false }
    guard accept("T") else { return rest.isEmpty }
    guard number(2, 0...23) != nil, accept(":"), number(2, 0...59) != nil, accept(":"), number(2, 0...59) != nil else {
      return false
    }
    if accept(".") {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      guard 1...3 ~= digits.count else { return false }
      rest = rest.dropFirst(digits.count)
    }
    if accept("Z") || rest.isEmpty { return rest.isEmpty }
    guard accept("+") || accept("-"), let hours = number(2, 0...14), accept(":"), let minutes = number(2, 0...59) else {
      return false
    }
    return rest.isEmpty && (hours < 14 || minutes == 0)
  }
}
