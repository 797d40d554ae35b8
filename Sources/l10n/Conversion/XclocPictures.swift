import Foundation
import L10nCore
import L10nInterchange
import L10nPages
import L10nWorkspace

/// Draws the player's controls for Xcode's localization catalogs. If that is impossible the catalogs have no pictures,
/// and a note gives the reason.
struct XclocPictures {
  let catalog: Catalog

  /// The name of the project.
  let project: String

  /// The number of pictures that a browser draws before another one is started.
  private static let limit = 400

  /// Adds the pictures of locales to the folders of their localization catalogs.
  ///
  /// - Parameter folders: by locale.
  /// - Returns: the number of pictures of each locale.
  /// - Throws: exit status 2, with a message, if an existing file cannot be read.
  func add(to folders: [Int: String], _ files: inout ChangedFiles) throws -> [Int: Int] {
    guard catalog.configuration.controls.contains(where: \.isSpoken) else {
      Terminal.report(note: "there are no pictures: l10n.yml has no controls")
      return [:]
    }
    guard let browser = HeadlessBrowser.installed() else {
      Terminal.report(
        note: "there are no pictures: no Chromium is installed",
        help: "install chromium or google-chrome, or name the program in \(HeadlessBrowser.variable)")
      return [:]
    }
    let report = PageReport(
      catalog, title: project, findings: [],
      services: PageServices(catalog),
      version: ProgramVersion.number)
    let wanted = report.pictures(locales: folders.keys.sorted())
    let drawn = ProgressLine.standard.during("drawing \(wanted.count) pictures") { draw(wanted, report, browser) }
    let lost = wanted.count - drawn.count
    if lost > 0, !drawn.isEmpty {
      Terminal.report(note: "\(lost) of \(wanted.count) pictures \(lost == 1 ? "was" : "were") not drawn")
    }
    var counts: [Int: Int] = [:]
    for (locale, pictures) in Dictionary(grouping: drawn, by: \.picture.locale).sorted(by: { $0.key < $1.key }) {
      guard let folder = folders[locale] else { continue }
      let names = Self.names(of: pictures.map(\.picture.title))
      for (name, picture) in zip(names, pictures) {
        try files.add(output: picture.image, to: "\(folder)/\(XclocScreenshots.folder)/\(name)", note: "")
      }
      let listed = zip(names, pictures).map { name, drawn in
        XclocScreenshots.Picture(name: name, frame: drawn.frame, texts: drawn.picture.texts)
      }
      let list = XclocScreenshots.text(of: listed, project: project)
      try files.add(
        output: Array(list.utf8), to: "\(folder)/\(XclocScreenshots.folder)/\(XclocScreenshots.list)", note: "")
      counts[locale] = pictures.count
    }
    return counts
  }

  private typealias Drawn = (picture: PlayerPicture, frame: [Int], image: [UInt8])

  private func draw(_ wanted: [PlayerPicture], _ report: PageReport, _ browser: HeadlessBrowser) -> [Drawn] {
    var drawn: [Drawn] = []
    for start in stride(from: 0, to: wanted.count, by: Self.limit) {
      let part = Array(wanted[start..<min(start + Self.limit, wanted.count)])
      do {
        let output = try browser.contents(of: report.page(drawing: part), within: 30 + part.count)
        let found = DrawnPicture.all(in: output).compactMap { picture -> Drawn? in
          guard part.indices.contains(picture.number), let image = Data(base64Encoded: String(picture.image)),
            image.starts(with: [0x89, 0x50, 0x4E, 0x47])
          else { return nil }
          return (part[picture.number], picture.frame, [UInt8](image))
        }
        if found.isEmpty { throw Failure.nothing }
        drawn += found
      } catch {
        Terminal.report(note: "\(drawn.isEmpty ? "there are no pictures" : "pictures are missing"): \(error)")
        return drawn
      }
    }
    return drawn
  }

  private enum Failure: Error, CustomStringConvertible {
    case nothing
    var description: String { "the browser did not draw anything" }
  }

  /// File names for titles: a character that some file system does not allow becomes a hyphen, and names that differ
  /// only in case get a number.
  private static func names(of titles: [String]) -> [String] {
    var taken: Set<String> = []
    return titles.map { title in
      let plain = String(title.map { $0.isLetter || $0.isNumber || " ,-_".contains($0) ? $0 : "-" })
      var (name, number) = (plain, 2)
      while !taken.insert(name.lowercased()).inserted {
        name = "\(plain) (\(number))"
        number += 1
      }
      return name + ".png"
    }
  }
}
