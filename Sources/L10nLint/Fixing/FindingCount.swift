package import L10nCore

/// The number of findings of each kind, for comparing two states of a catalog: places move when something before them
/// changes.
package struct FindingCount {
  /// The identity of a finding without its place.
  struct Kind: Hashable {
    let ruleID: String
    let subject: Diagnostic.Subject

    init(_ diagnostic: Diagnostic) { (ruleID, subject) = (diagnostic.ruleID, diagnostic.subject) }
  }

  /// The identity and message of a finding without its place.
  package struct Statement: Hashable {
    let kind: Kind
    let message: String

    package init(_ diagnostic: Diagnostic) {
      kind = Kind(diagnostic)
      message = diagnostic.message
    }
  }

  /// A rule with a text that it found something in, whatever the language.
  private struct Cause: Hashable {
    let ruleID: String
    let table: String?
    let key: String?

    init(_ diagnostic: Diagnostic) {
      (ruleID, table, key) = (diagnostic.ruleID, diagnostic.subject.table, diagnostic.subject.key)
    }
  }

  private let diagnostics: [Diagnostic]
  private var kinds: [Kind: Int] = [:]

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
    for diagnostic in diagnostics { kinds[Kind(diagnostic), default: 0] += 1 }
  }

  /// The findings among some that outnumber those counted here. One finding for all translations and one for each are
  /// treated alike.
  func new(in found: [Diagnostic]) -> [Diagnostic] {
    let rules = Set((diagnostics + found).lazy.filter(\.standsForTranslations).map(\.ruleID))
    let causes = Set(diagnostics.lazy.filter { rules.contains($0.ruleID) }.map { Cause($0) })
    let sharedCauses = Set(diagnostics.lazy.filter(\.standsForTranslations).map { Cause($0) })
    var left = kinds
    return found.filter { diagnostic in
      if rules.contains(diagnostic.ruleID) {
        let cause = Cause(diagnostic)
        if sharedCauses.contains(cause) || diagnostic.standsForTranslations && causes.contains(cause) { return false }
      }
      let kind = Kind(diagnostic)
      let count = left[kind, default: 0] - 1
      left[kind] = count
      return count < 0
    }
  }

  /// The findings among some fixed ones that others still contain as often as these do.
  func remaining(of fixed: [Diagnostic], in found: [Diagnostic]) -> [Diagnostic] {
    let rules = Set(fixed.map(\.ruleID))
    var gone: [Statement: Int] = [:]
    for diagnostic in diagnostics where rules.contains(diagnostic.ruleID) {
      gone[Statement(diagnostic), default: 0] += 1
    }
    for diagnostic in found where rules.contains(diagnostic.ruleID) {
      gone[Statement(diagnostic), default: 0] -= 1
    }
    return fixed.filter { diagnostic in
      gone[Statement(diagnostic), default: 0] -= 1
      return gone[Statement(diagnostic), default: 0] < 0
    }
  }
}
