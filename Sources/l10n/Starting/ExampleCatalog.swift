/// The example texts of `l10n init --create`.
struct ExampleCatalog {
  /// The language's directory, without the suffix.
  let directory: String

  init(_ directory: String) { self.directory = directory }

  /// The path of the table below the project's folder.
  var path: String { "Localizations/\(directory).lproj/Localizable.strings" }

  let text = """
    /* The title of the first screen. */
    "welcome.title" = "Welcome";

    /* Below the title. %@ = name */
    "welcome.greeting" = "Good to see you, %@.";

    /* A button that starts the video. */
    "player.play.label" = "Play";

    """
}
