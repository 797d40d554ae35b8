package import L10nRuntime
internal import L10nSyntax

/// The language in which the texts of a catalog are written first, with the reason for assuming so.
package struct DevelopmentLanguage: Hashable, Sendable {
  package let tag: LanguageTag

  /// The source, as in a report: `Package.swift`, `the default`.
  package let reason: String

  /// The first language with texts that a file of the project names; else English, if there is English or `Base`; else
  /// the variant of English with the most texts; else the language with the most texts.
  ///
  /// A translation may have more texts than English, because it keeps those that were removed there.
  /// - Parameters:
  ///   - counts: the number of texts of each directory, including `Base`.
  ///   - hints: the languages that files of the project name, the nearest first; those without texts are ignored.
  package init(counts: [String: Int], hints: [DevelopmentLanguage]) {
    let tags = counts.keys.sorted().compactMap { name in
      LanguageTag(directoryName: name).map { (tag: $0, count: counts[name, default: 0]) }
    }
    let hasBase = counts["Base"] != nil
    if let hint = hints.first(where: { hint in hasBase || tags.contains { $0.tag == hint.tag } }) {
      self = hint
      return
    }
    if tags.count == 1, !hasBase {
      (tag, reason) = (tags[0].tag, "the only one")
      return
    }
    if hasBase, !tags.contains(where: { $0.tag == .english }) {
      (tag, reason) = (.english, "the default")
      return
    }
    // Without plain English it is the variant with the most texts, and that of the United States before an equal one.
    let variants = tags.filter { $0.tag.language == "en" }
    let english =
      tags.first { $0.tag == .english }
      ?? variants.max { ($0.count, $0.tag.region == "US" ? 1 : 0) < ($1.count, $1.tag.region == "US" ? 1 : 0) }
    let most = tags.map(\.count).max() ?? 0
    let fullest = tags.filter { $0.count == most }
    guard english == nil, let first = fullest.first else {
      (tag, reason) = (english?.tag ?? .english, "the default")
      return
    }
    (tag, reason) = (first.tag, fullest.count == 1 ? "the fullest" : "among the fullest")
  }

  /// The language that a file names.
  package init(_ tag: LanguageTag, by reason: String) { (self.tag, self.reason) = (tag, reason) }
}

extension DevelopmentLanguage {
  /// The languages that the package, the Xcode projects, their descriptions, and the bundles around a folder name, the
  /// nearest first.
  ///
  /// - Parameter folder: the catalog's folder, below the survey's root.
  package static func hints(for folder: String, in survey: ProjectSurvey) -> [DevelopmentLanguage] {
    let parts = folder.split(separator: "/")
    func distance(_ path: String) -> Int? {
      let other = path.split(separator: "/")
      return parts.starts(with: other) ? parts.count - other.count : nil
    }
    let packages = survey.packageFolders.map { folder in
      (folder: folder, file: folder.isEmpty ? "Package.swift" : "\(folder)/Package.swift", name: "Package.swift")
    }
    let projects = survey.xcodeProjects.map { path in
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      return (folder: folder, file: "\(path)/project.pbxproj", name: String(path.split(separator: "/").last ?? ""))
    }
    let others = (survey.projectDescriptions + survey.infoPropertyLists).map { path in
      let parts = path.split(separator: "/")
      return (folder: parts.dropLast().joined(separator: "/"), file: path, name: String(parts.last ?? ""))
    }
    let files = packages + projects + others
    let near = files.compactMap { file in distance(file.folder).map { (distance: $0, file: file) } }
    // At the same distance the package comes before the project, and the project before the bundle.
    let flutter = FlutterSettings.development(for: survey.path(folder)).map { DevelopmentLanguage($0, by: "l10n.yaml") }
    return [flutter].compactMap(\.self)
      + near.sorted { $0.distance < $1.distance }.compactMap { _, file in
        guard let bytes = try? FileReader.bytes(of: survey.path(file.file)) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        let name =
          switch file.name {
          case "Package.swift": value(of: "defaultLocalization", inSwift: text)
          case "Project.swift": value(of: "developmentRegion", inSwift: text)
          case "project.yml": ofProjectFile(text)
          case let name where name.hasSuffix(".plist"): ofBundle(bytes)
          default: ofXcodeProject(text)
          }
        return name.flatMap { LanguageTag(directoryName: $0) }.map { DevelopmentLanguage($0, by: file.name) }
      }
  }

  /// The quoted value after a name, such as the `defaultLocalization` of a manifest: `"en"`, or `LanguageTag("en")`.
  static func value(of label: String, inSwift manifest: String) -> String? {
    for line in manifest.split(whereSeparator: \.isNewline) {
      let code = line.drop { $0 == " " || $0 == "\t" }
      guard !code.hasPrefix("//"), let name = code.firstRange(of: label) else { continue }
      let parts = code[name.upperBound...].split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      if parts.count == 3, parts[0].contains(":") { return String(parts[1]) }
    }
    return nil
  }

  /// The `developmentLanguage` of XcodeGen's `project.yml`.
  static func ofProjectFile(_ text: String) -> String? {
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split { " \t:\"'".contains($0) }
      if words.first == "developmentLanguage", words.count > 1 { return String(words[1]) }
    }
    return nil
  }

  /// The `CFBundleDevelopmentRegion` of an `Info.plist`; `nil` for a build setting.
  static func ofBundle(_ bytes: [UInt8]) -> String? {
    let entry = StringsTable(bytes).entries.last { $0.key == "CFBundleDevelopmentRegion" }
    return entry.flatMap { $0.value.hasPrefix("$") ? nil : $0.value }
  }

  /// The `developmentRegion` of an Xcode project, which names a language: `en`, or `English` in old ones.
  static func ofXcodeProject(_ project: String) -> String? {
    for line in project.split(whereSeparator: \.isNewline) {
      let words = line.split { " \t=;\"".contains($0) }
      if words.first == "developmentRegion", words.count > 1 { return words[1...].joined(separator: " ") }
    }
    return nil
  }
}
