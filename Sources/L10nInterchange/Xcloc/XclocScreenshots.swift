package import L10nCore
internal import StringsFormat

/// The pictures in Xcode's localization catalog, with the places of texts in them, as Xcode has them from test runs:
///
///     Notes/Screenshots/Player/Preview/localizedStringData.plist
///     Notes/Screenshots/Player/Preview/buttonPlayback.png
///
/// Xcode marks a text in its pictures. Where texts share a picture it takes the place of one of them for all, so texts of
/// one picture have one place.
package struct XclocScreenshots: Sendable {
  /// A picture, and the texts that it shows in one place.
  package struct Picture: Sendable {
    /// The name of the file, which stands beside the list.
    let name: String

    /// Pixels from the left and the top, width and height.
    let frame: [Int]
    let texts: [TextID]

    package init(name: String, frame: [Int], texts: [TextID]) {
      (self.name, self.frame, self.texts) = (name, frame, texts)
    }
  }

  /// The folder below the localization catalog. Xcode has a folder of a test and one of a device in it.
  package static let folder = "Notes/Screenshots/Player/Preview"

  /// The name of the list.
  package static let list = "localizedStringData.plist"

  /// The list of texts with their pictures, in the order of tables and keys.
  ///
  /// - Parameter project: what stands for the bundle that the texts are of.
  package static func text(of pictures: [Picture], project: String) -> String {
    var byText: [TextID: [Picture]] = [:]
    for picture in pictures { for text in picture.texts { byText[text, default: []].append(picture) } }
    let entries = byText.sorted { $0.key < $1.key }.map { text, pictures in
      let shots = pictures.map { picture in
        let frame = "{{\(picture.frame[0]), \(picture.frame[1])}, {\(picture.frame[2]), \(picture.frame[3])}}"
        return "\t\t\t<dict>\n\(member("frame", frame, 4))\(member("name", picture.name, 4))\t\t\t</dict>\n"
      }
      return "\t<dict>\n" + member("bundleID", project, 2) + member("bundlePath", project, 2)
        + "\t\t<key>screenshots</key>\n\t\t<array>\n\(shots.joined())\t\t</array>\n"
        + member("stringKey", text.key.text, 2) + member("tableName", text.table, 2) + "\t</dict>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <array>
      \(entries.joined())</array>
      </plist>

      """
  }

  private static func member(_ name: String, _ text: String, _ depth: Int) -> String {
    let blanks = String(repeating: "\t", count: depth)
    return "\(blanks)<key>\(name)</key>\n\(blanks)<string>\(XMLText.content(text.unicodeScalars))</string>\n"
  }
}
