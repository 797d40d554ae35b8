package import L10nCore
package import L10nSyntax

/// All that `l10n accessibility` has to say, for any of its formats.
package struct AccessibilityReport: Sendable {
  /// What the report looks like.
  package enum Format: String, CaseIterable, Sendable {
    case text, json, markdown
    /// Chapters of an accessibility conformance report, in OpenACR's YAML.
    case openacr
    /// The same for people, as a page.
    case html
  }

  /// The catalog's folder as the user named it, without slashes at its end; paths are shown below it.
  package let root: String

  /// The decoded files that findings point into, by path below the folder.
  package let sources: [String: SourceText]

  package let proof: AccessibilityProof

  /// The group of controls that was asked for; `nil` for all controls.
  package let layout: String?

  /// What is asked of the catalog, and whether that is proved, in order.
  package let requirements: [RequirementNote]

  /// The criteria of conformance reports, and what texts prove of them, in order.
  package let criteria: [CriterionNote]

  /// Whether text and Markdown list the requirements instead of the cells; JSON has both.
  package let showsRequirements: Bool

  /// The version of the tool: `0.1.0`.
  package let version: String

  package init(
    root: String, sources: [String: SourceText], proof: AccessibilityProof, layout: String? = nil,
    requirements: [RequirementNote] = [], criteria: [CriterionNote] = [], showsRequirements: Bool = false,
    version: String
  ) {
    self.root = root
    self.sources = sources
    self.proof = proof
    self.layout = layout
    self.requirements = requirements
    self.criteria = criteria
    self.showsRequirements = showsRequirements
    self.version = version
  }

  /// The report in one of its formats; the same bytes for the same report.
  ///
  /// - Parameter style: what the terminal can show; counts for text only.
  package func text(as format: Format, style: TextStyle = .plain) -> String {
    switch format {
    case .text: AccessibilityText(self, style).text
    case .json: AccessibilityJSON(self).text
    case .markdown: document.markdown
    case .openacr: OpenACRFragment(criteria, version: version).text
    case .html: ConformancePage(criteria, root: root, version: version).text
    }
  }

  /// A file's path as the user may open it.
  func path(_ relative: String) -> String { DisplayPath.of(relative, from: root) }
}

extension AccessibilityCell {
  /// The state in words: as `l10n.yml` calls it, else `primary` or `secondary`; `nil` for a control without states.
  var shownState: String? { stateName ?? state.map { "\($0)" } }

  /// Where the text comes from, in words.
  ///
  ///     own, layer acme       from fr       from en, another language
  var provenance: String {
    let layer = origin?.layer.map { ", layer \($0)" } ?? ""
    switch presence {
    case .own: return "own\(layer)"
    case .inherited: return "from \(origin?.locale ?? "")\(layer)"
    case .foreign: return "from \(origin?.locale ?? "")\(layer), another language"
    case .missing: return "missing"
    case .silent: return "silent"
    }
  }
}
