package import L10nCore

/// The output format of a coverage report. The same catalog gives the same bytes.
package enum CoverageFormat: String, CaseIterable, Sendable {
  /// Tables for a terminal.
  case text
  /// For programs, as `Documentation/Coverage.md` describes it.
  case json
  /// For pages and the summary of a CI run.
  case markdown
  /// A badge: one picture with the share of all texts.
  case svg
}

/// The coverage of a catalog, to be written in any format.
package struct CoverageReport: Sendable {
  /// The catalog's folder as the user named it.
  let root: String

  let coverage: CatalogCoverage

  /// The version of the tool: `0.1.0`.
  let version: String

  package init(root: String, coverage: CatalogCoverage, version: String) {
    (self.root, self.coverage, self.version) = (root, coverage, version)
  }

  /// The report in a format, ended by a line break.
  ///
  /// - Parameters:
  ///   - style: the capabilities of the terminal; only `text` uses it.
  ///   - width: the columns of the terminal, `nil` for no limit; only `text` uses it.
  package func text(as format: CoverageFormat, style: TextStyle = .plain, width: Int? = nil) -> String {
    switch format {
    case .text: document(width: width).text(style, width: width)
    case .json: json
    case .markdown: document(width: nil).markdown
    case .svg: CoverageBadge(coverage).text
    }
  }

  /// `Localizations: 145 texts, 612 words, from en into 9 locales`
  var headline: String {
    let into = coverage.locales.count.counted("locale")
    guard let count = coverage.locales.first?.total else {
      return "\(root): no translation from \(coverage.development)"
    }
    return "\(root): \(count.total.counted("text")), \(count.words.counted("word")), "
      + "from \(coverage.development) into \(into)"
  }

  /// Whether any translation equals the development text.
  var hasCopies: Bool { coverage.locales.contains { $0.total.copied > 0 } }

  /// Whether any text comes from an override layer.
  var hasOverrides: Bool { coverage.locales.contains { $0.total.overridden > 0 } }
}

extension CoverageShare {
  /// `99.9 %`
  var text: String { "\(percent) %" }
}
