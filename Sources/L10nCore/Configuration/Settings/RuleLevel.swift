/// The level of a rule's findings, in a whole catalog or in a part of it.
package enum RuleLevel: Hashable, Sendable {
  /// They are not reported.
  case off
  case severity(Severity)

  /// The words in `l10n.yml`.
  package static let names = ["error", "warning", "note", "off"]

  /// Reads a level of `l10n.yml`; `nil` for any other word.
  ///
  /// YAML 1.1 reads a bare `off` as `false`, so both are accepted.
  package init?(_ text: String) {
    if text == "off" || text == "false" {
      self = .off
    } else if let severity = Severity(rawValue: text) {
      self = .severity(severity)
    } else {
      return nil
    }
  }
}

/// A level for findings in the locales, tables or keys that a name matches.
package struct ScopedLevel: Hashable, Sendable {
  /// A language tag, or a pattern in which `*` matches any characters.
  package let name: String

  package let level: RuleLevel

  /// The place of the name; `nil` if it is not in a file.
  package let location: SourceLocation?

  package init(_ name: String, _ level: RuleLevel, at location: SourceLocation? = nil) {
    (self.name, self.level, self.location) = (name, level, location)
  }
}

extension RuleSettings {
  /// The name of the settings for all rules in `l10n.yml`.
  package static let allRules = "all"

  /// Settings with only a level.
  package init(_ level: RuleLevel?) {
    self.init()
    self.level = level
  }

  /// The level of findings without a more specific one; `nil` for the rule's own.
  package var level: RuleLevel? {
    get { isOff ? .off : severity.map { .severity($0) } }
    set {
      isOff = newValue == .off
      if case .severity(let severity)? = newValue { self.severity = severity } else { severity = nil }
    }
  }

  /// The levels for parts of a catalog.
  package var scopedLevels: [ScopedLevel] { locales + tables + keys }
}
