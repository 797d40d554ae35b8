package import L10nSyntax

/// The severity of a diagnostic.
package enum Severity: String, CaseIterable, Comparable, Sendable {
  /// Information without required action.
  case note
  /// Possibly wrong.
  case warning
  /// Wrong at run time: lost text, a crash, silence.
  case error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// A range of one file, as half-open UTF-8 offsets into its decoded text, counted from 0.
package struct SourceLocation: Hashable, Comparable, Sendable {
  /// The file's path from the catalog's folder, with `/` between parts.
  package let path: String

  /// The range; empty for a place between two characters.
  package let range: Range<Int>

  /// A range of a file.
  package init(_ path: String, _ range: Range<Int>) {
    self.path = path
    self.range = range
  }

  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    if left.path != right.path { return left.path < right.path }
    return (left.range.lowerBound, left.range.upperBound) < (right.range.lowerBound, right.range.upperBound)
  }
}

/// One finding with everything that a report shows.
package struct Diagnostic: Hashable, Sendable {
  /// Another place that explains the finding: the development text, the first of two equal keys.
  package struct Related: Hashable, Sendable {
    package let message: String
    package let location: SourceLocation

    package init(_ message: String, at location: SourceLocation) {
      self.message = message
      self.location = location
    }
  }

  /// The rule, or the kind of syntax finding; set by the linter for a rule's findings.
  package private(set) var ruleID: String

  /// The severity of the finding.
  package var severity: Severity {
    get { ownSeverity ?? .warning }
    set { ownSeverity = newValue }
  }

  /// The severity; `nil` for the rule's own.
  private var ownSeverity: Severity?

  /// The place; `nil` for a finding without one, such as a missing file.
  package internal(set) var location: SourceLocation?

  private var details: Details

  /// Whether it is at the development text for a problem that most of its translations share.
  package var standsForTranslations = false

  /// Whether it reports that a file, or a part of one, was not read, or not as it is written. No setting, comment or
  /// baseline silences it: otherwise a run over half a catalog would look like a complete one.
  package var isUnread = false

  /// The common statement of several findings of one rule and locale. Reports show it once, with their number.
  package struct Shared: Hashable, Sendable {
    /// The text after the number, in the plural: `texts are missing from 'ca'`.
    package let clause: String

    /// The greatest possible number: all texts.
    package let total: Int?

    package init(_ clause: String, of total: Int? = nil) { (self.clause, self.total) = (clause, total) }
  }

  /// The locale, table and key of a finding, each if it has one.
  package struct Subject: Hashable, Sendable {
    /// The name of the `.lproj` directory, without the suffix.
    package var locale: String?
    package var layer: String?
    package var table: String?
    package var key: String?

    package init(locale: String? = nil, layer: String? = nil, table: String? = nil, key: String? = nil) {
      self.locale = locale
      self.layer = layer
      self.table = table
      self.key = key
    }
  }

  /// The parts that most steps leave unchanged. A reference, because findings are in many lists and are sorted.
  private final class Details: Hashable, Sendable {
    let message: String
    let subject: Subject
    let related: [Related]
    let help: String?
    let fix: Fix?
    let shared: Shared?

    init(_ message: String, _ subject: Subject, _ related: [Related], _ help: String?, _ fix: Fix?, _ shared: Shared?) {
      (self.message, self.subject, self.related) = (message, subject, related)
      (self.help, self.fix, self.shared) = (help, fix, shared)
    }

    static func == (left: Details, right: Details) -> Bool {
      left === right
        || (left.message, left.subject, left.related) == (right.message, right.subject, right.related)
          && (left.help, left.fix, left.shared) == (right.help, right.fix, right.shared)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(message)
      hasher.combine(subject)
      hasher.combine(related)
    }
  }

  /// One clause that is complete by itself, lowercase, without a final period.
  package var message: String { details.message }

  /// The subject of the finding, for settings by locale, table and key.
  package var subject: Subject { details.subject }

  package internal(set) var related: [Related] {
    get { details.related }
    set { details = Details(message, subject, newValue, help, fix, shared) }
  }

  /// How to fix it.
  package var help: String? { details.help }

  /// The automatic fix; `nil` if a person has to decide.
  package internal(set) var fix: Fix? {
    get { details.fix }
    set { details = Details(message, subject, related, help, newValue, shared) }
  }

  /// The common statement of several such findings; `nil` if each is reported separately.
  package var shared: Shared? { details.shared }

  package init(
    _ ruleID: String, _ severity: Severity, _ message: String, at location: SourceLocation?,
    subject: Subject = Subject(), related: [Related] = [], help: String? = nil, fix: Fix? = nil, shared: Shared? = nil
  ) {
    self.init(
      message, at: location, subject: subject, related: related, help: help, fix: fix, severity: severity,
      shared: shared)
    self.ruleID = ruleID
  }

  /// A finding of a reader.
  package init(
    _ finding: StringsFinding, at location: SourceLocation, subject: Subject, related: [Related] = [], fix: Fix? = nil
  ) {
    self.init(
      finding.kind.rawValue, finding.severity == .error ? .error : .warning, finding.message, at: location,
      subject: subject, related: related, help: finding.help, fix: fix)
    isUnread = finding.severity == .error && finding.kind.hidesTexts
  }

  /// A finding that a rule returns, without the rule, which the linter adds.
  ///
  /// - Parameters:
  ///   - location: the smallest range with the problem; `nil` for a finding without a place.
  ///   - severity: the severity, if it differs from the rule's.
  package init(
    _ message: String, at location: SourceLocation?, subject: Subject, related: [Related] = [], help: String? = nil,
    fix: Fix? = nil, severity: Severity? = nil, shared: Shared? = nil
  ) {
    ruleID = ""
    ownSeverity = severity
    self.location = location
    details = Details(message, subject, related, help, fix, shared)
  }

  /// The finding with a rule's id and, unless it has its own, the rule's severity.
  func found(by rule: String, _ severity: Severity) -> Diagnostic {
    var diagnostic = self
    (diagnostic.ruleID, diagnostic.ownSeverity) = (rule, ownSeverity ?? severity)
    return diagnostic
  }

  /// The finding with other places, such as those of the files that people open. Its fix is left out, because it refers
  /// to the original places.
  package func placed(_ place: (SourceLocation) -> SourceLocation) -> Diagnostic {
    var placed = Diagnostic(
      ruleID, severity, message, at: location.map(place), subject: subject,
      related: related.map { Related($0.message, at: place($0.location)) }, help: help, shared: shared)
    placed.isUnread = isUnread
    return placed
  }

  /// The order of reports: path, place, rule, message; findings without a place come first.
  package static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    switch (left.location, right.location) {
    case (nil, .some): return true
    case (.some, nil): return false
    case (let leftPlace?, let rightPlace?) where leftPlace != rightPlace: return leftPlace < rightPlace
    default: return (left.ruleID, left.message) < (right.ruleID, right.message)
    }
  }
}
