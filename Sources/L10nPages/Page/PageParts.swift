internal import CPages

/// The parts of pages that are not generated in Swift: the files of `Templates/Pages`, which are embedded in the tool.
enum PageParts {
  /// The style sheet of all pages.
  static let style = part(cpages_style(), "593bdo/HgavQSFcv6rUOdC0J2p0fdefYl9gNVnn2lkk=")

  /// The script of all pages.
  static let script = part(cpages_script(), "ZCI6EwlNKwDywqaDM1TTocjZ/9rM3oVv8xmNVxST/80=")

  /// The script that speaks texts.
  static let speechScript = part(cpages_speech_script(), "dU2Cdu9z67Izl6two84b78UHW8t2X16h4LtPN+zl2OQ=")

  /// The script of the words of pages.
  static let wordsScript = part(cpages_words_script(), "vJ8GwLRjGRnqlfgdR4DSpRQG7BbpXdeaC0JrDFBw4Os=")

  /// The script that writes translation files.
  static let xliffScript = part(cpages_xliff_script(), "QuyPbcQQR6hXO5oZB1qNwVBWpXCAjW+VBYw/3BxbRTQ=")

  /// The script of pages with recordings.
  static let playlistScript = part(cpages_playlist_script(), "zY2EZp9GGgWhJRIeGWb5OmyHSaiex/jIqd5xLBjjDow=")

  /// The style sheet of the player's page.
  static let playerStyle = part(cpages_player_style(), "rKS1HoRXUu8sGx/6zJV81CvbmA7Gwmnd/K3Estu3wbE=")

  /// The script of the player's page.
  static let playerScript = part(cpages_player_script(), "TuiMeDcFKPxt/GuEQulCCRR6ifIXtgJlMflDRygaqJ4=")

  /// The script that draws a part of a page as a picture.
  static let drawScript = part(cpages_draw_script(), "HcIn8xv9Ozyuug3y8jYSP0r7mcLA5KLFsyWHuF56bKY=")

  /// The script of the designers' checks.
  static let designerScript = part(cpages_designer_script(), "L/ZUkVLuMIbb9pAY8iuPj6PXQZcp53iSb6X/G0SQjRE=")

  /// The style sheet of pictures of the player.
  static let pictureStyle = part(cpages_picture_style(), "FDqNRd1wPCFAgovTsmAVWNjEvXTSh6Iv4i9XXHXtqa0=")

  /// The script that draws pictures of the player.
  static let pictureScript = part(cpages_picture_script(), "VqPCmXmXlrjUN2FmYzL5Gmxsnj27Ch8fCqLnFYSJSp4=")

  /// The style sheet of the translation pages.
  static let translationStyle = part(cpages_translation_style(), "KYR9S8W4VUMWQs7ADnvP3tmj/d130pZuz7i7PUpxUZQ=")

  /// The script that checks translations as they are typed.
  static let translationChecks = part(cpages_translation_checks(), "8j0vxoRMlEj6wADKEGYY3xRORcibN0Xuef4s1lcqVoo=")

  /// The script of the translation pages.
  static let translationScript = part(cpages_translation_script(), "vc4KBUUClK/RpvPuQ2RDBASSTN4D9hOEus5yESmVVHI=")

  /// All style sheets and scripts.
  static var all: [PagePart] {
    [
      style, script, speechScript, wordsScript, xliffScript, playlistScript, playerStyle, playerScript, drawScript,
      designerScript, pictureStyle, pictureScript, translationStyle, translationChecks, translationScript,
    ]
  }

  /// The icons of controls: an `svg` element of symbols.
  static var icons: String { text(cpages_icons()) }

  private static func part(_ file: cpages_file, _ hash: String) -> PagePart { PagePart(text: text(file), hash: hash) }

  private static func text(_ file: cpages_file) -> String {
    String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }
}

/// A style sheet or a script of a page.
struct PagePart {
  let text: String

  /// The SHA-256 of the text in Base64, by which a Content-Security-Policy allows it.
  let hash: String
}
