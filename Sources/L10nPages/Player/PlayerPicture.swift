package import L10nCore
import L10nRuntime
import L10nSyntax

/// A picture of the player in one language, with one of its controls marked.
package struct PlayerPicture: Sendable {
  /// The locale's index in the catalog.
  package let locale: Int

  /// The name of the control in `l10n.yml`.
  package let control: String

  /// The state of the control, and the index of its wording.
  let state: ControlState
  let wording: Int

  /// The texts that it shows or that a screen reader speaks for it.
  package let texts: [TextID]

  /// Words for a file's name: `buttonPlayback`, `buttonPlayback, state 2`.
  package var title: String {
    control + (state == .primary ? "" : ", state 2") + (wording > 0 ? ", wording \(wording + 1)" : "")
  }
}

extension PageReport {
  /// The pictures that show each text of a control once for each control, in the order of locales and controls.
  ///
  /// The preview changes states of buttons only, so texts of other controls' second states are on no picture.
  package func pictures(locales: [Int]) -> [PlayerPicture] {
    let ids = Dictionary(catalog.developmentIDs.map { ($0.key.text, $0) }, uniquingKeysWith: { first, _ in first })
    return locales.flatMap { locale in
      catalog.configuration.controls.filter(\.isSpoken).flatMap { control in
        var known: Set<TextID> = []
        let states: [ControlState] = ControlKind(control) == .button ? ControlState.allCases : [.primary]
        return states.flatMap { state in
          let keys = Self.keys(of: control, state)
          return keys.indices.compactMap { wording -> PlayerPicture? in
            let texts = keys[wording].compactMap { ids[$0] }.filter { known.insert($0).inserted }
            if texts.isEmpty { return nil }
            return PlayerPicture(locale: locale, control: control.name, state: state, wording: wording, texts: texts)
          }
        }
      }
    }
  }

  /// The keys of a control's texts by wording.
  private static func keys(of control: ControlDeclaration, _ state: ControlState) -> [[String]] {
    let kinds = ControlTextKind.allCases.map { control.texts($0, state).map(\.key) }
    return (0..<max(1, kinds.map(\.count).max() ?? 0)).map { wording in
      let keys = kinds.compactMap { $0.indices.contains(wording) ? $0[wording] : nil }
      return keys + (wording == 0 ? [control.visibleText?.name].compactMap { $0 } : [])
    }
  }

  /// The page whose script draws pictures; a headless browser runs it and prints the result.
  package func page(drawing pictures: [PlayerPicture]) -> String {
    let layouts = PlayerLayout.all(catalog.configuration, catalog.configuration.controls.filter(\.isSpoken))
    let wanted = pictures.map { picture in
      let layout = layouts.first { $0.controls.contains(picture.control) }
      return JSONOutput.object([
        .init("language", .string(catalog.locales[picture.locale].directory)),
        .init("layout", .string(layout?.name ?? "")), .init("control", .string(picture.control)),
        .init("state", .number(picture.state.rawValue)), .init("wording", .number(picture.wording)),
      ])
    }
    let data = JSONOutput.object([.init("width", .number(880)), .init("pictures", .array(wanted))])
    let frame = PageFrame(self, PageNames(locales.map(\.name)))
    return PlayerPage(self, PageFindingIndex([])).text(in: frame, drawing: data)
  }
}

/// A picture that a browser has drawn.
package struct DrawnPicture {
  /// Its index among the requested pictures.
  package let number: Int

  /// The rectangle of the control in pixels: left, top, width and height.
  package let frame: [Int]

  /// A PNG in Base64.
  package let image: Substring

  /// The pictures in a browser's output; other lines are ignored.
  package static func all(in output: String) -> [DrawnPicture] {
    output.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let words = line.split(separator: UInt8(ascii: " ")).map { Substring($0) }
      guard words.count == 7, words[0] == "picture", let number = Int(words[1]) else { return nil }
      let frame = words[2..<6].compactMap { Int($0) }
      return frame.count == 4 ? DrawnPicture(number: number, frame: frame, image: words[6]) : nil
    }
  }
}
