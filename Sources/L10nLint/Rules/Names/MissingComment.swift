import L10nCore

private let minimumLength = RuleOption(
  "min-length", .integer, default: 1, "The least number of characters of a comment; 1 by default.")
private let argumentNames = RuleOption(
  "arguments", .flag, default: false, "Whether the comment has to name the arguments: %1$@ = title.")

extension Rule {
  static let missingComment: Rule = Rule(
    id: "missing-comment", severity: .warning, use: .onRequest,
    summary: "A text of the development language has no comment for translators, or one that says too little.",
    options: [minimumLength, argumentNames]
  ) { context, settings in
    let minimum = max(1, settings[minimumLength])
    let wantsNames = settings[argumentNames]
    return context.developmentEntries.compactMap { entry in
      // Texts of Info.plist need no explanation: the keys are Apple's.
      guard entry.isTranslatable, !entry.id.isInInfoPlist else { return nil }
      let comment = entry.comment ?? ""
      guard comment.count >= minimum, !entry.isRepeated(by: comment) else {
        return Diagnostic(
          comment.isEmpty
            ? "'\(entry.key)' has no comment"
            : "the comment of '\(entry.key)' "
              + (comment.count < minimum ? "has fewer than \(minimum) characters" : "says nothing about it"),
          at: entry.keyLocation, subject: entry.subject,
          help: "say where the text appears and what it is for",
          shared: Diagnostic.Shared("texts have no comment, or one that says too little"))
      }
      guard wantsNames, let position = entry.parameters.firstIndex(where: { $0.name == nil }) else { return nil }
      return Diagnostic(
        "the comment of '\(entry.key)' does not say what argument \(position + 1) is", at: entry.keyLocation,
        subject: entry.subject, help: "name it in the comment, as in '%\(position + 1)$@ = title'")
    }
  }
}

extension CatalogEntry {
  /// Whether a comment is only the text or the key again, or what tools and developers write in place of one.
  fileprivate func isRepeated(by comment: String) -> Bool {
    let said = comment.comparedWords
    return said == key.text.comparedWords || said == plainText?.comparedWords || placeholders.contains(said)
  }
}

extension String {
  /// The words in lowercase, without what is between them.
  fileprivate var comparedWords: [String] { lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init) }
}

/// Comments that are to be replaced by one; Xcode writes the first.
private let placeholders: Set<[String]> = [
  ["no", "comment", "provided", "by", "engineer"], ["no", "comment"], ["comment"], ["todo"], ["tbd"], ["fixme"],
]
