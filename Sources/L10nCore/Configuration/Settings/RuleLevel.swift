/// What the findings of a rule count as, in a whole catalog or in a part of it.
package enum RuleLevel: Hashable, Sendable {
  /// They are not reported.
  case off
  case severity(Severity)

  /// The words that `l10n.yml` takes.
  package static let names = ["error", "warning", "note", "off"]

  /// Reads a level as `l10n.yml` writes it; `nil` for any other word.
  ///
  /// YAML 1.1 takes a bare `off` for `false`, so people write either.
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

/// A level for the findings about those locales, tables or keys that a name covers.
package struct ScopedLevel: Hashable, Sendable {
  /// A language tag, or a pattern in which `*` stands for any characters.
  package let name: String

  package let level: RuleLevel

  /// The place of the name; `nil` for one that stands in no file.
  package let location: SourceLocation?

  package init(_ name: String, _ level: RuleLevel, at location: SourceLocation? = nil) {
    (self.name, self.level, self.location) = (name, level, location)
  }
}

extension RuleSettings {
  /// The name under which `l10n.yml` has settings for all rules.
  package static let allRules = "all"

  /// Settings with a level and nothing else.
  package init(_ level: RuleLevel?) {
    self.init()
    self.level = level
  }

  /// What the findings count as where nothing more special is set; `nil` means as the rule says.
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
