import L10nCore

extension Rule {
  static let missingComment: Rule = Rule(
    id: "missing-comment", severity: .warning, use: .onRequest,
    summary: "A text of the development language has no comment for translators, or one that says too little.",
    options: [
      RuleOption("min-length", .number, "How many characters a comment has at least; 1 if it is not given."),
      RuleOption("arguments", .flag, "Whether the comment has to name the arguments: %1$@ = title."),
    ]
  ) { context, settings in
    let minimum = max(1, settings[option: "min-length"]?.number ?? 1)
    let wantsNames = settings[option: "arguments"]?.flag ?? false
    return context.developmentEntries.compactMap { entry in
      // Nothing of Info.plist needs an explanation: the keys are Apple's.
      guard entry.isTranslatable, !entry.id.isInInfoPlist else { return nil }
      let comment = entry.comment ?? ""
      guard comment.count >= minimum else {
        return Diagnostic(
          comment.isEmpty
            ? "'\(entry.key)' has no comment" : "the comment of '\(entry.key)' has fewer than \(minimum) characters",
          at: entry.keyLocation, subject: entry.subject,
          help: "say where the text stands and what it is for",
          shared: Diagnostic.Shared("texts have no comment, or one that is too short"))
      }
      guard wantsNames, let position = entry.parameters.firstIndex(where: { $0.name == nil }) else { return nil }
      return Diagnostic(
        "the comment of '\(entry.key)' does not say what argument \(position + 1) is", at: entry.keyLocation,
        subject: entry.subject, help: "name it in the comment, as in '%\(position + 1)$@ = title'")
    }
  }
}
