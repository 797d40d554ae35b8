package import L10nRuntime

extension OverrideText {
  /// A text from its program.
  /// - Parameter lacksForms: whether it takes plural forms from hidden texts.
  package init(_ program: Program, lacksForms: Bool) {
    self.init(program.text, completion: lacksForms ? Self.completed : nil)
  }

  private static let completed: Completion = { program, lenders, categories in
    guard let own = Program(text: program) else { return program }
    return lenders.compactMap { Program(text: $0) }.reduce(own) { $0.completed(by: $1, categories: categories) }.text
  }
}
