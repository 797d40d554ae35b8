import ArgumentParser
import Foundation
import L10nCore
import L10nRuntime

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
        let nearest = Suggestion.nearest(to: name, among: names)
        throw Terminal.misuse("the text takes no '\(name)'", help: nearest.map { "did you mean '\($0)'?" } ?? help)
      }
      guard values.updateValue(String(pair[pair.index(after: equals)...]), forKey: name) == nil else {
        throw Terminal.misuse("'\(name)' is given twice", help: help)
      }
    }
    return try zip(names, parameters).map { name, parameter in
      guard let value = values[name] else {
        throw Terminal.misuse("'\(name)' is missing; add --arg \(name)=…", help: help)
      }
      guard let argument = argument(value, parameter.type) else {
        throw Terminal.misuse("'\(name)' takes \(parameter.type.inWords), not '\(value)'")
      }
      return argument
    }
  }

  private static func description(of parameters: [TextParameter], _ names: [String]) -> String {
    if names.isEmpty { return "no arguments" }
    return zip(names, parameters).map { "'\($0)' (\($1.type.inWords))" }.joined(separator: ", ")
  }

  private static func argument(_ text: String, _ type: TextParameter.ValueType) -> MessageArgument? {
    switch type {
    case .string: .string(text)
    case .integer: Int64(text).map { .integer($0) }
    case .unsigned: UInt64(text).map { .unsigned($0) }
    case .double: Double(text).map { .double($0) }
    }
  }

  /// A JSON array of texts and numbers, by position: `[3, "x"]`.
  ///
  /// - Throws: a usage error for anything else.
  static func positional(_ json: String) throws -> [MessageArgument] {
    do {
      return try JSONDecoder().decode([JSONScalar].self, from: Data(json.utf8)).map(\.argument)
    } catch {
      throw ValidationError("'\(json)' is no JSON array of texts and numbers, such as '[3, \"x\"]'")
    }
  }
}

extension TextParameter.ValueType {
  fileprivate var inWords: String {
    switch self {
    case .string: "a text"
    case .integer: "a whole number"
    case .unsigned: "a whole number from 0 up"
    case .double: "a number"
    }
  }
}

/// A text or a number in JSON.
private struct JSONScalar: Decodable {
  let argument: MessageArgument

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Int64.self) {
      argument = .integer(value)
    } else if let value = try? container.decode(UInt64.self) {
      argument = .unsigned(value)
    } else if let value = try? container.decode(Double.self) {
      argument = .double(value)
    } else {
      argument = .string(try container.decode(String.self))
    }
  }
}
