import L10nCore
import L10nICU
import L10nLint
import L10nWorkspace

/// What the linter found in an earlier run that saw the same: files, settings and options, program and ICU.
struct FindingsCache {
  private let cache: WorkCache
  private let name: String

  /// - Returns: `nil` without a cache, and where not all could be read.
  init?(_ cache: WorkCache?, _ loaded: CatalogFolder.Loaded, _ options: LintOptions) throws {
    guard let cache, loaded.unreadable.isEmpty else { return nil }
    self.cache = cache
    let icu = try ICUVersion()
    var writer = IndexWriter()
    for version in [cache.program, icu.icu, icu.cldr, icu.unicode, options.profile ?? ""] { writer.add(raw: version) }
    for names in [options.rule.sorted(), options.locale + options.onlyLocale] { writer.add(names) { $0.add(raw: $1) } }
    writer.add(options.minCoverage.map { "\($0)" }) { $0.add(raw: $1) }
    writer.add(loaded.sources.sorted { $0.key < $1.key }) { writer, file in
      let id = ContentID(file.value.bytes)
      writer.add(raw: file.key)
      writer.add(raw: "\(id.count) \(id)")
    }
    // What the folder's layout says.
    writer.add(loaded.diagnostics) { writer, found in
      writer.add(raw: "\(found.ruleID) \(found.severity.rawValue) \(found.location?.path ?? "") \(found.message)")
    }
    name = "\(ContentID(writer.bytes))-findings"
  }

  /// What was found; `nil` where it is not known.
  var result: LintResult? {
    guard let bytes = cache.entry(name),
      let reader = try? SealedBytes.reader(of: bytes, program: cache.program)
    else { return nil }
    return try? LintResult(coded: reader)
  }

  /// Keeps what was found.
  func keep(_ result: LintResult) {
    if let coded = result.coded { cache.keep(SealedBytes.sealed(coded, program: cache.program), as: name) }
  }
}
