extension [TableFile] {
  /// Warnings for the phrases of App Shortcuts, which are not texts; one for each file.
  ///
  /// - Parameter fate: the treatment of the phrases, such as `left out`.
  package func phraseWarnings(_ fate: String) -> [Diagnostic] {
    var seen: Set<String> = []
    return compactMap { file in
      let phrases = file.phrases
      guard let first = phrases.first, seen.insert(file.path).inserted else { return nil }
      return Diagnostic(
        "conversion-loss", .warning,
        "\(phrases.count.counted("entry", "entries")) with phrases of App Shortcuts, '\(first.key)' first, "
          + "\(phrases.count == 1 ? "is" : "are") \(fate)",
        at: file.location(first.range), subject: Diagnostic.Subject(table: file.place.table),
        help: "Xcode exports and imports them")
    }
  }
}
