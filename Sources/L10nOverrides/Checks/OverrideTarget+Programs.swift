internal import L10nCompiler
internal import L10nRuntime

extension OverrideTarget {
  /// The program of the pattern that a text with an index replaces, and whose syntax it has; `nil` for formats.
  func pattern(of index: Int) -> Program? {
    if let program = development(index), program.naming != .positions { return program }
    let syntax = syntax(of: index)
    guard syntax != .printf, arguments(of: index).isEmpty else { return nil }
    var program = Program([])
    program.naming = syntax == .mf2 ? .mf2 : .icu
    return program
  }

  /// The markup syntax of the text with an index; `nil` for plain texts.
  func markup(of index: Int) -> Program.Markup? { development(index)?.markup }

  private func development(_ index: Int) -> Program? { program(of: index).flatMap { Program(text: $0) } }
}
