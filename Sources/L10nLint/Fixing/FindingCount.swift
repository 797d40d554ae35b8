import L10nCore

/// How many findings there are of each kind, so that two states of a catalog can be compared: places move when
/// something before them changes.
struct FindingCount {
  /// What a finding is, apart from its place.
  struct Kind: Hashable {
    let ruleID: String
    let subject: Diagnostic.Subject

    init(_ diagnostic: Diagnostic) { (ruleID, subject) = (diagnostic.ruleID, diagnostic.subject) }
  }

  /// What a finding says, apart from its place.
  struct Statement: Hashable {
    let kind: Kind
    let message: String

    init(_ diagnostic: Diagnostic) {
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

  /// The texts of which something was found, and those of which one finding stands for all translations.
  private var causes: Set<Cause> = []
  private var sharedCauses: Set<Cause> = []

  private var kinds: [Kind: Int] = [:]
  private let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
    for diagnostic in diagnostics {
      kinds[Kind(diagnostic), default: 0] += 1
      causes.insert(Cause(diagnostic))
      if diagnostic.standsForTranslations { sharedCauses.insert(Cause(diagnostic)) }
    }
  }

  /// Those of some findings that there are more of than these. Whether what translations have in common is one finding or
  /// one for each does not count.
  func new(in diagnostics: [Diagnostic]) -> [Diagnostic] {
    var left = kinds
    return diagnostics.filter { diagnostic in
      let cause = Cause(diagnostic)
      if sharedCauses.contains(cause) || diagnostic.standsForTranslations && causes.contains(cause) { return false }
      left[Kind(diagnostic), default: 0] -= 1
      return left[Kind(diagnostic), default: 0] < 0
    }
  }

  /// Those of some fixed findings that are still among others as often as they are among these.
  func remaining(of fixed: [Diagnostic], in diagnostics: [Diagnostic]) -> [Diagnostic] {
    let rules = Set(fixed.map(\.ruleID))
    var gone: [Statement: Int] = [:]
    for diagnostic in self.diagnostics where rules.contains(diagnostic.ruleID) {
      gone[Statement(diagnostic), default: 0] += 1
    }
    for diagnostic in diagnostics where rules.contains(diagnostic.ruleID) {
      gone[Statement(diagnostic), default: 0] -= 1
    }
    return fixed.filter { diagnostic in
      gone[Statement(diagnostic), default: 0] -= 1
      return gone[Statement(diagnostic), default: 0] < 0
    }
  }
}
