package import L10nCore
internal import L10nSyntax

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
    return XMLOutput.propertyList { output in
      output.open("array")
      for (text, pictures) in byText.sorted(by: { $0.key < $1.key }) {
        output.open("dict")
        output.add(.init("bundleID", .text(project)))
        output.add(.init("bundlePath", .text(project)))
        output.element("key", content: "screenshots")
        output.open("array")
        for picture in pictures {
          let frame = "{{\(picture.frame[0]), \(picture.frame[1])}, {\(picture.frame[2]), \(picture.frame[3])}}"
          output.add(.dictionary([.init("frame", .text(frame)), .init("name", .text(picture.name))]))
        }
        output.close("array")
        output.add(.init("stringKey", .text(text.key.text)))
        output.add(.init("tableName", .text(text.table)))
        output.close("dict")
      }
      output.close("array")
    }
  }
}
