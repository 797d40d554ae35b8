import L10nSyntax

extension AndroidText {
  /// Replaces Java's specifiers with Foundation's.
  mutating func readSpecifiers() {
    let specifiers = JavaSpecifier.specifiers(in: utf8).filter { $0.foundation != Array(utf8[$0.range]) }
    if specifiers.isEmpty { return }
    spelled.replace(specifiers.map { ($0.range, $0.foundation) })
  }
}
