/// Turns property list values into the messages of `.stringsdict` entries, and reports errors in their structure.
///
/// Of equal keys in one dictionary the last one counts, as for Foundation.
struct StringsdictReader {
  private(set) var findings: [StringsFinding] = []

  private static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  /// Reads the message of a value; `nil` if there is none, with a finding.
  mutating func message(_ node: PropertyListNode, of pair: PropertyListPair) -> PlacedMessage? {
    switch node.value {
    case .string(let text): return PlacedMessage(text, at: pair.place)
    case .dictionary(let pairs): return message(pairs, of: pair)
    default:
      report(.nonStringValue, at: pair.range, "expected a text or a rule, found \(node.kindName)")
      return nil
    }
  }

  private mutating func message(_ dictionary: [PropertyListPair], of pair: PropertyListPair) -> PlacedMessage? {
    let pairs = effective(dictionary)
    if let widths = pairs.last(where: { $0.key == StringsdictName.width }) { return widthVariants(of: widths) }
    if let devices = pairs.last(where: { $0.key == StringsdictName.device }) {
      return PlacedMessage(.device, members(of: devices).compactMap { variant($0.key.text, $0) })
    }
    guard let format = pairs.last(where: { $0.key == StringsdictName.format }) else {
      report(
        .missingFormatKey, at: pair.keyRange, "'\(pair.key)' has no NSStringLocalizedFormatKey",
        help: "add the format that names the variables, such as %#@count@")
      return nil
    }
    guard case .string(let text) = format.node.value else {
      report(.nonStringValue, at: format.range, "expected a format, found \(format.node.kindName)")
      return nil
    }
    let variables = pairs.filter { $0.key != StringsdictName.format }.compactMap { variable($0) }
    return PlacedMessage(format: text, at: format.place, variables: variables)
  }

  private typealias Variant = (key: String, place: Range<Int>, message: PlacedMessage)

  private mutating func widthVariants(of pair: PropertyListPair) -> PlacedMessage {
    // Two spellings of one width are equal only after parsing.
    let variants = members(of: pair).compactMap { inner -> Variant? in
      guard let width = Int(inner.key.text.prefix { $0 != "." }) else {
        report(.unknownCategory, at: inner.keyRange, "'\(inner.key)' is not a width", help: "write a whole number")
        return nil
      }
      return variant(String(width), inner)
    }
    return PlacedMessage(.width, variants.lastOfEach { $0.key })
  }

  private mutating func variant(_ key: String, _ pair: PropertyListPair) -> Variant? {
    message(pair.node, of: pair).map { (key, pair.keyRange, $0) }
  }

  private mutating func members(of pair: PropertyListPair) -> [PropertyListPair] {
    guard case .dictionary(let pairs) = pair.node.value else {
      report(.nonStringValue, at: pair.range, "expected a dictionary of texts, found \(pair.node.kindName)")
      return []
    }
    return effective(pairs)
  }

  // MARK: Variables

  private mutating func variable(
    _ pair: PropertyListPair
  ) -> (variable: MessageVariable, places: MessagePlaces.Variable)? {
    guard case .dictionary(let dictionary) = pair.node.value else {
      report(.nonStringValue, at: pair.range, "expected a variable, found \(pair.node.kindName)")
      return nil
    }
    let pairs = effective(dictionary)
    guard let specType = pairs.last(where: { $0.key == StringsdictName.specType }),
      case .string(let name) = specType.node.value
    else {
      report(
        .missingSpecType, at: pair.keyRange, "variable '\(pair.key)' has no NSStringFormatSpecTypeKey",
        help: "add NSStringFormatSpecTypeKey with NSStringPluralRuleType")
      return nil
    }
    guard let rule = MessageVariable.Rule(rawValue: name) else {
      report(
        .unknownSpecType, at: specType.range, "'\(name)' is not a rule for variable '\(pair.key)'",
        help: "write NSStringPluralRuleType")
      return nil
    }
    var valueType: (text: String, place: MessagePlaces.Text)?
    if let inner = pairs.last(where: { $0.key == StringsdictName.valueType }),
      case .string(let text) = inner.node.value
    {
      valueType = (text, inner.place)
    } else {
      findings.append(
        StringsFinding(
          .warning, .missingValueType, at: pair.keyRange,
          "variable '\(pair.key)' has no NSStringFormatValueTypeKey, so a number is taken for an object",
          help: "add NSStringFormatValueTypeKey with lld"))
    }
    let others = pairs.filter { $0.key != StringsdictName.specType && $0.key != StringsdictName.valueType }
    let forms = rule == .plural ? pluralForms(others, of: pair) : others
    let variants = forms.compactMap { form in text(of: form).map { (form, $0) } }
    return (
      MessageVariable(
        name: pair.key.text, rule: rule, valueType: valueType?.text,
        variants: variants.map { MessageVariable.Variant(category: $0.0.key.text, text: $0.1) }),
      MessagePlaces.Variable(
        name: pair.keyRange, valueType: valueType?.place,
        variants: variants.map { MessagePlaces.Variant(category: $0.0.keyRange, text: $0.0.place) })
    )
  }

  /// The pairs of plural categories.
  private mutating func pluralForms(
    _ pairs: [PropertyListPair], of variable: PropertyListPair
  ) -> [PropertyListPair] {
    let hasOther = pairs.contains { $0.key == "other" }
    var forms: [PropertyListPair] = []
    var reportedOther = hasOther
    for pair in pairs {
      if Self.categories.contains(pair.key.text) {
        forms.append(pair)
      } else if !reportedOther, pair.key.text.lowercased().hasPrefix("other") {
        reportedOther = true
        report(
          .missingOther, at: pair.keyRange,
          "variable '\(variable.key)' has no 'other', '\(pair.key)' is not a category",
          help: "write 'other', in lower case and without an s")
      } else {
        report(
          .unknownCategory, at: pair.keyRange, "'\(pair.key)' is not a plural category",
          help: "the categories are zero, one, two, few, many and other")
      }
    }
    if !reportedOther {
      report(
        .missingOther, at: variable.keyRange, "variable '\(variable.key)' has no 'other'",
        help: "add 'other': it is what remains for all numbers that no other category takes")
    }
    return forms
  }

  private mutating func text(of pair: PropertyListPair) -> String? {
    if case .string(let text) = pair.node.value { return text }
    report(.nonStringValue, at: pair.range, "expected a text, found \(pair.node.kindName)")
    return nil
  }

  /// The pairs of a dictionary that count, which is the last one for equal keys. Repeated keys are reported.
  ///
  /// Keys are equal if their texts are, so that a name identifies one variable, form, device or width.
  private mutating func effective(_ pairs: [PropertyListPair]) -> [PropertyListPair] {
    if pairs.areDistinct({ $0.key.text }) { return pairs }
    reportDuplicates(in: pairs)
    return pairs.lastOfEach { $0.key.text }
  }

  /// Reports the repeated keys of a dictionary.
  mutating func reportDuplicates(in pairs: [PropertyListPair]) {
    findings += DuplicateKeys.findings(in: pairs.map { ($0.key, $0.keyRange) })
  }

  private mutating func report(_ kind: FindingKind, at range: Range<Int>, _ message: String, help: String? = nil) {
    findings.append(StringsFinding(.error, kind, at: range, message, help: help))
  }
}

extension PropertyListPair {
  /// The place of its value as a text.
  fileprivate var place: MessagePlaces.Text { MessagePlaces.Text(node.range, pairRange: range) }
}
