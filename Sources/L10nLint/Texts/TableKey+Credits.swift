import L10nSyntax

extension TableKey {
  /// Whether each language has the names of its own translators for a text, which rules about texts pass over: by
  /// convention of the programs of GNOME and KDE.
  var namesTranslators: Bool { Self.credits.contains { $0 == self } }

  private static let credits: [TableKey] = [
    "translator-credits", "translator_credits", "NAME OF TRANSLATORS|Your names", "EMAIL OF TRANSLATORS|Your emails",
  ]
}
