internal import CPages

/// The parts of pages that are not made in Swift: the files of `Templates/Pages`, which the tool carries in itself.
enum PageParts {
  /// The style sheet of all pages.
  static var style: String { text(cpages_style()) }

  /// The script of all pages.
  static var script: String { text(cpages_script()) }

  /// The script that says texts aloud.
  static var speechScript: String { text(cpages_speech_script()) }

  /// The script of pages with recordings.
  static var playlistScript: String { text(cpages_playlist_script()) }

  /// The style sheet of the player's page.
  static var playerStyle: String { text(cpages_player_style()) }

  /// The script of the player's page.
  static var playerScript: String { text(cpages_player_script()) }

  /// The scripts that draw a part of a page as a picture, and for what designers check.
  static var drawScript: String { text(cpages_draw_script()) }
  static var designerScript: String { text(cpages_designer_script()) }

  /// The style sheet and the script that draw pictures of the player.
  static var pictureStyle: String { text(cpages_picture_style()) }
  static var pictureScript: String { text(cpages_picture_script()) }

  /// The style sheet of the pages on which texts are translated.
  static var translationStyle: String { text(cpages_translation_style()) }

  /// The checks of translations while they are typed.
  static var translationChecks: String { text(cpages_translation_checks()) }

  /// The script of the pages on which texts are translated.
  static var translationScript: String { text(cpages_translation_script()) }

  /// The icons of controls: an `svg` element of symbols.
  static var icons: String { text(cpages_icons()) }

  private static func text(_ file: cpages_file) -> String {
    String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }
}
