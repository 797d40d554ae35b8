import Foundation

/// The part of JSON Schema (draft 2020-12) that the schemas beside the tests use.
///
/// It supports `$ref` into `$defs`, `type`, `const`, `enum`, `pattern`, `minimum`, `minLength`, `minItems`, `required`,
/// `properties`, `additionalProperties` as a Boolean or a schema, and `items`. Any other keyword is an error.
struct JSONSchema {
  private let root: [String: Any]

  private static let known: Set<String> = [
    "$schema", "$defs", "$ref", "description", "type", "const", "enum", "pattern", "minimum", "minLength", "minItems",
    "required", "properties", "additionalProperties", "items",
  ]

  init(contentsOf path: String) throws {
    root = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path))) as? [String: Any] ?? [:]
  }

  /// The faults of a document, each with its place; empty for a valid one.
  func faults(of document: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(document.utf8))
    return faults(of: value, by: root, at: "$")
  }

  private func faults(of value: Any, by schema: [String: Any], at place: String) -> [String] {
    let unknown = schema.keys.filter { !Self.known.contains($0) }.map { "the schema says '\($0)'" }
    if !unknown.isEmpty { return unknown }
    if let reference = schema["$ref"] as? String {
      let definitions = root["$defs"] as? [String: [String: Any]]
      guard let target = definitions?[reference.replacing("#/$defs/", with: "")] else { return ["no \(reference)"] }
      return faults(of: value, by: target, at: place)
    }
    var faults: [String] = []
    if let type = schema["type"] as? String, !Self.is(value, type) { return ["\(place) is not of type \(type)"] }
    if let constant = schema["const"], !Self.equal(value, constant) { faults.append("\(place) is not \(constant)") }
    if let choices = schema["enum"] as? [Any], !choices.contains(where: { Self.equal(value, $0) }) {
      faults.append("\(place) is none of \(choices)")
    }
    switch value {
    case let text as String: faults += self.faults(ofText: text, by: schema, at: place)
    case let elements as [Any]:
      if elements.count < schema["minItems"] as? Int ?? 0 { faults.append("\(place) has too few elements") }
      let items = schema["items"] as? [String: Any] ?? [:]
      faults += elements.enumerated().flatMap { self.faults(of: $1, by: items, at: "\(place)[\($0)]") }
    case let members as [String: Any]: faults += self.faults(ofObject: members, by: schema, at: place)
    case let number as NSNumber:
      if let minimum = schema["minimum"] as? Int, number.intValue < minimum { faults.append("\(place) is too small") }
    default: break
    }
    return faults
  }

  private func faults(ofText text: String, by schema: [String: Any], at place: String) -> [String] {
    var faults: [String] = []
    if text.unicodeScalars.count < schema["minLength"] as? Int ?? 0 { faults.append("\(place) is too short") }
    if let pattern = schema["pattern"] as? String, text.range(of: pattern, options: .regularExpression) == nil {
      faults.append("\(place) is '\(text)', not \(pattern)")
    }
    return faults
  }

  private func faults(ofObject members: [String: Any], by schema: [String: Any], at place: String) -> [String] {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let required = schema["required"] as? [String] ?? []
    let missing = required.filter { members[$0] == nil }.map { "\(place) has no '\($0)'" }
    return missing
      + members.sorted { $0.key < $1.key }.flatMap { name, value -> [String] in
        let place = "\(place).\(name)"
        if let property = properties[name] { return faults(of: value, by: property, at: place) }
        if schema["additionalProperties"] as? Bool == false { return ["\(place) is unknown"] }
        return faults(of: value, by: schema["additionalProperties"] as? [String: Any] ?? [:], at: place)
      }
  }

  private static func `is`(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": isBoolean(value)
    case "integer":
      !isBoolean(value) && (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
    default: false
    }
  }

  private static func isBoolean(_ value: Any) -> Bool {
    guard let number = value as? NSNumber else { return false }
    return String(cString: number.objCType) == "c"
  }

  private static func equal(_ left: Any, _ right: Any) -> Bool { "\(left)" == "\(right)" }
}
