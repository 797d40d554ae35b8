import L10nCore

extension Rule {
  static let spokenLineBreak: Rule = Rule(
    id: "a11y-line-break", severity: .warning, use: .forSpeech,
    summary: "A text that is spoken has a line break or a tab."
  ) { context, settings in
    context.spokenTexts(SpokenKind.spoken, under: settings).compactMap { text in
      let traits = text.text.traits
      guard traits.contains(.lineBreaks) || traits.contains(.controls) else { return nil }
      let breaks: [UInt8] = [0x09, 0x0A, 0x0D]
      guard text.string.utf8.contains(where: { breaks.contains($0) }) else { return nil }
      return Diagnostic(
        "\(text.name) breaks its line", atWhole: text, of: context,
        help: "write a space, and let the interface wrap the drawn text")
    }
  }
}
