import L10nCore
import L10nRuntime

/// The levels that a configuration sets, prepared for many findings.
///
/// The most specific setting wins: that of a key, then of a table, then of a locale, then of the whole catalog; at each
/// of these the rule's own before that of `all` rules; and of several patterns or tags the most specific one.
struct RuleLevels {
  private let rules: [String: Levels]
  private let all: Levels
  private let optional: Set<String>
  private let selection: LintSelection
  private let tags: [String: LanguageTag]
  private let development: LanguageTag

  /// - Parameter rules: the rules that may run.
  init(_ catalog: Catalog, rules: [Rule], selection: LintSelection) {
    let settings = catalog.configuration.rules
    self.rules = settings.mapValues { Levels($0) }
    all = Levels(settings[RuleSettings.allRules] ?? RuleSettings())
    optional = Set(rules.lazy.filter { !$0.info.isOn(in: catalog) }.map(\.id))
    self.selection = selection
    tags = Dictionary(catalog.locales.map { ($0.directory, $0.tag) }, uniquingKeysWith: { first, _ in first })
    development = catalog.development
  }

  /// Whether the rule can have reported findings.
  func runs(_ rule: Rule) -> Bool {
    if selection.rules != nil { return selection.includes(rule: rule.id) }
    let own = rules[rule.id]
    if let own, own.scoped.contains(where: { $0 != .off }) { return true }
    if let level = own?.general { return level != .off }
    return !optional.contains(rule.id) && (all.general != .off || all.scoped.contains { $0 != .off })
  }

  /// The finding with its configured severity; `nil` if it is not reported. A finding that something was not read is
  /// always reported, unless it is about a translation outside of the selection.
  func applied(to diagnostic: Diagnostic) -> Diagnostic? {
    let id = diagnostic.ruleID
    if !diagnostic.isUnread, setsNothing(for: id) { return optional.contains(id) ? nil : diagnostic }
    let tag = diagnostic.subject.locale.flatMap { tags[$0] ?? LanguageTag(directoryName: $0) }
    if diagnostic.isUnread { return selection.includes(tag) || tag == development ? diagnostic : nil }
    guard selection.includes(rule: id), selection.includes(tag) else { return nil }
    let key = diagnostic.subject.key
    let own = rules[id]
    if let key, own?.ignores(key) ?? false || all.ignores(key) { return nil }
    switch level(own, table: diagnostic.subject.table, key: key, tag: tag, isOptional: optional.contains(id)) {
    case .off: return nil
    case .severity(let severity):
      var diagnostic = diagnostic
      diagnostic.severity = severity
      return diagnostic
    case nil: return diagnostic
    }
  }

  /// Whether neither the configuration nor the selection sets anything for a rule.
  private func setsNothing(for id: String) -> Bool {
    selection.rules == nil && selection.locales == nil && all.isEmpty && rules[id] == nil
  }

  private func level(_ own: Levels?, table: String?, key: String?, tag: LanguageTag?, isOptional: Bool) -> RuleLevel? {
    let isAskedFor = selection.rules != nil
    // A setting for all rules does not switch on a rule that is off by its own settings, or that runs only on request.
    let ownLevel = own?.level(table: table, key: key, tag: tag)
    if !isAskedFor, ownLevel == .off || isOptional && ownLevel == nil { return .off }
    let levels = [own, all].compactMap { $0 }
    if let key, let level = levels.firstNonNil({ $0.level(ofKey: key) }) { return level }
    if let table, let level = levels.firstNonNil({ $0.level(ofTable: table) }) { return level }
    if let tag, let level = levels.firstNonNil({ $0.level(of: tag) }) { return level }
    let level = levels.firstNonNil { $0.general }
    return isAskedFor && level == .off ? nil : level
  }
}

extension RuleInfo {
  /// Whether the rule runs in a catalog if the configuration gives it no severity.
  fileprivate func isOn(in catalog: Catalog) -> Bool {
    switch use {
    case .always, .forSpeech, .forControls: true
    case .inStrict: catalog.configuration.run == .strict
    case .comparing: catalog.earlier != nil
    case .onRequest: false
    }
  }
}

/// The levels of one rule, or of all.
private struct Levels {
  let general: RuleLevel?
  private let ignored: [KeyPattern]
  private let keys: [(pattern: KeyPattern, level: RuleLevel)]
  private let tables: [(pattern: KeyPattern, level: RuleLevel)]
  private let locales: [(tag: LanguageTag, level: RuleLevel)]

  /// The levels for parts of the catalog.
  let scoped: [RuleLevel]

  var isEmpty: Bool { general == nil && ignored.isEmpty && scoped.isEmpty }

  init(_ settings: RuleSettings) {
    general = settings.level
    ignored = settings.ignoredKeys.map { KeyPattern($0) }
    keys = Self.patterns(settings.keys)
    tables = Self.patterns(settings.tables)
    let locales = settings.locales.reversed().compactMap { scoped in
      LanguageTag(directoryName: scoped.name).map { ($0, scoped.level) }
    }
    self.locales = locales.sorted { $0.0.specificity > $1.0.specificity }
    scoped = settings.scopedLevels.map(\.level)
  }

  /// The longest pattern first; of equally long ones the last.
  private static func patterns(_ levels: [ScopedLevel]) -> [(pattern: KeyPattern, level: RuleLevel)] {
    let patterns = levels.reversed().map { (pattern: KeyPattern($0.name), level: $0.level) }
    return patterns.sorted { $0.pattern.specificity > $1.pattern.specificity }
  }

  func ignores(_ key: String) -> Bool { ignored.contains { $0.matches(key) } }

  func level(ofKey key: String) -> RuleLevel? { keys.first { $0.pattern.matches(key) }?.level }

  func level(ofTable table: String) -> RuleLevel? { tables.first { $0.pattern.matches(table) }?.level }

  func level(of tag: LanguageTag) -> RuleLevel? { locales.first { $0.tag.covers(tag) }?.level }

  /// The most specific of all levels.
  func level(table: String?, key: String?, tag: LanguageTag?) -> RuleLevel? {
    key.flatMap { level(ofKey: $0) } ?? table.flatMap { level(ofTable: $0) } ?? tag.flatMap { level(of: $0) } ?? general
  }
}

extension Sequence {
  /// The first result of a function that is not `nil`.
  fileprivate func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self {
      if let result = transform(element) { return result }
    }
    return nil
  }
}
