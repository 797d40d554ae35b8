package import L10nCore
internal import L10nSyntax

/// The pictures in Xcode's localization catalog, with the places of texts in them, in the layout of Xcode's test runs:
///
///     Notes/Screenshots/Player/Preview/localizedStringData.plist
///     Notes/Screenshots/Player/Preview/buttonPlayback.png
///
/// Xcode marks a text in its pictures. If texts share a picture it uses the place of one of them for all, so the texts
/// of one picture have one place.
package struct XclocScreenshots: Sendable {
  /// A picture, and the texts that it shows at one place.
  package struct Picture: Sendable {
    /// The name of the file, which is beside the list.
    let name: String

    /// In pixels: left, top, width and height.
    let frame: [Int]
    let texts: [TextID]

    package init(name: String, frame: [Int], texts: [TextID]) {
      (self.name, self.frame, self.texts) = (name, frame, texts)
    }
  }

  /// The folder below the localization catalog. Xcode has a folder for a test and one for a device in it.
  package static let folder = "Notes/Screenshots/Player/Preview"

  /// The name of the list.
  package static let list = "localizedStringData.plist"

  /// The list of texts with their pictures, in the order of tables and keys.
  ///
  /// - Parameter project: the name to use for the texts' bundle.
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
