package import L10nCore
import L10nLint

/// Translations for one change of a catalog: the catalog with all of them is linted, and those that cause an error are
/// left out. Agents and `l10n import` therefore refuse everything that `l10n lint` calls an error. Nothing is written
/// here.
package struct LintedTexts {
  /// A translation that is left out, by its index in the given texts, with the finding that refuses it.
  package struct Refused {
    package let index: Int
    package let fault: Diagnostic
  }

  private let catalog: Catalog
  private let refuses: (Diagnostic) -> Bool

  /// The indices in the given texts by key.
  private let places: [String: [Int]]

  /// The accepted texts, by their index in the given texts.
  package private(set) var texts: [Int: CheckedText]
  package private(set) var refused: [Refused] = []

  /// The files with the accepted texts.
  package private(set) var files: [SourceFile] = []

  /// The catalog with those files.
  package private(set) var session: CatalogSession

  /// The new findings about these texts that do not refuse them.
  package private(set) var findings: [Diagnostic] = []

  /// New findings that refuse translations but are about none of them.
  package private(set) var otherFaults: [Diagnostic] = []

  /// The reasons why tables cannot be changed, other than those about one of the texts.
  package private(set) var obstacles: [Diagnostic] = []

  private var before: CatalogSession

  /// The findings before; `nil` until they are needed.
  private var known: [Diagnostic]?

  /// - Parameters:
  ///   - catalog: that of the session, possibly with more languages.
  ///   - session: one that has read it.
  ///   - known: the findings before, if they are known.
  ///   - refuses: whether a finding refuses the translations that cause it.
  /// - Throws: `Refusal` if the settings are invalid; `FileError` if the folder cannot be read.
  package init(
    _ texts: [Int: CheckedText], into catalog: Catalog, _ session: CatalogSession,
    known: [Diagnostic]? = nil, refuses: @escaping (Diagnostic) -> Bool
  ) throws {
    (self.texts, self.catalog, self.session, before) = (texts, catalog, session, session)
    (self.known, self.refuses) = (known, refuses)
    places = Dictionary(grouping: texts.keys.sorted()) { texts[$0]?.key.text ?? "" }
    repeat { try put() } while try refuseFaults()
    refused.sort { $0.index < $1.index }
  }

  /// Puts the accepted texts into the files.
  private mutating func put() throws {
    while true {
      let order = texts.sorted { $0.key < $1.key }
      let (files, diagnostics) = catalog.changedFiles(setting: order.map(\.value))
      let faulty = diagnostics.flatMap { diagnostic in indices(of: diagnostic).map { ($0, diagnostic) } }
      for (index, diagnostic) in faulty { refuse(index, because: diagnostic) }
      if !faulty.isEmpty { continue }
      obstacles = diagnostics
      self.files = files
      session = before
      for file in files { session.open(file.path, file.bytes) }
      if !files.isEmpty { _ = try session.load() }
      return
    }
  }

  /// Leaves out the translations that cause errors.
  ///
  /// - Returns: whether there were any.
  private mutating func refuseFaults() throws -> Bool {
    let found = files.isEmpty ? [] : try session.findings().filter { refuses($0) || !indices(of: $0).isEmpty }
    // In a catalog without errors one lint run is enough.
    if known == nil, !found.isEmpty { known = try before.findings() }
    findings = found.new(since: known ?? [])
    let faults = findings.filter(refuses)
    let faulty = faults.flatMap { fault in indices(of: fault).map { ($0, fault) } }
    otherFaults = faulty.isEmpty ? faults : []
    for (index, fault) in faulty { refuse(index, because: fault) }
    return !faulty.isEmpty
  }

  private mutating func refuse(_ index: Int, because fault: Diagnostic) {
    if texts.removeValue(forKey: index) != nil { refused.append(Refused(index: index, fault: fault)) }
  }

  /// The translations that a finding is about: those of its key and, if there are any, of its locale.
  package func indices(of diagnostic: Diagnostic) -> [Int] {
    let subject = diagnostic.subject
    guard let key = subject.key, let places = places[key] else { return [] }
    let ofKey = places.filter { texts[$0].map { subject.table == nil || $0.table == subject.table } ?? false }
    let own = ofKey.filter { texts[$0].map { catalog.locales[$0.locale].directory == subject.locale } ?? false }
    return own.isEmpty ? ofKey : own
  }
}

extension Diagnostic {
  /// Whether it only reports that languages lack texts, or that no code uses one yet: a language with its first text
  /// still lacks the others.
  package var isGap: Bool { ["coverage-below", "missing-key", "missing-table", "unused-key"].contains(ruleID) }
}

extension [Diagnostic] {
  /// The findings that are new, regardless of place and severity.
  package func new(since known: [Diagnostic]) -> [Diagnostic] {
    var counts = Dictionary(known.map { (FindingCount.Statement($0), 1) }, uniquingKeysWith: +)
    return filter { finding in
      counts[FindingCount.Statement(finding), default: 0] -= 1
      return counts[FindingCount.Statement(finding), default: 0] < 0
    }
  }
}
