import Foundation

/// A file to read.
struct Sample {
  let name: String
  let bytes: [UInt8]
  let isStringsdict: Bool

  init(_ name: String, bytes: [UInt8], isStringsdict: Bool = false) {
    (self.name, self.bytes, self.isStringsdict) = (name, bytes, isStringsdict)
  }

  /// The names of the samples that need no files: the same on every machine.
  static let generatedNames = [
    "UTF-8, English", "UTF-8, ten languages", "UTF-16, English", "UTF-16, ten languages", "stringsdict",
  ]

  /// One of those samples, with 100,000 entries, or 10,000 plural rules; `nil` for another name.
  static func generated(_ name: String) -> Sample? {
    let count = 100_000
    return switch name {
    case "UTF-8, English": Sample(name, bytes: Array(table(entries: count, texts: englishTexts).utf8))
    case "UTF-8, ten languages": Sample(name, bytes: Array(table(entries: count, texts: mixedTexts).utf8))
    case "UTF-16, English": Sample(name, bytes: utf16(table(entries: count, texts: englishTexts)))
    case "UTF-16, ten languages": Sample(name, bytes: utf16(table(entries: count, texts: mixedTexts)))
    case "stringsdict": Sample(name, bytes: Array(dictionary(entries: count / 10).utf8), isStringsdict: true)
    default: nil
    }
  }

  /// The generated sample of a name, or the `.strings` files below a folder.
  static func named(_ name: String) -> [Sample] {
    generated(name).map { [$0] } ?? files(below: name).filter { !$0.isStringsdict }
  }

  /// All tables below a folder, in order of their paths.
  static func files(below folder: String) -> [Sample] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.sorted().filter { $0.hasSuffix(".strings") || $0.hasSuffix(".stringsdict") }.compactMap { path in
      FileManager.default.contents(atPath: "\(folder)/\(path)").map {
        Sample(path, bytes: Array($0), isStringsdict: path.hasSuffix("dict"))
      }
    }
  }

  // MARK: Texts

  /// One value in twenty has an escape, as in real tables; every entry has a comment, as Xcode's export writes them.
  private static func table(entries: Int, texts: [String]) -> String {
    var output = ""
    for index in 0..<entries {
      let text = texts[index % texts.count]
      output += "/* The text of button \(index) in the settings of the player */\n"
      output += "\"settings.section\(index / 100).item\(index).title\" = \"\(text)\";\n\n"
    }
    return output
  }

  private static let englishTexts = (0..<20).map { index in
    index == 7 ? #"Could not play \"%@\".\nTry again in %d minutes."# : "Shows the next video of playlist \(index)"
  }

  private static let mixedTexts = [
    "Zeigt das nächste Video der Wiedergabeliste", "يعرض الفيديو التالي في قائمة التشغيل",
    "Shows the next video of this playlist", "Muestra el siguiente vídeo de la lista",
    "Affiche la vidéo suivante de la liste de lecture", "再生リストの次の動画を表示します",
    "재생목록의 다음 동영상을 표시합니다", "Mostra o próximo vídeo da lista", "显示播放列表中的下一个视频",
    #"顯示播放清單中的下一部影片：\"%@\""#,
  ]

  private static func dictionary(entries: Int) -> String {
    var output = #"<?xml version="1.0" encoding="UTF-8"?>\#n<plist version="1.0">\#n<dict>\#n"#
    for index in 0..<entries {
      output += """
        \t<key>playlist.videos\(index).count</key>
        \t<dict>
        \t\t<key>NSStringLocalizedFormatKey</key>
        \t\t<string>%#@videos@</string>
        \t\t<key>videos</key>
        \t\t<dict>
        \t\t\t<key>NSStringFormatSpecTypeKey</key>
        \t\t\t<string>NSStringPluralRuleType</string>
        \t\t\t<key>NSStringFormatValueTypeKey</key>
        \t\t\t<string>lld</string>
        \t\t\t<key>one</key>
        \t\t\t<string>%lld video in playlist \(index)</string>
        \t\t\t<key>other</key>
        \t\t\t<string>%lld videos in playlist \(index)</string>
        \t\t</dict>
        \t</dict>

        """
    }
    return output + "</dict>\n</plist>\n"
  }

  private static func utf16(_ text: String) -> [UInt8] {
    [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }
}
