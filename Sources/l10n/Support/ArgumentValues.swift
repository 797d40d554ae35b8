import ArgumentParser
import Foundation
import L10nCore
import L10nRuntime
import L10nSyntax

/// Parses values for the arguments of a text from the command line.
enum ArgumentValues {
  /// `name=value` pairs for the parameters of a text, in the order of the parameters.
  ///
  /// - Throws: exit status 64, with a message that names the parameters, if one is missing, unknown, given twice or of
  ///   the wrong type.
  static func named(_ pairs: [String], for parameters: [TextParameter]) throws -> [MessageArgument] {
    let names = parameters.enumerated().map { $1.name ?? "argument\($0 + 1)" }
    let help = "the text takes \(description(of: parameters, names))"
    var values: [String: String] = [:]
    for pair in pairs {
      guard let equals = pair.firstIndex(of: "=") else {
        throw Terminal.misuse("'\(pair)' is not an argument; write name=value", help: help)
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
        throw Terminal.misuse("'\(name)' takes \(parameter.givenWords)\(limit(of: value)), not '\(value)'")
      }
      return argument
    }
  }

  private static func description(of parameters: [TextParameter], _ names: [String]) -> String {
    if names.isEmpty { return "no arguments" }
    return zip(names, parameters).map { "'\($0)' (\($1.givenWords))" }.joined(separator: ", ")
  }

  /// The limit on digits in words, if the number exceeds it.
  private static func limit(of value: String) -> String {
    let number = value.prefix { $0 != " " }
    let isNumber = number.utf8.allSatisfy { $0.isASCIIDigit || "+-.".utf8.contains($0) }
    return isNumber && number.utf8.count { $0.isASCIIDigit } > 18 ? " of at most 18 digits" : ""
  }

  private static func argument(_ text: String, _ parameter: TextParameter) -> MessageArgument? {
    if let function = parameter.function { return function.argument(of: text) }
    return switch parameter.type {
    case .integer: Int64(text).map { .integer($0) }
    case .unsigned: UInt64(text).map { .unsigned($0) }
    case .double: Double(text).map { .double($0) }
    case .instant: Instant(text).map { .instant($0) }
    default: .string(text)
    }
  }

  /// A JSON array of values, by position: strings and numbers, `{"duration": 243}` in seconds, `{"percent": 0.45}`,
  /// `{"bitRate": 1200000}`, `{"byteCount": 512}`, `{"date": "2026-11-22T20:00"}`, `{"currency": "4.99 EUR"}`,
  /// `{"number": 1200, "skeleton": "compact-short"}`, and a list of texts as an array.
  ///
  /// - Throws: a usage error for anything else.
  static func positional(_ json: String) throws -> [MessageArgument] {
    do {
      return try JSONDecoder().decode([JSONArgument].self, from: Data(json.utf8)).map(\.argument)
    } catch {
      throw ValidationError("'\(json)' is not a JSON array of values, such as '[3, \"x\"]'")
    }
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
