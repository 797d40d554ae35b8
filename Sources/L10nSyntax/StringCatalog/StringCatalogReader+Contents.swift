extension StringCatalogReader {
  private static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]
  private static let devices: Set<String> = [
    "iphone", "ipad", "ipod", "mac", "appletv", "applewatch", "applevision", "other",
  ]

  /// Reads the localization of a member of `localizations`.
  ///
  /// - Parameter entry: the index of its entry.
  mutating func localization(_ member: JSONMember, entry: Int) -> StringCatalogLocalization {
    var content: Content?
    var substitutions: [Substitution] = []
    if isObject(member.value, "a localization") {
      content = self.content(of: member.value, isSubstitution: false)
      if let field = member.value["substitutions"], isObject(field.value, "substitutions") {
        substitutions = field.value.members.compactMap { substitution($0) }.lastOfEach { $0.substitution.name }
      }
      if content == nil, member.value["stringUnit"] == nil, member.value["variations"] == nil,
        member.value["stringSet"] == nil, member.value.kind == .object
      {
        report(
          .invalidField, at: member.keyRange, "'\(member.key)' has neither 'stringUnit' nor 'variations'",
          help: "add a 'stringUnit' with 'state' and 'value', or remove the language")
      }
    }
    return StringCatalogLocalization(
      entry: entry, language: member.key.text, languageRange: member.keyRange, range: member.range,
      text: content?.text, units: (content?.units ?? []) + substitutions.flatMap { $0.units },
      substitutions: substitutions.map { $0.substitution })
  }

  /// A text or variants of a text, and the units from which it was read.
  private typealias Content = (text: PlacedMessage, units: [StringCatalogUnit])

  private typealias Substitution = (substitution: StringCatalogSubstitution, units: [StringCatalogUnit])

  /// Reads `stringUnit` or `variations` of an object; `nil` with a finding, or if there is neither.
  private mutating func content(of object: JSONValue, isSubstitution: Bool) -> Content? {
    if let field = object["variations"] { return variations(field, isSubstitution: isSubstitution) }
    guard let field = object["stringUnit"], isObject(field.value, "a string unit") else { return nil }
    let (state, range) = state(of: field.value)
    guard let value = field.value["value"] else {
      report(.missingValue, at: field.keyRange, "this string unit has no 'value'", help: nil)
      return nil
    }
    guard let text = value.value.string else {
      check(value, isDue: [.string], "a text")
      return nil
    }
    if !isSubstitution { reportNumberName(in: value, text) }
    return (
      PlacedMessage(text, at: value.place),
      [StringCatalogUnit(state: state, stateRange: range, textRange: value.value.range)]
    )
  }

  private mutating func state(of unit: JSONValue) -> (StringCatalogUnit.State, Range<Int>?) {
    guard let field = unit["state"] else { return (.translated, nil) }
    guard let name = field.value.string else {
      check(field, isDue: [.string], "a text")
      return (.translated, nil)
    }
    guard let state = StringCatalogUnit.State(rawValue: name) else {
      report(
        .invalidField, at: field.value.range, "'\(name)' is not a state of a text",
        help: "the states are new, needs_review, stale and translated")
      return (.translated, field.value.range)
    }
    return (state, field.value.range)
  }

  /// Reports an `%arg` outside of substitutions, where it is a hexadecimal number and the letters "rg".
  private mutating func reportNumberName(in value: JSONMember, _ text: String) {
    guard value.value.contains("%arg") || !value.value.isVerbatim && Array(text.utf8).contains("%arg") else { return }
    report(
      .invalidField, at: value.value.range, "'%arg' is a number only in substitutions",
      help: "write the specifier itself, such as %lld")
  }

  // MARK: Variations

  private mutating func variations(_ field: JSONMember, isSubstitution: Bool) -> Content? {
    guard isObject(field.value, "variations") else { return nil }
    var content: Content?
    var isEmpty = true
    for member in field.value.members {
      isEmpty = false
      switch member.key {
      case "plural":
        if let forms = choices(member, among: Self.categories, "plural category", isSubstitution: isSubstitution) {
          reportMissingOther(in: member)
          content = select(.plural, forms)
        }
      case "device":
        if let cases = choices(member, among: Self.devices, "device", isSubstitution: isSubstitution) {
          content = select(.device, cases)
        }
      default:
        report(
          .invalidField, at: member.keyRange, "'\(member.key)' is not something that texts vary by",
          help: "texts vary by 'plural' or 'device'")
      }
    }
    if isEmpty {
      report(.missingValue, at: field.keyRange, "these variations are empty", help: "add 'plural' or 'device'")
    }
    return content
  }

  private typealias Choice = (name: String, place: Range<Int>, content: Content)

  private mutating func choices(
    _ member: JSONMember, among names: Set<String>, _ kind: String, isSubstitution: Bool
  ) -> [Choice]? {
    guard isObject(member.value, "texts by \(kind)") else { return nil }
    return member.value.members.compactMap { choice -> Choice? in
      let name = choice.key.text
      guard names.contains(name) else {
        report(
          .unknownCategory, at: choice.keyRange, "'\(name)' is not a \(kind)",
          help: "there are \(names.sorted().joined(separator: ", "))")
        return nil
      }
      guard isObject(choice.value, "a string unit") else { return nil }
      guard let content = content(of: choice.value, isSubstitution: isSubstitution) else {
        if choice.value["stringUnit"] == nil, choice.value["variations"] == nil {
          report(.missingValue, at: choice.keyRange, "'\(name)' has no 'stringUnit'", help: nil)
        }
        return nil
      }
      return (name, choice.keyRange, content)
    }.lastOfEach { $0.name }
  }

  private func select(_ selector: Message.Selector, _ choices: [Choice]) -> Content {
    (
      PlacedMessage(selector, choices.map { ($0.name, $0.place, $0.content.text) }),
      choices.flatMap { $0.content.units }
    )
  }

  private mutating func reportMissingOther(in plural: JSONMember) {
    guard plural.value["other"] == nil else { return }
    report(
      .missingOther, at: plural.keyRange, "these plural forms have no 'other'",
      help: "add 'other': it is what remains for all numbers that no other category takes")
  }

  // MARK: Substitutions

  private mutating func substitution(_ member: JSONMember) -> Substitution? {
    guard isObject(member.value, "a substitution"),
      let content = content(of: member.value, isSubstitution: true)
    else {
      if member.value.kind == .object, member.value["variations"] == nil, member.value["stringUnit"] == nil {
        report(.missingValue, at: member.keyRange, "substitution '\(member.key)' has no 'variations'", help: nil)
      }
      return nil
    }
    let argument = member.value["argNum"]
    if let argument, argument.value.integer.map({ $0 < 1 }) ?? true {
      report(.invalidField, at: argument.value.range, "'argNum' takes the number of an argument, from 1", help: nil)
    }
    var specifier: (text: String, place: MessagePlaces.Text)?
    if let field = member.value["formatSpecifier"] {
      check(field, isDue: [.string], "a text")
      specifier = field.value.string.map { ($0, field.place) }
    } else {
      report(
        .missingValueType, at: member.keyRange, "substitution '\(member.key)' has no 'formatSpecifier'",
        help: "add 'formatSpecifier' with lld", severity: .warning)
    }
    return (
      StringCatalogSubstitution(
        name: member.key.text, nameRange: member.keyRange,
        argument: argument?.value.integer.flatMap { $0 < 1 ? nil : $0 }, specifier: specifier, text: content.text),
      content.units
    )
  }
}

extension JSONMember {
  /// The place of its value as a text.
  fileprivate var place: MessagePlaces.Text { MessagePlaces.Text(value.range, pairRange: range) }
}

extension JSONValue {
  /// Whether the spelling of a string contains a short text.
  func contains(_ text: StaticString) -> Bool { written.contains(text) }
}

extension Sequence<UInt8> {
  /// Whether the bytes contain a short text whose first byte does not recur in it.
  func contains(_ text: StaticString) -> Bool {
    var matched = 0
    for byte in self {
      if byte != text.utf8Start[matched] { matched = 0 }
      if byte == text.utf8Start[matched] { matched += 1 }
      if matched == text.utf8CodeUnitCount { return true }
    }
    return false
  }
}
