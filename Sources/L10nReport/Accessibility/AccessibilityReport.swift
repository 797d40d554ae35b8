package import L10nCore
package import L10nSyntax

/// The data of `l10n accessibility`, for any of its formats.
package struct AccessibilityReport: Sendable {
  /// A format of the report.
  package enum Format: String, CaseIterable, Sendable {
    case text, json, markdown
    /// Chapters of an accessibility conformance report, in OpenACR's YAML.
    case openacr
    /// The same for people, as a page.
    case html
  }

  /// The catalog's folder as the user named it, without trailing slashes; paths are shown below it.
  package let root: String

  /// The decoded files that findings point into, by path below the folder.
  package let sources: [String: SourceText]

  package let proof: AccessibilityProof

  /// The requested group of controls; `nil` for all controls.
  package let layout: String?

  /// The requirements with their state in the catalog, in order.
  package let requirements: [RequirementNote]

  /// The criteria of conformance reports with the part that texts prove, in order.
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
  /// - Parameter style: the capabilities of the terminal; used for text only.
  package func text(as format: Format, style: TextStyle = .plain) -> String {
    switch format {
    case .text: AccessibilityText(self, style).text
    case .json: AccessibilityJSON(self).text
    case .markdown: document.markdown
    case .openacr: OpenACRFragment(criteria, version: version).text
    case .html: ConformancePage(criteria, root: root, version: version).text
    }
  }

  /// A file's path for the user.
  func path(_ relative: String) -> String { DisplayPath.of(relative, from: root) }
}

extension AccessibilityCell {
  /// The state in words: its name in `l10n.yml`, or else `primary` or `secondary`; `nil` for a control without states.
  var shownState: String? { stateName ?? state.map { "\($0)" } }

  /// The origin of the text, in words.
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
