import ArgumentParser
import Foundation
import L10nCore
import L10nRuntime
import L10nSyntax

/// The values that a text asks for, as they are given on the command line.
enum ArgumentValues {
  /// `name=value` pairs for the parameters of a text, in the order of the parameters.
  ///
  /// - Throws: exit status 64, with a message that names the parameters, when one is missing, unknown, given twice or of
  ///   the wrong type.
  static func named(_ pairs: [String], for parameters: [TextParameter]) throws -> [MessageArgument] {
    let names = parameters.enumerated().map { $1.name ?? "argument\($0 + 1)" }
    let help = "the text takes \(description(of: parameters, names))"
    var values: [String: String] = [:]
    for pair in pairs {
      guard let equals = pair.firstIndex(of: "=") else {
        throw Terminal.misuse("'\(pair)' is no argument; write name=value", help: help)
      }
      let name = String(pair[..<equals])
      guard names.contains(name) else {
        throw Terminal.misuse("the text takes no '\(name)'", help: Suggestion.question(name, among: names) ?? help)
      }
      guard values.updateValue(String(pair[pair.index(after: equals)...]), forKey: name) == nil else {
        throw Terminal.misuse("'\(name)' is given twice", help: help)
      }
    }
    return try zip(names, parameters).map { name, parameter in
      guard let value = values[name] else {
        throw Terminal.misuse("'\(name)' is missing; add --arg \(name)=…", help: help)
      }
      guard let argument = argument(value, parameter) else {
        throw Terminal.misuse("'\(name)' takes \(parameter.inWords)\(limit(of: value)), not '\(value)'")
      }
      return argument
    }
  }

  private static func description(of parameters: [TextParameter], _ names: [String]) -> String {
    if names.isEmpty { return "no arguments" }
    return zip(names, parameters).map { "'\($0)' (\($1.inWords))" }.joined(separator: ", ")
  }

  /// How many digits a number may have, where one has more.
  private static func limit(of value: String) -> String {
    let number = value.prefix { $0 != " " }
    let isNumber = number.utf8.allSatisfy { $0.isASCIIDigit || "+-.".utf8.contains($0) }
    return isNumber && number.utf8.count { $0.isASCIIDigit } > 18 ? " of at most 18 digits" : ""
  }

  private static func argument(_ text: String, _ parameter: TextParameter) -> MessageArgument? {
    switch (parameter.format, parameter.type) {
    case (.duration(let style), _): Duration(secondsIn: text).map { .duration($0, style) }
    case (.durationClock(let rounding), _): Duration(secondsIn: text).map { .clock($0, rounding: rounding) }
    case (.date(let form), _): Instant(text).map { .date($0, form) }
    case (_, .instant): Instant(text).map { .instant($0) }
    case (.relativeTime(let style), _): RelativeTime(text).map { .relative($0, style) }
    case (.languageName(let style, let context, _), _): LanguageTag(text).map { .languageName($0, style, context) }
    case (.regionName, _): .regionName(text)
    case (.percent, _): Double(text).map { .percent($0) }
    case (.bitRate(let width), _): Int64(text).map { .bitRate($0, width: width) }
    case (.byteCount(let width), _): Int64(text).map { .byteCount($0, width: width) }
    case (.number(let form, let value)?, _) where parameter.format?.fitsNumbers == true: Self.number(text, value, form)
    case (.numberRange(let form), _): range(text).map { .range($0, form) }
    case (.unit(let form, let value), _): Self.number(text, value, form)
    case (.currency(let form, _), _): CurrencyAmount(text).map { .currency($0, form) }
    case (.list(let kind), _): .list(items(text), kind: kind)
    case (_, .list): .list(items(text))
    case (_, .decimal): DecimalNumber(text).map { .number($0, .plain) }
    case (_, .money): CurrencyAmount(text).map { .currency($0) }
    case (_, .range): range(text).map { .range($0) }
    case (_, .string): .string(text)
    case (_, .integer): Int64(text).map { .integer($0) }
    case (_, .unsigned): UInt64(text).map { .unsigned($0) }
    case (_, .double): Double(text).map { .double($0) }
    case (_, .duration): Duration(secondsIn: text).map { .duration($0) }
    case (_, .relativeTime): RelativeTime(text).map { .relative($0) }
    case (_, .language): LanguageTag(text).map { .languageName($0) }
    }
  }

  private static func items(_ text: String) -> [String] {
    text.isEmpty ? [] : text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  /// Two whole numbers with two points between them: `3..5`.
  private static func range(_ text: String) -> ClosedRange<Int>? {
    let ends = text.split(separator: "..").map { Int($0) }
    guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last else { return nil }
    return first...last
  }

  private static func number(_ text: String, _ value: NumberValue, _ form: NumberForm) -> MessageArgument? {
    switch value {
    case .integer: Int(text).map { .number($0, form) }
    case .number: Double(text).map { .number($0, form) }
    case .decimal: DecimalNumber(text).map { .number($0, form) }
    }
  }

  /// A JSON array of values, by position: texts and numbers as they are, `{"duration": 243}` in seconds,
  /// `{"percent": 0.45}`, `{"bitRate": 1200000}`, `{"byteCount": 512}`, `{"date": "2026-11-22T20:00"}`,
  /// `{"currency": "4.99 EUR"}`, `{"number": 1200, "skeleton": "compact-short"}`, and a list of texts as an array.
  ///
  /// - Throws: a usage error for anything else.
  static func positional(_ json: String) throws -> [MessageArgument] {
    do {
      return try JSONDecoder().decode([JSONArgument].self, from: Data(json.utf8)).map(\.argument)
    } catch {
      throw ValidationError("'\(json)' is no JSON array of values, such as '[3, \"x\"]'")
    }
  }
}

extension TextParameter {
  /// What it takes on the command line.
  var inWords: String {
    switch (format, type) {
    case (.percent, _): "a fraction of one, such as 0.45"
    case (.bitRate, _): "a whole number of bits per second"
    case (.byteCount, _): "a whole number of bytes"
    case (.regionName, _): "the code of a region, such as BR"
    case (_, .duration): "a number of seconds"
    case (_, .instant): "a date and time, such as 2026-11-22T20:00+01:00"
    case (_, .relativeTime): "a number and a unit, such as '-3 day'"
    case (_, .language): "a language tag, such as pt-BR"
    case (_, .list): "texts separated by commas"
    case (_, .string): "a text"
    case (_, .integer): "a whole number"
    case (_, .unsigned): "a whole number from 0"
    case (_, .double), (_, .decimal): "a number"
    case (_, .range): "two whole numbers, such as 3..5"
    case (_, .money): "an amount and a currency, such as '4.99 EUR'"
    }
  }
}

extension CurrencyAmount {
  /// An amount and a currency: `4.99 EUR`.
  fileprivate init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2, let amount = DecimalNumber(words[0]), let currency = CurrencyCode(words[1]) else {
      return nil
    }
    self.init(amount, currency)
  }
}

extension RelativeTime {
  /// A number and a unit: `-3 day`.
  fileprivate init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2, let value = Double(words[0]), value.isFinite,
      let unit = Unit(rawValue: words[1]) ?? Unit(rawValue: String(words[1].dropLast()))
    else { return nil }
    self.init(value, unit)
  }
}

extension Duration {
  /// A number of seconds as text: `243`, `59.5`.
  /// - Returns: `nil` for what is no number, and for more than a `Duration` holds.
  fileprivate init?(secondsIn text: String) {
    guard let seconds = Double(text) else { return nil }
    self.init(number: seconds)
  }

  /// A number of seconds below 10^15 in magnitude; `nil` for others.
  fileprivate init?(number seconds: Double) {
    guard seconds.magnitude < 1e15 else { return nil }
    self = .seconds(seconds)
  }
}

/// One value in JSON.
private struct JSONArgument: Decodable {
  let argument: MessageArgument

  private enum Kind: CodingKey {
    case duration, percent, bitRate, byteCount, date, currency, number, skeleton
  }

  init(from decoder: any Decoder) throws {
    if let values = try? decoder.container(keyedBy: Kind.self) {
      argument = try Self.named(values, decoder)
      return
    }
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Int64.self) {
      argument = .integer(value)
    } else if let value = try? container.decode(UInt64.self) {
      argument = .unsigned(value)
    } else if let value = try? container.decode(Double.self) {
      argument = .double(value)
    } else if let value = try? container.decode([String].self) {
      argument = .list(value)
    } else {
      argument = .string(try container.decode(String.self))
    }
  }

  private static func named(_ values: KeyedDecodingContainer<Kind>, _ decoder: any Decoder) throws -> MessageArgument {
    if let percent = try values.decodeIfPresent(Double.self, forKey: .percent) { return .percent(percent) }
    if let bits = try values.decodeIfPresent(Int64.self, forKey: .bitRate) { return .bitRate(bits) }
    if let bytes = try values.decodeIfPresent(Int64.self, forKey: .byteCount) { return .byteCount(bytes) }
    if let date = try values.decodeIfPresent(String.self, forKey: .date) {
      guard let instant = Instant(date) else { throw Self.corrupted("no date", decoder) }
      return .instant(instant)
    }
    if let money = try values.decodeIfPresent(String.self, forKey: .currency) {
      guard let amount = CurrencyAmount(money) else { throw Self.corrupted("no amount", decoder) }
      return .currency(amount, NumberForm(skeleton: try values.decodeIfPresent(String.self, forKey: .skeleton) ?? ""))
    }
    if let skeleton = try values.decodeIfPresent(String.self, forKey: .skeleton) {
      return .number(try values.decode(Double.self, forKey: .number), NumberForm(skeleton: skeleton))
    }
    guard let duration = Duration(number: try values.decode(Double.self, forKey: .duration)) else {
      throw Self.corrupted("too long", decoder)
    }
    return .duration(duration)
  }

  private static func corrupted(_ reason: String, _ decoder: any Decoder) -> DecodingError {
    DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: reason))
  }
}
