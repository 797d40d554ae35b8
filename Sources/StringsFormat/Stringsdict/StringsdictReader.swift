/// Turns property list values into the rules of a `.stringsdict` entry, and reports what does not fit.
///
/// Of equal keys in one dictionary the last one counts, as for Foundation.
struct StringsdictReader {
  private(set) var findings: [StringsFinding] = []

  private static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  /// The rule that a value spells; `nil` when it spells none, with a finding.
  mutating func rule(_ node: PropertyListNode, of pair: PropertyListPair) -> StringsdictRule? {
    switch node.value {
    case .string(let text): return .text(StringsdictText(text, of: pair))
    case .dictionary(let pairs): return rule(pairs, of: pair)
    default:
      report(.nonStringValue, at: pair.range, "\(node.kindName) where a text or a rule is due")
      return nil
    }
  }

  private mutating func rule(_ dictionary: [PropertyListPair], of pair: PropertyListPair) -> StringsdictRule? {
    let pairs = effective(dictionary)
    if let widths = pairs.last(where: { $0.key == StringsdictName.width }) {
      return .width(cases(of: widths) { Int($0.prefix { $0 != "." }) })
    }
    if let devices = pairs.last(where: { $0.key == StringsdictName.device }) {
      return .device(cases(of: devices) { $0 })
    }
    guard let format = pairs.last(where: { $0.key == StringsdictName.format }) else {
      report(
        .missingFormatKey, at: pair.keyRange, "'\(pair.key)' has no NSStringLocalizedFormatKey",
        help: "add the format that names the variables, such as %#@count@")
      return nil
    }
    guard case .string(let text) = format.node.value else {
      report(.nonStringValue, at: format.range, "\(format.node.kindName) where a format is due")
      return nil
    }
    let variables = pairs.filter { $0.key != StringsdictName.format }.compactMap { variable($0) }
    return .format(StringsdictText(text, of: format), variables: variables)
  }

  private mutating func cases<Value: Hashable>(
    of pair: PropertyListPair, _ parse: (String) -> Value?
  ) -> [StringsdictCase<Value>] {
    guard case .dictionary(let pairs) = pair.node.value else {
      report(.nonStringValue, at: pair.range, "\(pair.node.kindName) where a dictionary of texts is due")
      return []
    }
    // Two spellings of one width are equal only after they are parsed.
    return effective(pairs).compactMap { inner -> StringsdictCase<Value>? in
      guard let value = parse(inner.key.text) else {
        report(.unknownCategory, at: inner.keyRange, "'\(inner.key)' is not a width", help: "write a whole number")
        return nil
      }
      return rule(inner.node, of: inner).map { StringsdictCase(value: value, rule: $0) }
    }.lastOfEach { $0.value }
  }

  // MARK: Variables

  private mutating func variable(_ pair: PropertyListPair) -> StringsdictVariable? {
    guard case .dictionary(let dictionary) = pair.node.value else {
      report(.nonStringValue, at: pair.range, "\(pair.node.kindName) where a variable is due")
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
    guard let rule = StringsdictVariable.Rule(rawValue: name) else {
      report(
        .unknownSpecType, at: specType.range, "'\(name)' is no rule for variable '\(pair.key)'",
        help: "write NSStringPluralRuleType")
      return nil
    }
    var valueType: StringsdictText?
    if let inner = pairs.last(where: { $0.key == StringsdictName.valueType }),
      case .string(let text) = inner.node.value
    {
      valueType = StringsdictText(text, of: inner)
    } else {
      findings.append(
        StringsFinding(
          .warning, .missingValueType, at: pair.keyRange,
          "variable '\(pair.key)' has no NSStringFormatValueTypeKey, so a number is taken for an object",
          help: "add NSStringFormatValueTypeKey with lld"))
    }
    let variants = pairs.filter { $0.key != StringsdictName.specType && $0.key != StringsdictName.valueType }
    return StringsdictVariable(
      name: pair.key.text, nameRange: pair.keyRange, rule: rule, valueType: valueType,
      variants: rule == .plural ? pluralVariants(variants, of: pair) : variants.compactMap { variant($0) })
  }

  private mutating func pluralVariants(
    _ pairs: [PropertyListPair], of variable: PropertyListPair
  ) -> [StringsdictVariant] {
    let hasOther = pairs.contains { $0.key == "other" }
    var variants: [StringsdictVariant] = []
    var reportedOther = hasOther
    for pair in pairs {
      if Self.categories.contains(pair.key.text) {
        variants += variant(pair).map { [$0] } ?? []
      } else if !reportedOther, pair.key.text.lowercased().hasPrefix("other") {
        reportedOther = true
        report(
          .missingOther, at: pair.keyRange, "variable '\(variable.key)' has no 'other', '\(pair.key)' is no category",
          help: "write 'other', in lower case and without an s")
      } else {
        report(
          .unknownCategory, at: pair.keyRange, "'\(pair.key)' is no plural category",
          help: "the categories are zero, one, two, few, many and other")
      }
    }
    if !reportedOther {
      report(
        .missingOther, at: variable.keyRange, "variable '\(variable.key)' has no 'other'",
        help: "add 'other': it is what remains for all numbers that no other category takes")
    }
    return variants
  }

  private mutating func variant(_ pair: PropertyListPair) -> StringsdictVariant? {
    guard case .string(let text) = pair.node.value else {
      report(.nonStringValue, at: pair.range, "\(pair.node.kindName) where a text is due")
      return nil
    }
    return StringsdictVariant(
      category: pair.key.text, categoryRange: pair.keyRange, text: StringsdictText(text, of: pair))
  }

  /// The pairs of a dictionary that count: of equal keys the last one; the keys that it holds twice are reported.
  ///
  /// Keys count as equal where texts do, so that a name leads to one variable, form, device or width.
  private mutating func effective(_ pairs: [PropertyListPair]) -> [PropertyListPair] {
    reportDuplicates(in: pairs)
    return pairs.lastOfEach { $0.key.text }
  }

  /// Reports the keys that a dictionary holds twice.
  mutating func reportDuplicates(in pairs: [PropertyListPair]) {
    findings += DuplicateKeys.findings(in: pairs.map { ($0.key, $0.keyRange) })
  }

  private mutating func report(_ kind: FindingKind, at range: Range<Int>, _ message: String, help: String? = nil) {
    findings.append(StringsFinding(.error, kind, at: range, message, help: help))
  }
}
