import L10nCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The parts of a project that matter to its texts: the folders of tables, the Swift code, and files that name a
/// language.
///
/// Hidden names, links, products, and third-party code are skipped.
package struct ProjectSurvey: Sendable {
  /// The project's folder as the user named it.
  package let root: String

  /// The outermost folders that contain tables, as paths below the root in order; empty for the root itself.
  package private(set) var catalogFolders: [String] = []

  /// Folders of tables that belong to tests.
  package private(set) var testFolders: [String] = []

  /// The folders at the root that contain Swift code of the project, without tests, in order; also the root itself,
  /// which is empty, if code is directly in it.
  package private(set) var codePaths: [String] = []

  /// The folders of `Package.swift` files; empty for the root.
  package private(set) var packageFolders: [String] = []

  /// The `.xcodeproj` folders.
  package private(set) var xcodeProjects: [String] = []

  /// The files from which XcodeGen and Tuist make Xcode projects: `project.yml`, `Project.swift`.
  package private(set) var projectDescriptions: [String] = []

  /// The `Info.plist` files of bundles.
  package private(set) var infoPropertyLists: [String] = []

  /// Configurations of SwiftGen, without those of tests.
  package private(set) var swiftGenFiles: [String] = []

  /// The targets below `Sources`: its folders with Swift code.
  package private(set) var targetFolders: [String] = []

  /// The folders that cannot be read, as paths below the root in order.
  package private(set) var unreadableFolders: [String] = []

  private var tableFolders: Set<String> = []

  /// The files that are tables only beside others.
  private var siblings: [String] = []
  private var configuredFolders: Set<[String]> = []
  private var codeTops: Set<String> = []

  /// The folders, except the root, that contain Swift code directly or below.
  private var codeFolders: Set<String> = []
  private var targets: Set<String> = []

  /// Folders of products, in addition to those that are skipped in a catalog.
  private static let productSuffixes = [
    ".app", ".framework", ".xcassets", ".xcframework", ".xcworkspace", ".playground",
  ]

  /// Whether folders were left out because there are too many.
  package private(set) var isCut = false

  private let depth: Int
  private var remainingFolders: Int

  /// - Parameters:
  ///   - depth: the most levels of folders below the root.
  ///   - folderLimit: the most folders to visit.
  /// - Throws: `FileError` if the folder cannot be read.
  package init(_ root: String, depth: Int = .max, folderLimit: Int = .max) throws {
    (self.root, self.depth, remainingFolders) = (root, depth, folderLimit)
    visit(try FolderFiles.names(inRoot: root), below: [])
    let places = CatalogPlaces(siblings)
    for path in siblings {
      if let place = places[path] { addTable(path, place) }
    }
    let folders = Set(tableFolders.map { configured($0.split(separator: "/").map(String.init)) })
    testFolders = Self.outermost(folders.filter { $0.contains(where: Self.isOfTests) })
    let modules = codeFolders.union(packageFolders).union(configuredFolders.map { $0.joined(separator: "/") })
    let joined = SharedFolders(folders.filter { !$0.contains(where: Self.isOfTests) }) {
      modules.contains($0.joined(separator: "/"))
    }
    catalogFolders = Self.outermost(joined.folders)
    codePaths = codeTops.contains("") ? [""] : codeTops.sorted()
    targetFolders = targets.sorted()
    packageFolders.sort()
    xcodeProjects.sort()
    projectDescriptions.sort()
    infoPropertyLists.sort()
    swiftGenFiles.sort()
  }

  /// Whether a folder is in a Swift package or beside an Xcode project. An app of Flutter has its own Xcode project, but
  /// not around its texts.
  func isInSwiftProject(_ folder: String) -> Bool {
    let projects = (xcodeProjects + projectDescriptions).map {
      $0.split(separator: "/").dropLast().joined(separator: "/")
    }
    return (packageFolders + projects).contains { $0.isEmpty || folder == $0 || folder.hasPrefix("\($0)/") }
  }

  /// A path below the root as the user may open it.
  package func path(_ relative: String) -> String {
    if relative.isEmpty { return root }
    return root == "." ? relative : root.hasSuffix("/") ? root + relative : "\(root)/\(relative)"
  }

  /// The code that uses the texts of a catalog: all code for the only catalog; for one of several the nearest folder
  /// around it with code and no other catalog; empty if there is none, because another catalog's code must not be used.
  func codePaths(of folder: String) -> [String] {
    if catalogFolders.count <= 1 { return codePaths }
    let parts = folder.split(separator: "/")
    let folders = (0..<parts.count).reversed().map { parts[...$0].joined(separator: "/") }
    guard let nearest = folders.first(where: codeFolders.contains) else { return [] }
    let isShared = catalogFolders.contains { $0 != folder && ($0 == nearest || $0.hasPrefix(nearest + "/")) }
    return isShared ? [] : [nearest]
  }

  private mutating func visit(_ names: [String], below folder: [String]) {
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder + [name]
      let relative = path.joined(separator: "/")
      if let place = CatalogPlace(path: relative) {
        if place.format.needsSiblings { siblings.append(relative) } else { addTable(relative, place) }
      } else if CatalogPlaces.canHold(relative) {
        siblings.append(relative)
      } else if name == Configuration.fileName {
        configuredFolders.insert(folder)
      } else if name == "Package.swift" {
        packageFolders.append(folder.joined(separator: "/"))
      } else if name == "project.yml" || name == "Project.swift" {
        projectDescriptions.append(relative)
      } else if name.hasSuffix(".swift") {
        addCode(path)
      } else if name == "swiftgen.yml" || name == "swiftgen.yaml" {
        if !path.contains(where: Self.isOfTests) { swiftGenFiles.append(relative) }
      } else if name.hasSuffix("Info.plist") {
        infoPropertyLists.append(relative)
      } else if name.hasSuffix(".xcodeproj") {
        xcodeProjects.append(relative)
      } else if !FolderListing.isSkipped(name), !Self.productSuffixes.contains(where: name.hasSuffix) {
        visitFolder(path)
      }
    }
  }

  /// Adds the folder of a table; one whose file may contain only colors or the like is read.
  private mutating func addTable(_ relative: String, _ place: CatalogPlace) {
    let isConfigured = configuredFolders.contains(place.folder.split(separator: "/").map(String.init))
    let folder = isConfigured ? place.folder : place.catalogFolder
    if tableFolders.contains(folder) { return }
    if place.format.sharesNames, let bytes = try? FileReader.bytes(of: path(relative)),
      !place.format.read(bytes).isTable
    {
      return
    }
    tableFolders.insert(folder)
  }

  private mutating func visitFolder(_ path: [String]) {
    guard path.count <= depth else { return }
    let full = self.path(path.joined(separator: "/"))
    var isDirectory = false
    guard FileManager.default.fileExists(atPath: full, isDirectory: &isDirectory), isDirectory,
      (try? FileManager.default.destinationOfSymbolicLink(atPath: full)) == nil
    else { return }
    guard remainingFolders > 0 else {
      isCut = true
      return
    }
    remainingFolders -= 1
    if let names = try? FileManager.default.contentsOfDirectory(atPath: full) {
      visit(names, below: path)
    } else {
      unreadableFolders.append(path.joined(separator: "/"))
    }
  }

  private mutating func addCode(_ path: [String]) {
    guard !path.contains(where: Self.isOfTests), let top = path.first else { return }
    codeTops.insert(path.count == 1 ? "" : top)
    for count in 1..<max(1, path.count) { codeFolders.insert(path.prefix(count).joined(separator: "/")) }
    if top == "Sources", path.count > 2 { targets.insert("Sources/\(path[1])") }
  }

  /// The outermost folder with an `l10n.yml` around a folder of tables, which is its catalog; otherwise the folder
  /// itself.
  private func configured(_ folder: [String]) -> [String] {
    (0...folder.count).lazy.map { Array(folder.prefix($0)) }.first(where: configuredFolders.contains) ?? folder
  }

  private static func isOfTests(_ name: String) -> Bool {
    name == "Tests" || name == "Fixtures" || name.hasSuffix("Tests")
  }

  /// The folders that are not inside another one of them: tables below a catalog's folder are read with it.
  private static func outermost(_ folders: some Sequence<[String]>) -> [String] {
    var kept: [[String]] = []
    for folder in folders.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      if let last = kept.last, folder.starts(with: last) { continue }
      kept.append(folder)
    }
    return kept.map { $0.joined(separator: "/") }
  }
}
