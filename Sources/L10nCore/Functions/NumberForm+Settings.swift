internal import L10nRuntime
internal import L10nSyntax

extension NumberForm {
  /// The Swift expression of the form.
  var code: String { self == .plain ? ".plain" : "\"\(SwiftLiteral.escaped(text))\"" }
}

extension Setting {
  /// The skeleton of a number or, with another check, of an amount.
  static func skeleton(
    _ path: any WritableKeyPath<Owner, NumberForm> & Sendable,
    _ style: @escaping @Sendable (NumberForm) -> NumberStyle? = { $0.style }
  ) -> Setting {
    Setting(
      "skeleton", path,
      // YAML reads .00 as a number.
      .parsed(.string(pattern: "", orNumber: true), "skeleton of a number", help: NumberForm.help) { text in
        let form = NumberForm(skeleton: text)
        return style(form) == nil ? nil : form
      }, NumberForm.summary)
  }
}

extension NumberForm {
  static let help = "write words of ICU's skeletons, each kind once: 'compact-short', '.00 sign-always'"
  static let summary = "How it is shown, as words of a number skeleton: compact-short, .00 sign-always."
}
