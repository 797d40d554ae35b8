import L10nCore
package import L10nRuntime

/// The choice of fixes to apply.
package struct FixSelection: Sendable {
  /// The ids of the rules whose findings to fix; `nil` means all.
  package var rules: Set<String>?

  /// The locales to fix, each for itself: `fr` does not include `fr-CA`; `nil` means all.
  package var locales: Set<LanguageTag>?

  /// Whether unsafe fixes are also wanted.
  package var includesUnsafe: Bool

  package init(rules: Set<String>? = nil, locales: Set<LanguageTag>? = nil, includesUnsafe: Bool = false) {
    (self.rules, self.locales, self.includesUnsafe) = (rules, locales, includesUnsafe)
  }

  /// The same selection with unsafe fixes.
  var withUnsafe: FixSelection { FixSelection(rules: rules, locales: locales, includesUnsafe: true) }

  /// Whether a finding's fix is wanted: it changes only the locales asked for.
  func contains(_ diagnostic: Diagnostic, in files: [String: TableFile]) -> Bool {
    guard let fix = diagnostic.fix, rules?.contains(diagnostic.ruleID) ?? true,
      includesUnsafe || fix.safety == .safe
    else { return false }
    guard let locales else { return true }
    func isWanted(_ directory: String) -> Bool { LanguageTag(directoryName: directory).map(locales.contains) ?? false }
    guard diagnostic.subject.locale.map(isWanted) ?? false else { return false }
    return fix.changes.allSatisfy { change in
      guard let file = files[change.path] else { return false }
      return file.place.format.holdsAllLanguages || isWanted(file.place.directory)
    }
  }
}
