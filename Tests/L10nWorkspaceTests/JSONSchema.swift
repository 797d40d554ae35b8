import Foundation
import Testing
import Yams

/// A JSON schema, as far as ours uses the words of draft 7.
struct JSONSchema {
  private let root: [String: Any]

  init(_ data: Data) throws {
    root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// The names in an object of the schema, sorted.
  func names(at path: String) -> [String] {
    let object = path.split(separator: "/").reduce(root as Any?) { ($0 as? [String: Any])?[String($1)] }
    return (object as? [String: Any] ?? [:]).keys.sorted()
  }

  /// The parts of the schema that a YAML text violates, each as `path: keyword`.
  func mistakes(in yaml: String) throws -> [String] {
    let node = try Yams.compose(yaml: yaml)
    return mistakes(in: node.map(Value.init) ?? .null, root, at: "")
  }

  private func mistakes(in value: Value, _ schema: Any?, at path: String) -> [String] {
    guard let schema = schema as? [String: Any] else { return schema as? Bool == false ? ["\(path): false"] : [] }
    var found: [String] = []
    for (keyword, argument) in schema {
      switch keyword {
      case "$ref":
        let name = (argument as? String)?.split(separator: "/").last.map(String.init) ?? ""
        found += mistakes(in: value, (root["definitions"] as? [String: Any])?[name] ?? false, at: path)
      case "type":
        let types = argument as? [String] ?? [argument as? String ?? ""]
        if !types.contains(where: value.isOf) { found.append("\(path): type") }
      case "enum":
        if !(argument as? [Any] ?? []).contains(where: value.equals) { found.append("\(path): enum") }
      case "anyOf":
        let all = (argument as? [Any] ?? []).map { mistakes(in: value, $0, at: path) }
        if all.allSatisfy({ !$0.isEmpty }) { found.append("\(path): anyOf") }
      case "pattern":
        let pattern = argument as? String ?? ""
        if case .text(let text) = value, text.range(of: pattern, options: .regularExpression) == nil {
          found.append("\(path): pattern")
        }
      case "minimum":
        if let number = value.number, number < argument as? Double ?? 0 { found.append("\(path): minimum") }
      case "maximum":
        if let number = value.number, number > argument as? Double ?? 0 { found.append("\(path): maximum") }
      case "items", "minItems", "maxItems": found += mistakes(inItemsOf: value, keyword, argument, at: path)
      case "properties", "additionalProperties", "propertyNames", "required":
        found += mistakes(inMembersOf: value, keyword, argument, schema, at: path)
      case "description", "title", "$schema", "definitions": break
      default: found.append("\(path): unknown keyword \(keyword)")
      }
    }
    return found.sorted()
  }

  private func mistakes(inItemsOf value: Value, _ keyword: String, _ argument: Any, at path: String) -> [String] {
    guard case .list(let items) = value else { return [] }
    switch keyword {
    case "items": return items.enumerated().flatMap { mistakes(in: $1, argument, at: "\(path)/\($0)") }
    case "minItems": return items.count < argument as? Int ?? 0 ? ["\(path): minItems"] : []
    default: return items.count > argument as? Int ?? 0 ? ["\(path): maxItems"] : []
    }
  }

  private func mistakes(
    inMembersOf value: Value, _ keyword: String, _ argument: Any, _ schema: [String: Any], at path: String
  ) -> [String] {
    guard case .mapping(let members) = value else { return [] }
    let properties = schema["properties"] as? [String: Any] ?? [:]
    switch keyword {
    case "properties":
      return members.flatMap { name, value in mistakes(in: value, properties[name], at: "\(path)/\(name)") }
    case "additionalProperties":
      return members.filter { properties[$0.name] == nil }.flatMap { name, value in
        mistakes(in: value, argument, at: "\(path)/\(name)")
      }
    case "propertyNames":
      return members.flatMap { mistakes(in: .text($0.name), argument, at: "\(path)/\($0.name)") }
    default:
      let names = Set(members.map(\.name))
      return (argument as? [String] ?? []).filter { !names.contains($0) }.map { "\(path): required \($0)" }
    }
  }

  /// A YAML value by the core schema of YAML 1.2, which editors follow.
  private indirect enum Value {
    case null, flag(Bool), integer(Int), fraction(Double), text(String), list([Value])
    case mapping([(name: String, value: Value)])

    init(_ node: Node) {
      if let sequence = node.sequence {
        self = .list(sequence.map { Value($0) })
      } else if let mapping = node.mapping {
        self = .mapping(mapping.map { ($0.key.scalar?.string ?? "", Value($0.value)) })
      } else {
        self = Value(node.scalar?.string ?? "", isPlain: node.scalar.map { [.plain, .any].contains($0.style) } ?? true)
      }
    }

    private init(_ text: String, isPlain: Bool) {
      switch text {
      case _ where !isPlain: self = .text(text)
      case "", "~", "null": self = .null
      case "true", "false": self = .flag(text == "true")
      default: self = Int(text).map { .integer($0) } ?? Double(text).map { .fraction($0) } ?? .text(text)
      }
    }

    var number: Double? {
      switch self {
      case .integer(let number): Double(number)
      case .fraction(let number): number
      default: nil
      }
    }

    func isOf(_ type: String) -> Bool {
      switch self {
      case .null: type == "null"
      case .flag: type == "boolean"
      case .integer: type == "integer" || type == "number"
      case .fraction: type == "number"
      case .text: type == "string"
      case .list: type == "array"
      case .mapping: type == "object"
      }
    }

    func equals(_ constant: Any) -> Bool {
      switch self {
      case .null: constant is NSNull
      case .flag(let flag): constant as? Bool == flag && !(constant is String)
      case .text(let text): constant as? String == text
      default: false
      }
    }
  }
}
