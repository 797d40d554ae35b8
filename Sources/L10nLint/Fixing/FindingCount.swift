package import L10nCore

/// How many findings there are of each kind, so that two states of a catalog can be compared: places move when
/// something before them changes.
package struct FindingCount {
  /// What a finding is, apart from its place.
  struct Kind: Hashable {
    let ruleID: String
    let subject: Diagnostic.Subject

    init(_ diagnostic: Diagnostic) { (ruleID, subject) = (diagnostic.ruleID, diagnostic.subject) }
  }

  /// What a finding says, apart from its place.
  package struct Statement: Hashable {
    let kind: Kind
    let message: String

    package init(_ diagnostic: Diagnostic) {
      kind = Kind(diagnostic)
      message = diagnostic.message
    }
  }

  /// A text of which a rule found something in whatever language.
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

  /// Those of some findings that there are more of than these. Whether what translations have in common is one finding or
  /// one for each does not count.
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

  /// Those of some fixed findings that are still among others as often as they are among these.
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
