internal import L10nCompiler
internal import L10nRuntime

extension OverrideTarget {
  /// The program of a pattern that a text with an index replaces, in whose syntax it is written; `nil` for formats.
  func pattern(of index: Int) -> Program? {
    if let program = development(index), program.naming != .positions { return program }
    let syntax = syntax(of: index)
    guard syntax != .printf, arguments(of: index).isEmpty else { return nil }
    var program = Program([])
    program.naming = syntax == .mf2 ? .mf2 : .icu
    return program
  }

  /// What the text with an index is marked up with; `nil` for plain texts.
  func markup(of index: Int) -> Program.Markup? { development(index)?.markup }

  private func development(_ index: Int) -> Program? { program(of: index).flatMap { Program(text: $0) } }
}
