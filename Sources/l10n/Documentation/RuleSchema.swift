import L10nCore
import L10nLint
import L10nSyntax

/// The part of the schema that rules write: their ids, and what each of them takes.
enum RuleSchema {
  static var rules: JSONOutput {
    let all = JSONOutput.Member(
      RuleSettings.allRules, rule("What is set for all rules; weaker than a rule's own settings.", options: []))
    let rules = (Rule.all.map(\.info) + RuleInfo.readers).map {
      JSONOutput.Member($0.id, rule($0.summary, options: $0.options))
    }
    return .mapping("Settings of rules, by id.", [all] + rules)
  }

  private static func rule(_ summary: String, options: [RuleOption]) -> JSONOutput {
    guard !options.isEmpty else { return .anyOf(summary, [.reference("level"), .reference("settings")]) }
    let settings = ConfigurationSchema.settings + options.map { JSONOutput.Member($0.name, $0.schema) }
    return .anyOf(summary, [.reference("level"), .mapping(nil, settings)])
  }
}

extension RuleOption {
  fileprivate var schema: JSONOutput {
    let text: [JSONOutput] = [.reference("text"), .nothing]
    let texts = text + [.list(of: .reference("text"), nil)]
    let number: [(String, JSONOutput)] = [("type", ["integer", "null"])]
    let flags: JSONOutput = [.boolean(true), .boolean(false), "yes", "no", "on", "off", .null]
    return switch kind {
    case .text: .anyOf(summary, text)
    case .number: .schema(summary, number)
    case .flag: .schema(summary, [("enum", flags)])
    case .texts: .anyOf(summary, texts)
    case .numbersByLanguage: .map(of: .schema(nil, number), summary, names: "tag")
    case .textsByName: .map(of: .anyOf(nil, text), summary)
    case .listsByName: .map(of: .anyOf(nil, texts), summary)
    }
  }
}
