import L10nSyntax

extension [MessagePart] {
  /// Whether a number is shown, at least by some of the variants.
  ///
  /// - Parameters:
  ///   - isCounted: whether the parts are those of a variant that the number selects.
  ///   - isBeside: whether variants that the number selects are ignored.
  func show(_ name: String, isCounted: Bool = false, besidesPlurals isBeside: Bool = false) -> Bool {
    contains { part in
      switch part {
      case .text, .markup: false
      case .number: isCounted
      case .placeholder(let placeholder): placeholder.name == name
      case .select(let select):
        if select.isPlural, select.name == name {
          !isBeside && select.variants.contains { $0.parts.show(name, isCounted: true) }
        } else {
          select.variants.contains {
            $0.parts.show(name, isCounted: isCounted && !select.isPlural, besidesPlurals: isBeside)
          }
        }
      }
    }
  }
}
