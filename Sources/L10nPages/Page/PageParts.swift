internal import CPages

/// The parts of pages that are not made in Swift: the files of `Templates/Pages`, which the tool carries in itself.
enum PageParts {
  /// The style sheet of all pages.
  static var style: PagePart {
    PagePart(text: text(cpages_style()), hash: "Xddj55vE8GZvw/mDGbdTX6ot29iZugF1JZ9HLsnxLVE=")
  }

  /// The script of all pages.
  static var script: PagePart {
    PagePart(text: text(cpages_script()), hash: "yufWxz9fPuVaHqlZwCWeLIipLsXsT+s7ees5lCDY0mA=")
  }

  /// The script that says texts aloud.
  static var speechScript: PagePart {
    PagePart(text: text(cpages_speech_script()), hash: "Ldfn4PdEqg/1ntCYxrXslaxD6BgAE7COFO9Q6zQtnP8=")
  }

  /// The script of pages with recordings.
  static var playlistScript: PagePart {
    PagePart(text: text(cpages_playlist_script()), hash: "wXCQIW+k8xEB6hacvaMPVe7iZ/y3EZIoweN5Ae8nmzc=")
  }

  /// The style sheet of the player's page.
  static var playerStyle: PagePart {
    PagePart(text: text(cpages_player_style()), hash: "amP30ynKwc/ORNEacpUUQFF8qOiDLFlZG2w9HJY9eAA=")
  }

  /// The script of the player's page.
  static var playerScript: PagePart {
    PagePart(text: text(cpages_player_script()), hash: "Kz5xzzCLgjATQjAvnN9o6t0abO4jvCCHmYZWNSApsaQ=")
  }

  /// The script that draws a part of a page as a picture.
  static var drawScript: PagePart {
    PagePart(text: text(cpages_draw_script()), hash: "HcIn8xv9Ozyuug3y8jYSP0r7mcLA5KLFsyWHuF56bKY=")
  }

  /// The script for what designers check.
  static var designerScript: PagePart {
    PagePart(text: text(cpages_designer_script()), hash: "LrywOd6YsthN+3lJjlOLYPkdgiq0jw7fnYJ0WXYd9Cs=")
  }

  /// The style sheet of pictures of the player.
  static var pictureStyle: PagePart {
    PagePart(text: text(cpages_picture_style()), hash: "TEQvJhezQZZZf0Z5z1mKJLMKX7W673mlfJZ3Uw8iS3Y=")
  }

  /// The script that draws them.
  static var pictureScript: PagePart {
    PagePart(text: text(cpages_picture_script()), hash: "VqPCmXmXlrjUN2FmYzL5Gmxsnj27Ch8fCqLnFYSJSp4=")
  }

  /// The style sheet of the pages on which texts are translated.
  static var translationStyle: PagePart {
    PagePart(text: text(cpages_translation_style()), hash: "KYR9S8W4VUMWQs7ADnvP3tmj/d130pZuz7i7PUpxUZQ=")
  }

  /// The checks of translations while they are typed.
  static var translationChecks: PagePart {
    PagePart(text: text(cpages_translation_checks()), hash: "QoX0kbSkvb+ef1nKrZcW5PNfeZ5ZHFEmIc7WrKg0B3s=")
  }

  /// The script of the pages on which texts are translated.
  static var translationScript: PagePart {
    PagePart(text: text(cpages_translation_script()), hash: "FQODL5UzMNltHiVht4J0vDUSAF1Arnk06MZhxMf1afk=")
  }

  /// All style sheets and scripts.
  static var all: [PagePart] {
    [
      style, script, speechScript, playlistScript, playerStyle, playerScript, drawScript, designerScript, pictureStyle,
      pictureScript, translationStyle, translationChecks, translationScript,
    ]
  }

  /// The icons of controls: an `svg` element of symbols.
  static var icons: String { text(cpages_icons()) }

  private static func text(_ file: cpages_file) -> String {
    String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }
}

/// A style sheet or a script of a page.
struct PagePart {
  let text: String

  /// The SHA-256 of the text in Base64, by which a Content-Security-Policy lets it pass.
  let hash: String
}
