import L10nSyntax

extension AndroidText {
  /// Replaces the specifiers of the file with Foundation's.
  mutating func readSpecifiers(_ formatter: FormatterDialect) {
    let specifiers = formatter.specifiers(utf8).filter { $0.foundation != Array(utf8[$0.range]) }
    if specifiers.isEmpty { return }
    spelled.replace(specifiers.map { ($0.range, $0.foundation) })
  }
}
