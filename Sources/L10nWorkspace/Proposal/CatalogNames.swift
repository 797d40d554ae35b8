import L10nCore

/// Names of the generated types of a project's catalogs.
package enum CatalogNames {
  /// Folders whose names say nothing about their contents.
  private static let general: Set<String> = [
    "base", "i18n", "l10n", "locale", "locales", "localization", "localizations", "resources", "sources", "strings",
    "supporting files", "translations",
  ]

  /// One name for each folder: `L10n` if there is one folder, or else named after the part of the project it belongs
  /// to.
  ///
  ///     ["App/Resources", "Sources/Widgets/Resources"]   AppStrings, WidgetsStrings
  package static func names(for folders: [String]) -> [String] {
    if folders.count == 1 { return ["L10n"] }
    var taken: Set<String> = []
    return folders.map { folder in
      let part = folder.split(separator: "/").last { !general.contains($0.lowercased()) } ?? ""
      let wanted = SwiftIdentifier.upperCamel(String(part))
      var name = wanted.isEmpty || wanted.hasPrefix("_") ? "L10n" : "\(wanted)Strings"
      let stem = name
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(stem)\(number)"
        number += 1
      }
      return name
    }
  }

  /// The folder for the generated code of a catalog: beside the code of its target, or in a separate target.
  ///
  /// - Parameter name: the generated type.
  package static func output(for folder: String, named name: String, in survey: ProjectSurvey) -> String {
    let parts = folder.split(separator: "/")
    if parts.first == "Sources", parts.count > 1 { return "Sources/\(parts[1])/Generated" }
    if let top = parts.first, survey.codePaths.contains(String(top)) { return "\(top)/Generated" }
    if let target = survey.targetFolders.first {
      return survey.targetFolders.count == 1 ? "\(target)/Generated" : "Sources/\(name)"
    }
    let top = survey.codePaths.first { !$0.isEmpty && $0 != "Sources" }
    return top.map { "\($0)/Generated" } ?? "Generated"
  }
}
