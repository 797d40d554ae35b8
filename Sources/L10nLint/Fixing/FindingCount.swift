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

  private var kinds: [Kind: Int] = [:]
  private var statements: [Statement: Int] = [:]

  init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      kinds[Kind(diagnostic), default: 0] += 1
      statements[Statement(diagnostic), default: 0] += 1
    }
  }

  /// Those of some findings that there are more of than these.
  func new(in diagnostics: [Diagnostic]) -> [Diagnostic] {
    var left = kinds
    return diagnostics.filter { diagnostic in
      left[Kind(diagnostic), default: 0] -= 1
      return left[Kind(diagnostic), default: 0] < 0
    }
  }

  /// Those of some fixed findings that are still among others as often as they are among these.
  func remaining(of fixed: [Diagnostic], in diagnostics: [Diagnostic]) -> [Diagnostic] {
    let now = FindingCount(diagnostics).statements
    var gone = statements
    for (statement, count) in now { gone[statement, default: 0] -= count }
    return fixed.filter { diagnostic in
      gone[Statement(diagnostic), default: 0] -= 1
      return gone[Statement(diagnostic), default: 0] < 0
    }
  }
}
