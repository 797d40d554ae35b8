internal import Foundation
internal import L10nSyntax

extension Law<JSONDocument> {
  /// The laws of JSON texts.
  static var ofJSON: [Law] { [hasRootOrFinding, findingsAreSound, placesNest, agreesWithFoundation] }

  static var hasRootOrFinding: Law {
    Law("a JSON text without a value has a finding") { document in
      document.root == nil && document.findings.isEmpty ? "neither value nor finding" : nil
    }
  }

  static var findingsAreSound: Law {
    Law("findings of a JSON text are sound") { document in
      let findings = Findings(source: document.source, findings: document.findings)
      Law<Findings>.ofFindings.forEach { $0.check(findings) }
      return nil
    }
  }

  static var placesNest: Law {
    Law("JSON values lie inside what holds them, one after the other") { document in
      let places = Places(document.source)
      return document.root.flatMap { violation($0, in: places, inside: 0..<document.source.utf8.count) }
    }
  }

  private static func violation(_ value: JSONValue, in places: Places, inside outer: Range<Int>) -> String? {
    if let violation = places.violation(value.range, value.kindName, inside: outer) { return violation }
    var rest = value.range
    for member in value.members {
      let found =
        places.violation(member.range, "member '\(member.key)'", inside: rest)
        ?? places.violation(member.keyRange, "key '\(member.key)'", inside: member.range)
        ?? violation(member.value, in: places, inside: member.range)
      if let found { return found }
      rest = member.range.upperBound..<max(member.range.upperBound, rest.upperBound)
    }
    for element in value.elements {
      if let found = violation(element, in: places, inside: rest) { return found }
      rest = element.range.upperBound..<max(element.range.upperBound, rest.upperBound)
    }
    return nil
  }

  static var agreesWithFoundation: Law {
    Law("JSON without findings is read by Foundation, with the same texts") { document in
      // Foundation does not accept a byte order mark in UTF-8 alone, and guesses other encodings.
      guard document.findings.isEmpty, let root = document.root, document.source.encoding == .utf8,
        !document.source.hasByteOrderMark
      else { return nil }
      // Foundation drops a byte order mark after an escape.
      if document.source[0..<document.source.utf8.count].unicodeScalars.contains("\u{FEFF}") { return nil }
      let bytes = Data(document.source.bytes)
      guard let theirs = try? JSONSerialization.jsonObject(with: bytes, options: .fragmentsAllowed) else {
        // It refuses numbers that do not fit a Double.
        return root.holdsLongNumber ? nil : "Foundation reads nothing"
      }
      return difference(root, theirs)
    }
  }

  private static func difference(_ value: JSONValue, _ theirs: Any) -> String? {
    switch value.kind {
    case .string:
      let text = value.string ?? ""
      return (theirs as? String).map { TableKey($0) } == TableKey(text) ? nil : "\(theirs), here '\(text)'"
    case .object:
      guard let members = theirs as? [String: Any] else { return "\(theirs), here an object" }
      // A dictionary of Swift strings merges keys that differ in composition alone.
      if members.count != Array(value.members).count { return nil }
      return value.members.firstViolation { member in
        members[member.key.text].map { difference(member.value, $0) } ?? "'\(member.key)' is missing"
      }
    case .array:
      guard let elements = theirs as? [Any] else { return "\(theirs), here an array" }
      let ours = Array(value.elements)
      if ours.count != elements.count { return "\(elements.count) elements, here \(ours.count)" }
      return zip(ours, elements).firstViolation { difference($0, $1) }
    case .number, .true, .false: return theirs is NSNumber ? nil : "\(theirs), here \(value.kindName)"
    case .null: return theirs is NSNull ? nil : "\(theirs), here null"
    case .invalid: return "an invalid value without a finding"
    }
  }
}

extension JSONValue {
  fileprivate var holdsLongNumber: Bool {
    (numberText?.utf8.count ?? 0) > 17 || numberText?.lowercased().contains("e") == true
      || elements.contains(where: \.holdsLongNumber) || members.contains { $0.value.holdsLongNumber }
  }
}
